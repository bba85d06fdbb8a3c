import { buildProduct, createMockStore, createSampleCatalog } from 'storefront-mock'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { createStorefrontClient, getDiscount, getPriceRange } from 'storefront-react/core'
import type { SearchEngine, SearchHit } from 'storefront-react/search/engine'
import { createSearch } from 'storefront-react/server'

import { collectSearchDocuments } from '../build/collect-search-documents.js'
import { createLocalSearchEngine } from '../local/create-local-search-engine.js'
import { trimSearchResults, type TrimSearchResultsOptions } from './trim-search-results.js'

async function search(query: string, options?: TrimSearchResultsOptions) {
  // A store sends addresses. The drawings of the sample catalogue would be most of the results.
  const products = createSampleCatalog({ size: 60 }).products.map((product) => ({
    ...product,
    images: product.images.map((_, index) => ({ url: `/files/${product.slug}-${index}.jpg` })),
    variants: product.variants.map((variant) => ({ ...variant, image: null })),
  }))
  const store = createMockStore({ products })
  const client = createStorefrontClient({ baseUrl: store.baseUrl, apiKey: store.apiKey, fetch: store.fetch })
  const engine: SearchEngine = createLocalSearchEngine({ documents: await collectSearchDocuments(client) })
  const ask = async (each: SearchEngine) =>
    (await createSearch({ client, engine: each }).query({ query, limit: 24 })).hits
  return { whole: await ask(engine), trimmed: await ask(trimSearchResults(engine, options)) }
}
/** What a card shows of a result. */
const cardOf = ({ item, highlights, matchingVariantId }: SearchHit) => {
  const variants = item.variants as readonly (SearchHit['item']['variants'][number] & {
    available: boolean
  })[]
  return {
    name: item.name,
    slug: item.slug,
    image: item.images[0],
    prices: getPriceRange(item),
    reduced: variants.some((variant) => getDiscount(variant)),
    available: variants.some(({ available }) => available),
    match: variants.find(({ id }) => id === matchingVariantId),
    highlights,
  }
}

it.each(['', 'wool', 'black shirt'])('the results for %j look the same on a card', async (query) => {
  const { whole, trimmed } = await search(query)
  expect(whole.length).toBeGreaterThan(0)
  expect(trimmed.map(cardOf)).toEqual(whole.map(cardOf))
})

it('the results of a server-rendered search are less than half as large in the HTML', async () => {
  const { whole, trimmed } = await search('')
  const sizeOf = (hits: readonly SearchHit[]) => gzipSync(JSON.stringify(hits)).length
  expect(whole).toHaveLength(24)
  expect(sizeOf(trimmed)).toBeLessThan(sizeOf(whole) / 2)
})

it('the fields that an app names are kept', async () => {
  const { whole, trimmed } = await search('', { fields: ['tags'] })
  expect(trimmed.map(({ item }) => item.tags)).toEqual(whole.map(({ item }) => item.tags))
})

it('of variants at one price, one that is available is kept, so that a card does not say "sold out"', async () => {
  const variant = (id: string, available: boolean) => ({
    id,
    price: '9.00',
    compareAtPrice: null,
    attributes: { Size: id },
    available,
  })
  const item = {
    ...buildProduct({ id: 'Mug' }),
    variants: [variant('S', false), variant('M', true), variant('L', false), variant('XL', true)],
  }
  const idsOf = async (matchingVariantId?: string) => {
    const hit = { id: 'Mug', item, highlights: [], ...(matchingVariantId && { matchingVariantId }) }
    const query = () => Promise.resolve({ hits: [hit] })
    const engine = { query } as unknown as SearchEngine
    const [trimmed] = (await trimSearchResults(engine).query({} as never, {})).hits
    return trimmed!.item.variants.map(({ id, attributes }) => [id, attributes.Size])
  }
  expect(await idsOf()).toEqual([['M', undefined]])
  expect(await idsOf('S')).toEqual([
    ['S', 'S'],
    ['M', undefined],
  ])
})
