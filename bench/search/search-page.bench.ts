/**
 * The longest tasks of the main thread when products are searched in a page whose CPU is four times as slow, in headless
 * Chromium with a production build: of the search alone, and of an instant search page with a result list and facets,
 * where most of the time is React's. Tasks are measured in CPU time, which depends less on the load of the machine.
 *
 * Run with `npm run bench search-page`. Exits with 1 when a task of the search alone takes more than 50 ms.
 */
import type { CDPSession, Page } from 'playwright'
import { createMockStore, createSampleCatalog } from 'storefront-mock'

import { encodeSearchDocuments, toSearchDocument } from 'storefront-search/server'
import { getDefaultFacets } from '../../src/search/engine/facets.js'
import { readElectronics } from '../../test/catalogs.js'
import { openBrowser } from '../apps/open-browser.js'
import { serveApps } from '../apps/serve-apps.js'
import { report, roundsOf } from '../report.js'
import { watchTasks } from '../scroll/watch-tasks.js'
import { spreadOf } from '../statistics.js'

const ROUNDS = roundsOf(5, 1)
const THROTTLE = 4
const COUNTS = [5000, 10_000]
const QUERY = 'wireless headphones'
/** Between two keystrokes, in milliseconds. */
const TYPING_DELAY = 150
/** Enough for loading and indexing, and for the tasks after the last step. */
const [LOADING_MS, REST_MS] = [4000, 1000]

const products = readElectronics().slice(0, Math.max(...COUNTS))

function fileOf(count: number): string {
  const documents = products.slice(0, count).map((product) => toSearchDocument(product))
  const options = new Set(
    documents.flatMap(({ variants }) => variants.flatMap(({ attributes }) => Object.keys(attributes))),
  )
  const facets = getDefaultFacets(options)
  return encodeSearchDocuments({ v: 1, store: 'bench', asOf: 'bench', facets, documents })
}

const server = await serveApps(
  createMockStore(createSampleCatalog({ size: 1 })),
  { search: `import { renderSearch } from './search.tsx'; renderSearch()` },
  Object.fromEntries(COUNTS.map((count) => [`/documents-${count}`, fileOf(count)])),
)
const browser = await openBrowser()

async function open(count: number): Promise<{ page: Page; session: CDPSession }> {
  const page = await browser.newPage()
  const session = await page.context().newCDPSession(page)
  await page.goto(`${server.urlOf('search')}?documents=/documents-${count}`)
  await page.locator('button').focus()
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
  return { page, session }
}

async function longestOf(session: CDPSession, act: () => Promise<unknown>): Promise<number> {
  const stop = await watchTasks(session)
  await act()
  await new Promise((resolve) => setTimeout(resolve, REST_MS))
  return Math.max(...(await stop()).map(({ cpu }) => cpu))
}

async function measureAlone(count: number) {
  const { page, session } = await open(count)
  const load = await longestOf(session, () => page.evaluate(() => window.productSearch.load()))
  const query = await longestOf(session, async () => {
    for (let end = 0; end <= QUERY.length; end++) {
      // Returns nothing, so that the page does not copy the results for the benchmark.
      await page.evaluate(
        async (query) => {
          await window.productSearch.query({ query })
        },
        QUERY.slice(0, end),
      )
    }
  })
  await page.close()
  return { load, query }
}

/** Wall times in the throttled page, and what the search keeps in memory. */
async function measureUse(count: number) {
  const { page, session } = await open(count)
  const heapMB = async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = (await session.send('Runtime.getHeapUsage')) as { usedSize: number }
    return usedSize / 1e6
  }
  const before = await heapMB()
  const loaded = await page.evaluate(async () => {
    const start = performance.now()
    await window.productSearch.load()
    return performance.now() - start
  })
  const memory = (await heapMB()) - before
  const slowest = await page.evaluate(async (text) => {
    let longest = 0
    const queries = Array.from({ length: text.length + 1 }, (_, end) => ({ query: text.slice(0, end) }))
    for (const request of [...queries, { query: 'a' }, { sort: 'price' as const }]) {
      const start = performance.now()
      await window.productSearch.query(request)
      longest = Math.max(longest, performance.now() - start)
    }
    return longest
  }, QUERY)
  await page.close()
  return { loaded, memory, slowest }
}

async function measurePage(count: number) {
  const { page, session } = await open(count)
  // The keyboard only: finding an element would be a task of the page too.
  const { keyboard } = page
  const first = await longestOf(session, async () => {
    await keyboard.press('Enter')
    await page.waitForTimeout(LOADING_MS)
  })
  const type = await longestOf(session, async () => {
    await keyboard.press('Tab')
    await keyboard.type(QUERY, { delay: TYPING_DELAY })
  })
  const filter = await longestOf(session, async () => {
    await keyboard.press('Tab')
    await keyboard.press('Space')
  })
  const found = await page.locator('li').count()
  const checked = await page.locator(':checked').count()
  if (found === 0 || checked === 0) throw new Error('The page shows no filtered results.')
  await page.close()
  return { first, type, filter }
}

const names = {
  load: 'longest task of the search while documents load and are indexed',
  query: 'longest task of the search for each letter of a query',
  first: 'longest task of a search page until its first results',
  type: 'longest task of a search page while a query is typed',
  filter: 'longest task of a search page when a filter is chosen',
}

try {
  const measured = COUNTS.map((count) => ({ count, rounds: [] as Record<keyof typeof names, number>[] }))
  for (let round = 0; round < ROUNDS; round++) {
    for (const { count, rounds } of measured) {
      rounds.push({ ...(await measureAlone(count)), ...(await measurePage(count)) })
    }
  }
  for (const count of COUNTS) {
    const { loaded, memory, slowest } = await measureUse(count)
    const where = `in a page, ${count} products, CPU ${THROTTLE}x as slow`
    report({ what: `time to load and index ${where}`, measured: loaded, unit: ' ms' })
    report({ what: `memory of the search ${where}`, measured: memory, unit: ' MB' })
    report({ what: `the slowest query ${where}`, measured: slowest, unit: ' ms' })
  }
  for (const { count, rounds } of measured) {
    for (const [step, name] of Object.entries(names) as [keyof typeof names, string][]) {
      report({
        what: `${name}, ${count} products, CPU ${THROTTLE}x as slow`,
        ...spreadOf(rounds.map((round) => round[step])),
        ...((step === 'load' || step === 'query') && { atMost: 50 }),
        unit: ' ms',
      })
    }
  }
} finally {
  await browser.close()
  server.close()
}
