// Opens every story and docs page of the built Storybook, and drives the panels and the search. Fails on a console message,
// a request to another site, a failed play function, an axe violation or a dead link; on a story without code, and on Controls of
// what is not a prop of the story's component. `npm test` runs axe on the stories with a play function. Then runs `npm start` with an empty cache, and fails if its front page loads twice.
// Usage: npm run check:stories [-- part-of-an-id]
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { preview } from 'vite'

import { freePort } from '../../test/free-port.js'
import { browserArgs, findBrowser } from '../find-browser.js'
import {
  checkDocs,
  checkStory,
  findPhoneStories,
  hasPlay,
  openPreview,
  type StoryEntry,
} from './check-entry.js'
import { checkCopy, checkOrder, checkSearch, checkStoryParameters } from './check-gifts.js'
import { checkPanel } from './check-panel.js'
import { checkStart } from './check-start.js'

/** Pages that are open at the same time. */
const PAGES = 2

const outDir = 'storybook-static'
const index = JSON.parse(readFileSync(join(outDir, 'index.json'), 'utf8')) as {
  entries: Record<string, StoryEntry>
}
const [filter = ''] = process.argv.slice(2)
const isLeftOut = ({ title, id }: StoryEntry) =>
  // These stories need a server at an address of their own.
  title === 'Browse over HTTP' ||
  // Its first key is pressed before the built preview has measured the grid.
  id === 'virtualproductgrid--feed-by-keyboard'
const entries = Object.values(index.entries).filter((entry) => !isLeftOut(entry) && entry.id.includes(filter))
const untested = Object.values(index.entries).filter(
  (entry) => entry.type === 'story' && isLeftOut(entry) && !hasPlay(entry),
)

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

let count = untested.length
for (const { id } of untested)
  console.error(`${id}: npm test leaves it out too, because it has no play function`)

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
  const [playPage, axePage, docsPage] = [
    await context.newPage(),
    await context.newPage(),
    await context.newPage(),
  ]
  await openPreview(playPage, url, { axe: false })
  await openPreview(axePage, url, { axe: true })
  const phoneStories = await findPhoneStories(playPage, storyIds)
  for (const entry of queue) {
    const { id, type } = entry
    if (type === 'docs') {
      await checkTwice(id, () => checkDocs(docsPage, url, id, index.entries))
      continue
    }
    const page = hasPlay(entry) ? playPage : axePage
    await page.setViewportSize(
      phoneStories.has(id) ? { width: 390, height: 844 } : { width: 1280, height: 900 },
    )
    await checkTwice(
      id,
      () => checkStory(page, id),
      () => openPreview(page, url, { axe: page === axePage }),
    )
  }
}
await Promise.all(Array.from({ length: PAGES }, checkNextEntries))
if (!filter || 'sidebar'.includes(filter)) {
  const listed = Object.values(index.entries).filter(
    ({ type, tags }) => type === 'story' && tags.includes('dev'),
  )
  const ids = listed.map(({ id }) => id)
  await checkTwice('Code and Controls', () => checkStoryParameters(context, url, ids))
  await checkTwice('Order of the sidebar', () => Promise.resolve(checkOrder(Object.values(index.entries))))
  await checkTwice('Search of the sidebar', () => checkSearch(context, url))
  await checkTwice('Copy this block', () => checkCopy(context, url))
}
if (!filter || 'live-store'.includes(filter)) await checkTwice('Live store', () => checkPanel(context, url))

if (!filter || 'npm start'.includes(filter)) await checkTwice('npm start', () => checkStart(browser))

await browser.close()
await server.close()
console.log(`${entries.length} stories and docs pages, ${count} problems`)
process.exit(count > 0 ? 1 : 0)
