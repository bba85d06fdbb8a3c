import { act, renderHook, waitFor } from '@testing-library/react'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { createMockStore, createSampleCatalog } from 'storefront-mock'
import { createWrapper } from 'storefront-mock/react'

import { createStorefrontClient } from '../../core/client/create-storefront-client.js'
import { defineResource } from '../../core/resources/define-resource.js'
import type { Product } from '../../core/schemas/product.js'
import { productSchema } from '../../core/schemas/schemas.gen.js'
import { useProduct } from './use-product.js'
import { useProducts } from '../list/use-products.js'

const newStore = () => createMockStore(createSampleCatalog({ size: 10 }))

describe('useProduct', () => {
  it.each(['id', 'slug'] as const)('finds a product by its %s', async (name) => {
    const store = newStore()
    const product = createSampleCatalog({ size: 10 }).products[4]!
    const { result } = renderHook(() => useProduct({ [name]: product[name] } as { id: string }), {
      wrapper: createWrapper({ store }),
    })
    expect(result.current.data).toBeUndefined()
    await waitFor(() => expect(result.current.data).toEqual(product))
  })

  it('shows the listed product immediately, then the full product', async () => {
    const store = newStore()
    const wrapper = createWrapper({ store })
    const list = renderHook(() => useProducts({ limit: 5 }), { wrapper })
    await waitFor(() => expect(list.result.current.isSuccess).toBe(true))
    const listed = list.result.current.data!.items[2]!
    store.update([listed.id], { name: 'Renamed since' })

    const { result } = renderHook(() => useProduct({ slug: listed.slug }), { wrapper })
    expect(result.current).toMatchObject({ data: listed, isPlaceholderData: true, isFetching: true })
    await waitFor(() => expect(result.current.isPlaceholderData).toBe(false))
    expect(result.current.data?.name).toBe('Renamed since')
    expect(store.requests.map(({ path }) => path)).toEqual(['/products', `/products/${listed.slug}`])
  })

  it('does not show a list item that the full schema rejects', async () => {
    const store = newStore()
    const products = defineResource<Product, { id: string; name: string }>({
      name: 'products',
      path: '/products',
      schema: productSchema,
      listSchema: z.object({ id: z.string(), name: z.string() }),
    })
    const { baseUrl, apiKey, fetch } = store
    const client = createStorefrontClient({ baseUrl, apiKey, fetch, resources: { products } })
    const wrapper = createWrapper({ store, client })
    const list = renderHook(() => useProducts({ limit: 5 }, { client }), { wrapper })
    await waitFor(() => expect(list.result.current.isSuccess).toBe(true))
    const { id, ...rest } = list.result.current.data!.items[0]!
    expect(rest).toEqual({ name: expect.any(String) })
    const { result } = renderHook(() => useProduct({ id }, { client }), { wrapper })
    expect(result.current.data).toBeUndefined()
    await waitFor(() => expect(result.current.data?.variants).toBeDefined())
  })

  it('returns a NotFoundError when the product does not exist', async () => {
    const { result } = renderHook(() => useProduct({ slug: 'none' }), { wrapper: createWrapper() })
    await waitFor(() => expect(result.current.isError).toBe(true))
    expect(result.current.error).toMatchObject({ name: 'NotFoundError', status: 404 })
  })

  it('re-renders only when the selected data changes', async () => {
    const store = newStore()
    const product = createSampleCatalog({ size: 10 }).products[0]!
    let renders = 0
    const { result } = renderHook(
      () => {
        renders++
        return useProduct({ id: product.id }, { select: ({ name }) => name }).data
      },
      { wrapper: createWrapper({ store }) },
    )
    await waitFor(() => expect(result.current).toBe(product.name))
    expect(renders).toBe(2)
  })

  it('shows the other product when the reference changes', async () => {
    const { products } = createSampleCatalog({ size: 10 })
    const { result, rerender } = renderHook(({ id }) => useProduct({ id }).data?.id, {
      wrapper: createWrapper({ store: newStore() }),
      initialProps: { id: products[0]!.id },
    })
    await waitFor(() => expect(result.current).toBe(products[0]!.id))
    act(() => rerender({ id: products[1]!.id }))
    expect(result.current).toBeUndefined()
    await waitFor(() => expect(result.current).toBe(products[1]!.id))
  })
})
