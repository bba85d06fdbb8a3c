/**
 * A page of 50,000 products from the index of the mock store, compared with sorting all products for each request.
 * `npm run bench mock-store` prints medians. Exits with 1 when a page of 10 or 24 takes 1 ms or more.
 */
import { createMockStore, createSampleCatalog } from 'storefront-mock'

import type { Product } from '../src/core/schemas/product.js'
import { report, roundsOf } from './report.js'
import { median, spreadOf, type Spread } from './statistics.js'

const SIZE = 50_000
const ROUNDS = roundsOf(41, 21)

const { products } = createSampleCatalog({ size: SIZE })
const store = createMockStore({ products, apiKey: null })

function sortedPage(limit: number): string {
  const data = [...products]
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.id < b.id ? -1 : 1))
    .slice(SIZE / 2, SIZE / 2 + limit)
  return JSON.stringify({ data, has_more: true, total_count: SIZE })
}

async function indexedPage(limit: number): Promise<Response> {
  return store.handle(
    new Request(`${store.baseUrl}/products?sort=name&order=asc&limit=${limit}&starting_after=prod_25000`),
  )
}

async function timed(run: () => unknown): Promise<number> {
  const start = performance.now()
  await run()
  return performance.now() - start
}

/** Changes the name of a product. The store then updates every index in use. */
function change(round: number): void {
  store.update(`prod_${1 + round}`, (product: Product) => ({ ...product, name: `${product.name} ${round}` }))
}

let slowest: Spread | undefined
const show = (what: string, ms: number, note = '') =>
  console.log(`${what.padEnd(38)} ${ms.toFixed(3)} ms${note}`)

for (const sort of ['name', 'price', 'createdAt', 'updatedAt']) {
  show(
    `first page sorted by ${sort}`,
    await timed(() => store.fetch(`${store.baseUrl}/products?sort=${sort}`)),
  )
}
for (const limit of [10, 24, 100]) {
  const indexed: number[] = []
  const sorted: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    indexed.push(await timed(() => indexedPage(limit)))
    if (round % 8 === 0) sorted.push(await timed(() => sortedPage(limit)))
  }
  const spread = spreadOf(indexed)
  const [ours, theirs] = [spread.measured, median(sorted)]
  show(`page of ${limit} from the index`, ours)
  show(`page of ${limit} by sorting`, theirs, `, ${Math.round(theirs / ours)}x`)
  if (limit < 100 && !(slowest && slowest.measured > ours)) slowest = spread
}
const changes: number[] = []
for (let round = 0; round < ROUNDS; round += 1) changes.push(await timed(() => change(round)))
show('one change, four indexes in use', median(changes))
if (slowest) {
  report({
    what: `a page of at most 24 of ${SIZE} products of the mock store`,
    ...slowest,
    atMost: 1,
    unit: ' ms',
  })
}
