/**
 * Where the search of `storefront-search/local` ends: time to load, memory and the slowest query at 10,000 to 200,000 products
 * in one process, without the limits of a page. The electronics catalogue has 50,000 products with one variant
 * each; above that, each product repeats with a word of its own in the name.
 *
 * Run with `npm run bench search-sizes`.
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import { getDefaultFacets } from '../../src/search/engine/facets.js'
import { createSearch, type SearchRequest } from '../../src/search/index.js'
import { createLocalSearchEngine, type SearchDocument } from 'storefront-search/local'
import { toSearchDocument } from 'storefront-search/server'
import { readElectronics } from '../../test/catalogs.js'
import { ms, report, roundsOf } from '../report.js'

const COUNTS = [10_000, 50_000, 100_000, 200_000]
const NAMES = roundsOf(40, 8)
/** A server that answers 20 searches a second on one core must answer each within 50 ms. */
const MEDIAN_LIMIT = 50

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
const memoryMB = () => {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1e6
}

const source = readElectronics().map((product) => toSearchDocument(product))

function documentsOf(count: number): readonly SearchDocument[] {
  return Array.from({ length: count }, (_, at) => {
    const document = source[at % source.length]!
    const copy = Math.floor(at / source.length)
    return copy === 0
      ? document
      : {
          ...document,
          id: `${document.id}-${copy}`,
          name: `${document.name} Series ${String.fromCharCode(65 + copy)}`,
        }
  })
}

/** Deterministic, so that two runs ask the same. */
function createRandom(seed: number) {
  return () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return seed / 2 ** 32
  }
}

function requestsFor(documents: readonly SearchDocument[]): Partial<SearchRequest>[] {
  const random = createRandom(17)
  const typed = Array.from({ length: NAMES }, () => {
    const name = documents[Math.floor(random() * documents.length)]!.name.slice(0, 20)
    return Array.from({ length: Math.ceil(name.length / 2) }, (_, at) => ({
      query: name.slice(0, 2 * at + 2),
    }))
  }).flat()
  const browsed: Partial<SearchRequest>[] = [
    {},
    { sort: 'price' },
    { sort: 'name' },
    { filters: { price: { min: '20', max: '99.99' }, available: ['true'] } },
    { query: 'a' },
    { query: 'wireless headphones', filters: { available: ['true'] }, sort: 'price' },
    { query: 'electronicsaccessories'.repeat(9) },
  ]
  return [...typed, ...browsed]
}

async function measure(count: number) {
  const before = memoryMB()
  // A copy, because the catalogue stays in memory.
  const documents = structuredClone(documentsOf(count))
  const file = { v: 1 as const, store: 'bench', asOf: 'bench', facets: getDefaultFacets([]), documents }
  const withDocuments = memoryMB()
  const engine = createLocalSearchEngine({ documents: file })
  const search = createSearch({ client: { cacheScope: 'bench' }, engine })
  const started = performance.now()
  await search.load()
  const load = performance.now() - started
  const firstByName = performance.now()
  await search.query({ sort: 'name' })
  const namesSorted = performance.now() - firstByName
  const times: { readonly time: number; readonly request: Partial<SearchRequest> }[] = []
  const requests = requestsFor(documents)
  for (const request of requests) {
    const start = performance.now()
    await search.query({ limit: 24, ...request })
    times.push({ time: performance.now() - start, request })
  }
  times.sort((a, b) => a.time - b.time)
  const after = memoryMB()
  search.destroy()
  const percentile = (part: number) => times[Math.floor(part * (times.length - 1))]!
  return {
    load,
    namesSorted,
    documents: withDocuments - before,
    index: after - withDocuments,
    median: percentile(0.5).time,
    percentile95: percentile(0.95).time,
    slowest: percentile(1),
    count: times.length,
  }
}

await measure(1000)
for (const count of COUNTS) {
  const {
    load,
    namesSorted,
    documents,
    index,
    median,
    percentile95,
    slowest,
    count: asked,
  } = await measure(count)
  const products = count.toLocaleString('en')
  report({ what: `${products} products: time to index`, measured: load / 1000, unit: ' s' })
  report({
    what: `${products} products: memory`,
    measured: documents + index,
    unit: ' MB',
    detail: `documents ${documents.toFixed(0)}, index ${index.toFixed(0)}`,
  })
  report({
    what: `${products} products: a query with facets, median of ${asked}`,
    measured: median,
    unit: ' ms',
    atMost: MEDIAN_LIMIT,
    detail: `95 of 100 within ${ms(percentile95)}`,
  })
  report({ what: `${products} products: the first sort by name`, measured: namesSorted, unit: ' ms' })
  report({
    what: `${products} products: the slowest query`,
    measured: slowest.time,
    unit: ' ms',
    detail: JSON.stringify(slowest.request).slice(0, 80),
  })
}
