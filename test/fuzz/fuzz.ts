import {
  createStorefrontClient,
  findVariantProblems,
  getBreadcrumbs,
  getCollectionReference,
  getDiscount,
  getImage,
  getOption,
  getParagraphs,
  getPriceRange,
  getProductImages,
  getProductJsonLd,
  getProductSeo,
  getTag,
  getVariantState,
  isStorefrontError,
  serializeJsonLd,
  type Menu,
  type Product,
} from '../../src/core/index.js'
import { buildProduct } from '../../src/testing/index.js'
import { seededRandom } from '../../src/testing/random/seeded-random.js'

const product = buildProduct({ options: { Size: ['S', 'M'], Color: ['Red', 'Blue'] } })
const menu = {
  id: 'm1',
  name: 'Main',
  items: [{ label: 'A', url: '/a', children: [{ label: 'B', url: '/b' }] }],
}
const list = (...data: unknown[]) => ({ data, has_more: true, total_count: 2 })
const originals = [list(product, product), product, { data: product }, list(menu), menu].map((value) =>
  JSON.stringify(value),
)

const HOSTILE = [
  ...[
    'null',
    'true',
    '-1',
    '1e999',
    '""',
    '"javascript:x"',
    '[]',
    '{}',
    '[[]]',
    '{"__proto__":{"id":1}}',
    '"\\ud800"',
  ],
  ...[
    '{"id":{}}',
    '{"length":-1}',
    '{"toString":1}',
    '"9e9"',
    '"<p><script>"',
    '"\\u0000"',
    '[null,{"url":[]}]',
  ],
]

/** The same seed gives the same responses. */
export function createMutator(seed: number): () => { readonly status: number; readonly body: string } {
  const random = seededRandom(seed)
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!
  const mutate = (value: unknown): unknown => {
    if (random() < 0.04) return JSON.parse(pick(HOSTILE))
    if (Array.isArray(value)) {
      const items = value.map(mutate)
      if (random() < 0.05) items.push(JSON.parse(pick(HOSTILE)))
      return items
    }
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, inner]) => (random() < 0.02 ? [] : [[key, mutate(inner)]])),
    )
  }
  return () => {
    let body = JSON.stringify(mutate(JSON.parse(pick(originals)))) ?? ''
    // One in ten is changed as text, so it may be cut off or not JSON.
    if (random() < 0.1) {
      const at = Math.floor(random() * body.length)
      body =
        body.slice(0, at) +
        pick(['', '<', '\u0000', '"', '}', '\\']) +
        body.slice(at + (random() < 0.5 ? 1 : 1e6))
    }
    return { status: random() < 0.9 ? 200 : pick([201, 206, 299, 400, 401, 404, 418, 429, 500, 503]), body }
  }
}

/** Reads a valid product or menu as an app does. */
function readProduct(item: Product): void {
  for (const image of item.images) getImage(image)
  for (const tag of item.tags) getTag(tag)
  for (const option of item.options) getOption(option)
  for (const reference of item.collections) getCollectionReference(reference)
  getParagraphs(item.description)
  getProductImages(item)
  getProductSeo(item, { siteUrl: 'https://shop.test' })
  serializeJsonLd(getProductJsonLd(item, { url: 'https://shop.test/p', currency: 'EUR' }))
  getVariantState(item, {})
  getPriceRange(item)
  for (const variant of item.variants) getDiscount(variant)
  findVariantProblems(item)
}

function readMenu(menu: Menu): void {
  getBreadcrumbs(menu, '/b')
}

export interface FuzzSummary {
  readonly responses: number
  readonly read: number
  readonly refused: number
}

/** Sends mutated responses through the client and the readers. @throws the first error that is not a StorefrontError */
export async function fuzz(count: number, seed: number): Promise<FuzzSummary> {
  const nextResponse = createMutator(seed)
  let response = nextResponse()
  const client = createStorefrontClient({
    baseUrl: 'https://shop.test/v1',
    apiKey: null,
    onInvalidItem: () => {},
    fetch: async () => new Response(response.body, { status: response.status }),
  })
  const calls: readonly (() => Promise<void>)[] = [
    async () => (await client.products.list({ limit: 5 })).items.forEach(readProduct),
    async () => readProduct(await client.products.retrieve({ id: product.id })),
    async () => (await client.menus.list()).items.forEach(readMenu),
    async () => readMenu(await client.menus.retrieve({ id: 'm1' })),
  ]
  let refused = 0
  for (let index = 0; index < count; index++) {
    response = nextResponse()
    try {
      await calls[index % calls.length]!()
    } catch (error) {
      if (!isStorefrontError(error)) {
        throw new Error(`Response ${index} of seed ${seed}: ${response.body}`, { cause: error })
      }
      refused += 1
    }
  }
  return { responses: count, read: count - refused, refused }
}
