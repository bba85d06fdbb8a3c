import { dehydrate, hydrate, QueryClient, type DehydratedState } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { createTestCart, createMockStore, createSampleCatalog } from 'storefront-mock'
import { createWrapper } from 'storefront-mock/react'

import { CartProvider } from '../cart/cart-provider.js'
import { useLiveCart } from '../cart/hooks/use-live-cart.js'
import { createStorefrontClient } from '../core/client/create-storefront-client.js'
import { defineResource } from '../core/resources/define-resource.js'
import { pickFields } from '../core/schemas/pick-fields.js'
import { productSchema } from '../core/schemas/schemas.gen.js'
import type { StandardSchema } from '../core/schemas/standard-schema.js'
import { productsQueryOptions } from '../queries/resource-queries.js'
import { createTestQueryClient } from '../../packages/mock/src/react/test-query-client.js'
import { useProduct } from './item/use-product.js'
import { useProductsByIds } from './item/use-products-by-ids.js'
import { useProducts } from './list/use-products.js'

const catalog = createSampleCatalog({ size: 12 })
const withVariants = catalog.products.find(({ variants }) => variants.length > 1)!

/** For cards: few fields. */
const cardSchema = pickFields(productSchema, {
  id: true,
  name: true,
  images: [true],
  variants: { id: true, price: true },
})

/** Valid by the full schema, and still not whole: each product has its first variant and its first image only. */
const cutSchema = pickFields(productSchema, {
  id: true,
  storeId: true,
  name: true,
  slug: true,
  status: true,
  description: true,
  metaTitle: true,
  metaDescription: true,
  images: [true],
  tags: true,
  createdAt: true,
  updatedAt: true,
  options: true,
  variants: [true],
  collections: true,
})

function setUp(listSchema: StandardSchema<{ readonly id: string }>) {
  const store = createMockStore(catalog)
  const { baseUrl, apiKey, fetch } = store
  const products = defineResource({ name: 'products', path: '/products', schema: productSchema, listSchema })
  const client = createStorefrontClient({ baseUrl, apiKey, fetch, resources: { products } })
  const queryClient = createTestQueryClient(false)
  return { store, client, queryClient, wrapper: createWrapper({ store, client, queryClient }) }
}

async function loadList({ client, wrapper }: ReturnType<typeof setUp>, limit = 12) {
  const { result } = renderHook(() => useProducts({ limit }, { client }), { wrapper })
  await waitFor(() => expect(result.current.data).toBeDefined())
  return result
}

describe('a list with picked fields', () => {
  it('has only these fields, on each page that the browser loads', async () => {
    const list = await loadList(setUp(cardSchema), 4)
    await act(() => list.current.fetchNextPage())
    await waitFor(() => expect(list.current.data!.items).toHaveLength(8))
    for (const item of list.current.data!.items) {
      expect(Object.keys(item)).toEqual(['id', 'name', 'images', 'variants'])
    }
  })

  it('keeps the identity of unchanged items in a refetch, also where only a field changed that is not picked', async () => {
    const parts = setUp(cardSchema)
    const list = await loadList(parts)
    const before = list.current.data!.items
    parts.store.update([before[2]!.id], { name: 'Renamed' })
    parts.store.update([before[3]!.id], { description: 'Not shown in the list' })
    await act(() => list.current.refetch())
    await waitFor(() => expect(list.current.data!.items[2]).toMatchObject({ name: 'Renamed' }))
    const after = list.current.data!.items
    expect(after.map((item, index) => item === before[index])).toEqual(before.map((_, index) => index !== 2))
  })

  it('is hydrated from the server as it is, without a request', async () => {
    const { client } = setUp(cardSchema)
    const onServer = new QueryClient()
    await onServer.fetchInfiniteQuery(productsQueryOptions(client, { limit: 12 }))
    const html = JSON.stringify(dehydrate(onServer))
    expect(html).not.toContain(withVariants.description)

    const { store, wrapper, queryClient, client: browserClient } = setUp(cardSchema)
    hydrate(queryClient, JSON.parse(html) as DehydratedState)
    const { result } = renderHook(() => useProducts({ limit: 12 }, { client: browserClient }), { wrapper })
    expect(result.current.data!.items.find(({ id }) => id === withVariants.id)).toEqual({
      id: withVariants.id,
      name: withVariants.name,
      images: withVariants.images.slice(0, 1),
      variants: withVariants.variants.map(({ id, price }) => ({ id, price })),
    })
    expect(store.requests).toEqual([])
  })
})

describe.each([
  ['a card', cardSchema],
  ['a product that is valid, but has its first variant only', cutSchema],
])('in a list of %s, the item', (_, listSchema) => {
  it('is never what useProduct returns in the end', async () => {
    const parts = setUp(listSchema)
    const { client, wrapper } = parts
    await loadList(parts)
    const { result } = renderHook(() => useProduct({ id: withVariants.id }, { client }), { wrapper })
    expect(result.current).toMatchObject({
      isFetching: true,
      ...(listSchema === cutSchema
        ? { isPlaceholderData: true, data: { id: withVariants.id } }
        : { isPlaceholderData: false, data: undefined }),
    })
    await waitFor(() => expect(result.current.isFetching).toBe(false))
    expect(result.current).toMatchObject({ isPlaceholderData: false, data: withVariants })
  })

  it('is never what useProductsByIds returns', async () => {
    const parts = setUp(listSchema)
    const { client, wrapper } = parts
    await loadList(parts)
    const { result } = renderHook(() => useProductsByIds([withVariants.id], { client }), { wrapper })
    expect(result.current.data).toEqual([])
    await waitFor(() => expect(result.current.isPending).toBe(false))
    expect(result.current.data).toEqual([withVariants])
  })

  it('is never what the cart shows or checks: the line of the last variant stays', async () => {
    const parts = setUp(listSchema)
    await loadList(parts)
    const variant = withVariants.variants.at(-1)!
    const cart = createTestCart({ lines: [{ product: withVariants, variant, quantity: 1 }] })
    const Wrapper = parts.wrapper
    const wrapper = ({ children }: { readonly children?: ReactNode }) => (
      <Wrapper>
        <CartProvider cart={cart}>{children}</CartProvider>
      </Wrapper>
    )
    const { result } = renderHook(() => useLiveCart(), { wrapper })
    await waitFor(() => expect(result.current.isFetching).toBe(false))
    expect(result.current.lines[0]).toMatchObject({ product: withVariants, variant })
    const checked = await act(() => result.current.check())
    expect(checked.lines[0]).toMatchObject({ product: withVariants, variant })
  })
})
