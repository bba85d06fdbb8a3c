// Opens every story and docs page of the built Storybook, and drives the panel "Live store". Fails on a console message,
// a request to another site, a failed play function, an axe violation or a dead link. Then runs `npm start` with an empty
// cache, and fails if its front page loads twice.
// Usage: npm run check:stories [-- part-of-an-id]
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { preview } from 'vite'

import { freePort } from '../../test/free-port.js'
import { browserArgs, findBrowser } from '../find-browser.js'
import { checkDocs, checkStory, findPhoneStories, openPreview, type StoryEntry } from './check-entry.js'
import { checkPanel } from './check-panel.js'
import { checkStart } from './check-start.js'

/** Pages that are open at the same time. */
const PAGES = 2

const outDir = 'storybook-static'
const index = JSON.parse(readFileSync(join(outDir, 'index.json'), 'utf8')) as {
  entries: Record<string, StoryEntry>
}
const [filter = ''] = process.argv.slice(2)
const entries = Object.values(index.entries)
  // These stories need a server at an address of their own.
  .filter(({ title }) => title !== 'Browse over HTTP')
  // Its first key is pressed before the built preview has measured the grid. `npm test` runs the story.
  .filter(({ id }) => id !== 'virtualproductgrid--feed-by-keyboard')
  .filter(({ id }) => id.includes(filter))

const port = await freePort()
const server = await preview({
  configFile: false,
  appType: 'mpa',
  logLevel: 'error',
  build: { outDir },
  preview: { host: '127.0.0.1', port, strictPort: true },
})
const url = `http://127.0.0.1:${port}`
const executablePath = findBrowser()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: [...browserArgs] })

const context = await browser.newContext()
// Every browser asks for this file; Storybook has an SVG.
await context.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }))

let count = 0

/**
 * As in a test run of CI, what fails on a busy machine is tried once more.
 * @param prepare opens a new page after a check that failed
 */
async function checkTwice(
  place: string,
  check: () => Promise<string[]>,
  prepare?: () => Promise<void>,
): Promise<void> {
  const problems = await check()
  if (problems.length === 0) return
  await prepare?.()
  const secondProblems = await check()
  count += secondProblems.length
  for (const problem of secondProblems) console.error(`${place}: ${problem}`)
  if (secondProblems.length > 0) await prepare?.()
  else console.log(`${place}: passed at the second try, after: ${problems[0]}`)
}

const queue = entries.values()
const storyIds = entries.flatMap(({ id, type }) => (type === 'story' ? [id] : []))
async function checkNextEntries(): Promise<void> {
  const [page, docsPage] = [await context.newPage(), await context.newPage()]
  await openPreview(page, url)
  const phoneStories = await findPhoneStories(page, storyIds)
  for (const { id, type } of queue) {
    if (type === 'docs') {
      await checkTwice(id, () => checkDocs(docsPage, url, id, index.entries))
      continue
    }
    await page.setViewportSize(
      phoneStories.has(id) ? { width: 390, height: 844 } : { width: 1280, height: 900 },
    )
    await checkTwice(
      id,
      () => checkStory(page, id),
      () => openPreview(page, url),
    )
  }
}
await Promise.all(Array.from({ length: PAGES }, checkNextEntries))
if (!filter || 'live-store'.includes(filter)) await checkTwice('Live store', () => checkPanel(context, url))

if (!filter || 'npm start'.includes(filter)) await checkTwice('npm start', () => checkStart(browser))

await browser.close()
await server.close()
console.log(`${entries.length} stories and docs pages, ${count} problems`)
process.exit(count > 0 ? 1 : 0)
