import { act, renderHook, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { createMockStore, createSampleCatalog } from 'storefront-mock'
import { createWrapper, renderWithStorefront } from 'storefront-mock/react'

import { isStorefrontError } from '../../core/errors/storefront-error.js'
import { useProducts } from './use-products.js'

const newStore = () => createMockStore(createSampleCatalog({ size: 25 }))

describe('useProducts', () => {
  it('pages forward and backward from a cursor in the middle', async () => {
    const store = newStore()
    const all = (await fetchAll(store)).map(({ id }) => id)
    const { result } = renderHook(() => useProducts({ limit: 5, startingAfter: all[9] }), {
      wrapper: createWrapper({ store }),
    })
    expect(result.current).toMatchObject({ isPending: true, data: undefined })
    await waitFor(() => expect(result.current.isSuccess).toBe(true))
    const ids = () => result.current.data?.items.map(({ id }) => id)
    expect(ids()).toEqual(all.slice(10, 15))
    expect(result.current).toMatchObject({
      hasNextPage: true,
      hasPreviousPage: true,
      data: { totalCount: 25 },
    })
    await act(() => result.current.fetchNextPage())
    await act(() => result.current.fetchPreviousPage())
    await waitFor(() => expect(ids()).toEqual(all.slice(5, 20)))
    await act(() => result.current.fetchPreviousPage())
    await act(() => result.current.fetchNextPage())
    await waitFor(() => expect(result.current.hasNextPage).toBe(false))
    await act(() => result.current.fetchPreviousPage())
    await waitFor(() => expect(result.current.hasPreviousPage).toBe(false))
    await waitFor(() => expect(ids()).toEqual(all))
  })

  it('sends one request in StrictMode and for several components', async () => {
    const store = newStore()
    const List = () => <p>{useProducts({ limit: 3 }).data?.items.length ?? 'loading'}</p>
    renderWithStorefront(
      <StrictMode>
        <List />
        <List />
      </StrictMode>,
      { store },
    )
    expect(await screen.findAllByText('3')).toHaveLength(2)
    expect(store.requests).toHaveLength(1)
  })

  it('keeps the loaded items when a refetch fails', async () => {
    const store = newStore()
    const { result } = renderHook(
      () => {
        const { data, error, refetch } = useProducts({ limit: 5 })
        return { data, error, refetch }
      },
      { wrapper: createWrapper({ store }) },
    )
    await waitFor(() => expect(result.current.data).toBeDefined())
    const { data } = result.current
    store.failNext(500, 10)
    await act(() => result.current.refetch())
    await waitFor(() => expect(result.current.error).toMatchObject({ name: 'ServerError' }))
    expect(result.current.data).toBe(data)
  })

  it('returns a typed error for invalid parameters and sends no request', async () => {
    const store = newStore()
    const { result } = renderHook(() => useProducts({ limit: 0 }), { wrapper: createWrapper({ store }) })
    await waitFor(() => expect(result.current.isError).toBe(true))
    expect(isStorefrontError(result.current.error) && result.current.error.code).toBe('invalid-params')
    expect(store.requests).toHaveLength(0)
  })

  it('throws an error with the fix when the provider is missing', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => renderHook(() => useProducts())).toThrow('Wrap the app in <StorefrontProvider')
    error.mockRestore()
  })
})

async function fetchAll(store: ReturnType<typeof newStore>): Promise<readonly { id: string }[]> {
  const headers = { Authorization: `Bearer ${store.apiKey!}` }
  const response = await store.fetch(`${store.baseUrl}/products?limit=100`, { headers })
  store.clearRequests()
  return ((await response.json()) as { data: { id: string }[] }).data
}
