import { QueryClient, CancelledError } from '@tanstack/react-query'
import { act, renderHook, waitFor as waitForSlowly } from '@testing-library/react'
import { Suspense, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { createMockStore, createSampleCatalog } from 'storefront-mock'
import { createWrapper } from 'storefront-mock/react'

import { createStorefrontClient } from '../../core/client/create-storefront-client.js'
import { productsQueryOptions } from '../../queries/resource-queries.js'
import type { AnyList } from '../../product-list/state/list-state.js'
import { useProduct } from '../item/use-product.js'
import { useProducts } from './use-products.js'
import { useSuspenseProducts } from './use-suspense-products.js'

const params = { limit: 4, sort: 'name', order: 'asc' } as const

// The default of 50 ms is most of the time of these tests.
const waitFor = (check: () => void) => waitForSlowly(check, { interval: 5 })

const page = { items: [], invalidItems: [], param: { kind: 'head' } }

const shapes: [string, unknown][] = [
  ['an API response as page', { pages: [{ data: [], has_more: true }], pageParams: [null] }],
  ['a null page', { pages: [null], pageParams: [{ kind: 'head' }] }],
  ['no page', { pages: [], pageParams: [] }],
  ['pages that are no array', { pages: {}, pageParams: [] }],
  ['pages without params', { pages: [page] }],
  ['items: null', { pages: [{ ...page, items: null }], pageParams: [{ kind: 'head' }] }],
  ['a null item', { pages: [{ ...page, items: [null] }], pageParams: [{ kind: 'head' }] }],
  ['an item without an id', { pages: [{ ...page, items: [{}] }], pageParams: [{ kind: 'head' }] }],
  ['a foreign page param', { pages: [{ ...page, param: 2 }], pageParams: [2] }],
  ['a foreign next param', { pages: [{ ...page, nextParam: 'x' }], pageParams: [{ kind: 'head' }] }],
  [
    'a page number below 1',
    { pages: [{ ...page, nextParam: { kind: 'page', page: 0 } }], pageParams: [{ kind: 'head' }] },
  ],
  ['text', 'products'],
  ['an array', [{ id: 'a' }]],
  ['null', null],
  ['false', false],
]

function setUp() {
  const store = createMockStore(createSampleCatalog({ size: 12 }))
  const client = createStorefrontClient({ baseUrl: store.baseUrl, apiKey: store.apiKey, fetch: store.fetch })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { queryKey } = productsQueryOptions(client, params)
  const Shop = createWrapper({ store, queryClient })
  return {
    store,
    queryClient,
    queryKey,
    setForeign: (data: unknown) => queryClient.setQueryData([...queryKey], data),
    // React 18 refuses a component that suspends without a boundary inside of `act`.
    wrapper: ({ children }: { children: ReactNode }) => (
      <Shop>
        <Suspense>{children}</Suspense>
      </Shop>
    ),
  }
}

describe.each(shapes)('cached data from elsewhere: %s', (_, data) => {
  it.each([
    ['useProducts', () => useProducts(params) as AnyList],
    ['useSuspenseProducts', () => useSuspenseProducts(params) as AnyList],
  ])('%s loads the list instead, and pages through it', async (_name, useList) => {
    const { setForeign, wrapper, queryClient } = setUp()
    setForeign(data)
    const { result } = renderHook(useList, { wrapper })
    // Outside of `act`, React waits 300 ms before it shows what has suspended.
    await act(() => vi.waitFor(() => expect(queryClient.isFetching()).toBe(0), { interval: 5 }))
    await waitFor(() => expect(result.current?.data?.items).toHaveLength(4))
    await act(() => result.current.fetchNextPage())
    await waitFor(() => expect(result.current.data?.items).toHaveLength(8))
    expect(result.current.error).toBeNull()
  })

  it('useProduct ignores the data, and loads the product', async () => {
    const { setForeign, wrapper, store } = setUp()
    setForeign(data)
    const { id } = store.products.all()[0]!
    const { result } = renderHook(() => useProduct({ id }).data, { wrapper })
    await waitFor(() => expect(result.current?.id).toBe(id))
  })

  it('a mounted list loads again', async () => {
    const { setForeign, wrapper, queryClient, store } = setUp()
    const { result, rerender } = renderHook(() => useProducts(params), { wrapper })
    await waitFor(() => expect(result.current.data?.items).toHaveLength(4))
    store.clearRequests()
    try {
      act(() => void setForeign(data))
    } catch (error) {
      // TanStack's observer throws to the caller of `setQueryData` when the data has no pages.
      expect(error).toBeInstanceOf(TypeError)
    }
    rerender()
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    await waitFor(() => expect(result.current.data?.items).toHaveLength(4))
    expect(store.requests).toHaveLength(1)
    await act(() => result.current.fetchNextPage())
    await waitFor(() => expect(result.current.data?.items).toHaveLength(8))
  })
})

it('a cache that another version of the package persisted matches no query', () => {
  const { queryKey } = setUp()
  expect(queryKey.slice(0, 3)).toEqual(['storefront', expect.any(String), 1])
})

describe('cancelQueries during fetchNextPage', () => {
  it.each([undefined, true])('resolves with the unchanged list (throwOnError: %s)', async (throwOnError) => {
    const { wrapper, store, queryClient, queryKey } = setUp()
    const { result } = renderHook(() => useProducts(params), { wrapper })
    await waitFor(() => expect(result.current.data?.items).toHaveLength(4))
    const before = result.current.data
    store.pause()
    let called: Promise<unknown> = Promise.resolve()
    act(() => void (called = result.current.fetchNextPage({ throwOnError })))
    await act(() => queryClient.cancelQueries({ queryKey }))
    store.resume()
    await expect(called).resolves.toMatchObject({ isSuccess: true, isFetching: false, data: before })
    expect(result.current.data).toBe(before)
    expect(result.current.error).not.toBeInstanceOf(CancelledError)
    await act(() => result.current.fetchNextPage())
    await waitFor(() => expect(result.current.data?.items).toHaveLength(8))
  })
})
