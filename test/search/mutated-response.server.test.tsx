import { QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'

import { randomRuns, runs } from '../setup/random-runs.js'
import { createStorefrontClient } from '../../src/core/index.js'
import { Price, ProductImage, ProductList, StorefrontProvider } from '../../src/index.js'
import {
  createHttpSearchEngine,
  createSearch,
  defineFacets,
  Facets,
  Highlight,
  productSearchQueryOptions,
  SearchField,
  useProductSearch,
  type Search,
  type SearchItem,
} from '../../src/search/index.js'
import { documentOf, fileOf, searchOf } from '../../packages/search/test/search-of.js'

const client = createStorefrontClient({
  baseUrl: 'https://shop.test/v1',
  apiKey: null,
  rules: { currency: 'EUR' },
})
const shirt = (name: string, color: string, price: string) =>
  documentOf(name, {
    images: [{ src: '/a.jpg', alt: 'Front' }],
    tags: ['new'],
    collections: [{ id: 'c1', name: 'Shirts', slug: 'shirts' }],
    variants: [
      {
        ...{ id: `${name} v`, price, compareAtPrice: '90.00', available: true, attributes: { Color: color } },
        image: { src: '/b.jpg', alt: color },
      },
    ],
  })
const facets = defineFacets([
  { name: 'color', source: { option: 'Color' } },
  { name: 'price', source: 'price' },
])
const documents = [shirt('Linen shirt', 'Red', '10.00'), shirt('Linen shorts', 'Blue', '20.50')]
const params = { query: 'linen sh' }
const original = await searchOf([], { documents: fileOf(documents, facets) }).query(params)

/** Stand in for any value of a response. */
const VALUES: readonly unknown[] = [
  ...[undefined, null, true, 0, -1, 1e308, 0.5, '', 'x', '9,5', '__proto__', [], {}, [[]], [null]],
  ...[[{}], { length: -1 }, { toString: 1 }, { then: 1 }, { id: {} }],
]
const mutations = fc.array(fc.tuple(fc.nat(), fc.constantFrom(...VALUES)), { minLength: 1, maxLength: 2 })

/** Replaces the value at one of all places in a response. */
function mutate(response: unknown, at: number, value: unknown): unknown {
  const copy: unknown = structuredClone(response)
  const places: [object, string][] = []
  const visit = (parent: unknown) => {
    if (typeof parent !== 'object' || parent === null) return
    for (const [key, child] of Object.entries(parent)) {
      places.push([parent, key])
      visit(child)
    }
  }
  visit(copy)
  const [parent, key] = places[at % places.length]!
  Object.assign(parent, { [key]: value })
  return copy
}

function Page({ search }: { readonly search: Search }) {
  const results = useProductSearch(search, params, { refresh: false })
  return (
    <>
      <SearchField.Root value={params.query} onValueChange={() => {}} results={results}>
        <SearchField.Input />
        <SearchField.Status />
      </SearchField.Root>
      {results.suggestions.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <Facets.Root facets={results.facets} filters={{ color: ['Red'] }} onFiltersChange={() => {}} />
      <ProductList.Root list={results}>
        <ProductList.Items<SearchItem>>
          {(item) => (
            <ProductList.Item>
              <ProductImage product={item} alt="" />
              <Highlight text={item.name} highlights={results.highlights[item.id]} />
              <Price.Root product={item} display="from" />
              {item.variants.map(({ id, attributes }) => (
                <i key={id}>{String(Object.values(attributes).length)}</i>
              ))}
            </ProductList.Item>
          )}
        </ProductList.Items>
        <ProductList.Error />
        <ProductList.Next />
      </ProductList.Root>
    </>
  )
}

it('renders a mutated response of a search server, or refuses it with a typed error', async () => {
  for (const method of ['warn', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => {})
  let rendered = 0
  let refused = 0
  await fc.assert(
    fc.asyncProperty(mutations, async (changes) => {
      const response = changes.reduce<unknown>((body, [at, value]) => mutate(body, at, value), original)
      const fetch = () => Promise.resolve(new Response(JSON.stringify(response)))
      const engine = createHttpSearchEngine({ url: 'https://shop.test/api/search', fetch })
      const search = createSearch({ client, engine })
      const error: unknown = await search.query(params).then(
        () => undefined,
        (reason: unknown) => reason,
      )
      if (error) {
        expect(error).toMatchObject({ code: 'invalid-response' })
        refused++
        return
      }
      const queryClient = new QueryClient()
      await queryClient.fetchInfiniteQuery(productSearchQueryOptions(search, params))
      const html = renderToString(
        <StorefrontProvider client={client} queryClient={queryClient}>
          <Page search={search} />
        </StorefrontProvider>,
      )
      expect(html).toContain('role="search"')
      rendered++
      queryClient.clear()
    }),
    // An id that names a property of every object.
    { ...randomRuns(500), examples: [[[[1235488168, '__proto__']]]] },
  )
  vi.restoreAllMocks()
  expect(Math.min(rendered, refused)).toBeGreaterThan(runs(500) / 5)
})
