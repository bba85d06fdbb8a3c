/**
 * `npm start` with a cold cache, in headless Chromium: from the command to a live list on Storybook's front page:
 * `npm run bench start`. Exits with 1 when the median takes more than 10 s.
 */
import { openFrontPage } from '../scripts/check-stories/open-front-page.js'
import { openBrowser } from './apps/open-browser.js'
import { report, roundsOf } from './report.js'
import { spreadOf } from './statistics.js'

const seconds: number[] = []
for (let round = 0; round < roundsOf(5, 1); round++) {
  const browser = await openBrowser()
  seconds.push((await openFrontPage(browser)).seconds)
  await browser.close()
}
report({
  what: '`npm start` to a live list on the front page, with a cold cache',
  ...spreadOf(seconds),
  atMost: 10,
  unit: ' s',
})
