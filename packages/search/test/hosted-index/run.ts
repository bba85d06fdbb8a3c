import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { buildProduct } from 'storefront-mock'

import { createStorefrontClient } from 'storefront-react/core'
import { defineFacets } from 'storefront-react/search'
import { collectSearchDocuments, type SearchDocument } from 'storefront-search/local'
import { createIndexRecords } from '../../src/hosted/index.js'

/**
 * `npm run test:long hosted-index [count]`: fills the index of a hosted engine from a store that computes each page from the
 * cursor, and fails if the memory grows by more than the ids of the products.
 */
const count = Number(process.argv[2] ?? 1_000_000)
/** The code is compiled and its caches are full by then. */
const FIRST = Math.min(10_000, count / 10)
const MAX_BYTES_A_PRODUCT = 120
const BATCH = 1000
const COLORS = ['Red', 'Blue', 'Green', 'Black']

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
async function memory(): Promise<number> {
  // What a finished request has left is collected after its last task.
  for (let time = 0; time < 3; time++) {
    await new Promise((resolve) => setTimeout(resolve, 20))
    collectGarbage()
  }
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

const template = buildProduct({})
const idOf = (number: number) => `prod_${String(number).padStart(10, '0')}`
const product = (number: number) => ({
  ...template,
  id: idOf(number),
  slug: idOf(number),
  name: `Shirt ${number}`,
  variants: template.variants.map((variant) => ({
    ...variant,
    id: `var_${number}`,
    attributes: { Color: COLORS[number % COLORS.length] ?? '' },
  })),
})

/** The products after the cursor, whose number its id contains. */
function answer(url: URL): Response {
  const after = url.searchParams.get('starting_after')
  const limit = Number(url.searchParams.get('limit'))
  const first = after === null ? 0 : Number(after.slice('prod_'.length)) + 1
  const end = Math.min(first + limit, count)
  const data = Array.from({ length: end - first }, (_, at) => product(first + at))
  return Response.json({ object: 'list', data, has_more: end < count, url: url.pathname })
}

const client = createStorefrontClient({
  baseUrl: 'https://store.test/api/v1',
  apiKey: 'sk_index',
  serverOnly: true,
  fetch: (input) => Promise.resolve(answer(new URL(input instanceof Request ? input.url : input))),
})
const facets = defineFacets([
  { name: 'color', source: { option: 'Color' } },
  { name: 'price', source: 'price' },
])

let [products, records, saves, atFirst, atLast] = [0, 0, 0, 0, 0]
let batch: object[] = []
const start = performance.now()
async function push(document: SearchDocument): Promise<void> {
  batch.push(...createIndexRecords({ documents: { facets, documents: [document] }, per: 'variant' }))
  products++
  if (batch.length >= BATCH || products === count) {
    records += batch.length
    saves++
    // What an index does with a batch: it sends the text.
    JSON.stringify(batch)
    batch = []
  }
  if (products === FIRST) atFirst = await memory()
  // Before the end, after which the ids of all products are garbage.
  if (products === count) atLast = await memory()
  if (products % 100_000 === 0) process.stderr.write(`${products}\n`)
}

await collectSearchDocuments(client, { facets, include: () => true, onDocument: push })
const grown = atLast - atFirst
const bytes = grown / (products - FIRST)
const seconds = Math.round((performance.now() - start) / 1000)
console.log(
  `${products} products, ${records} records in ${saves} batches, ${seconds} s: ${Math.round(bytes)} bytes a product over the memory at ${FIRST} (${(atFirst / 1e6).toFixed(0)} MB + ${(grown / 1e6).toFixed(0)} MB), at most ${MAX_BYTES_A_PRODUCT}`,
)
if (products !== count || bytes > MAX_BYTES_A_PRODUCT) process.exitCode = 1
