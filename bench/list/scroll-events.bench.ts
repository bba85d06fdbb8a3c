/**
 * The cost of a scroll event with 100 and with 10,000 plain rows, in headless Chromium with production builds:
 * `npm run bench:scroll-events`. Exits with 1 when an event costs more than 1.5 times as much with 10,000 rows.
 */
import { createMockStore, sampleCatalog } from '../../src/testing/index.js'
import { openBrowser } from '../apps/open-browser.js'
import { serveApps } from '../apps/serve-apps.js'
import { report, roundsOf } from '../report.js'
import { median, ratioOf } from '../statistics.js'

const ROUNDS = roundsOf(15, 5)
const EVENTS = 500

const server = await serveApps(createMockStore(sampleCatalog({ size: 1 })), {
  append: "import '../list/append.tsx'",
})
const browser = await openBrowser()
try {
  const pages = await Promise.all(
    [100, 10_000].map(async (size) => {
      const page = await browser.newPage()
      await page.goto(`${server.urlOf('append')}?rows=ours&size=${size}&restoreKey=bench`)
      await page.waitForSelector('[data-item-id]')
      await page.evaluate('window.scrollTo(0, 500)')
      return page
    }),
  )
  const runs: number[][] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, page] of pages.entries()) {
      await page.bringToFront()
      runs[index]!.push(
        // A string, because tsx adds helpers to functions that the page does not have.
        await page.evaluate<number>(`{
          const fire = () => { for (let event = 0; event < ${EVENTS}; event++) document.dispatchEvent(new Event('scroll')) }
          fire()
          const start = performance.now()
          fire();
          (1000 * (performance.now() - start)) / ${EVENTS}
        }`),
      )
    }
  }
  const [few, many] = runs as [number[], number[]]
  const micros = (times: number[]) => `${median(times).toFixed(1)} µs`
  report({
    what: 'a scroll event, at 10,000 rows against at 100',
    ours: micros(many),
    peer: `at 100 ${micros(few)}`,
    ...ratioOf(many, few),
    atMost: 1.5,
  })
} finally {
  await browser.close()
  server.close()
}
