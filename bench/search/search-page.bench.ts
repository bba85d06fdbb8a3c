/**
 * The longest task of the main thread on an instant search page whose CPU is four times as slow, in headless Chromium
 * with a production build: while the documents load and are indexed, while a name is typed, and while a filter is
 * chosen. Tasks are measured in CPU time, which does not depend on the load of the machine.
 *
 * Run with `npm run bench:search-page`. Exits with 1 when a task takes more than 50 ms.
 */
import { encodeSearchDocuments } from '../../src/search/build/index.js'
import { defaultFacets } from '../../src/search/state/facets.js'
import { toSearchDocument } from '../../src/search/state/search-document.js'
import { createMockStore, sampleCatalog } from '../../src/testing/index.js'
import { readElectronics } from '../../test/catalogs.js'
import { openBrowser } from '../apps/open-browser.js'
import { serveApps } from '../apps/serve-apps.js'
import { report, roundsOf } from '../report.js'
import { watchTasks } from '../scroll/watch-tasks.js'
import { spreadOf } from '../statistics.js'

const ROUNDS = roundsOf(5, 1)
const THROTTLE = 4
const COUNTS = [5000, 10_000]
/** Between two keystrokes, in milliseconds. */
const TYPING_DELAY = 150

const products = readElectronics().slice(0, Math.max(...COUNTS))
const fileOf = (count: number) => {
  const documents = products.slice(0, count).map((product) => toSearchDocument(product))
  const options = new Set(
    documents.flatMap(({ variants }) => variants.flatMap(({ attributes }) => Object.keys(attributes))),
  )
  return encodeSearchDocuments({
    v: 1,
    store: 'bench',
    asOf: 'bench',
    facets: defaultFacets(options),
    documents,
  })
}

const server = await serveApps(
  createMockStore(sampleCatalog({ size: 1 })),
  { search: `import { renderSearch } from './search.tsx'; renderSearch()` },
  Object.fromEntries(COUNTS.map((count) => [`/documents-${count}`, fileOf(count)])),
)
const browser = await openBrowser()

async function measure(count: number) {
  const page = await browser.newPage()
  const session = await page.context().newCDPSession(page)
  await page.goto(`${server.urlOf('search')}?documents=/documents-${count}`)
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
  const longestOf = async (act: () => Promise<void>) => {
    const stop = await watchTasks(session)
    await act()
    await page.waitForTimeout(1000)
    return Math.max(...(await stop()).map(({ cpu }) => cpu))
  }
  const field = page.getByRole('searchbox')
  const result = {
    index: await longestOf(async () => {
      await page.getByRole('button', { name: 'Search' }).click()
      await page.getByRole('listitem').first().waitFor({ timeout: 60_000 })
    }),
    type: await longestOf(() => field.pressSequentially('wireless headphones', { delay: TYPING_DELAY })),
    filter: await longestOf(async () => {
      await page.getByRole('checkbox').first().check()
    }),
  }
  await page.close()
  return result
}

try {
  const measured = new Map(COUNTS.map((count) => [count, [] as Awaited<ReturnType<typeof measure>>[]]))
  for (let round = 0; round < ROUNDS; round++)
    for (const [count, rounds] of measured) rounds.push(await measure(count))
  const names = {
    index: 'while the documents are indexed',
    type: 'while a name is typed',
    filter: 'while a filter is chosen',
  }
  for (const [count, rounds] of measured)
    for (const [step, name] of Object.entries(names))
      report({
        what: `the longest task ${name}, ${count} products, CPU ${THROTTLE}x as slow`,
        ...spreadOf(rounds.map((round) => round[step as keyof typeof names])),
        atMost: 50,
        unit: ' ms',
      })
} finally {
  await browser.close()
  server.close()
}
