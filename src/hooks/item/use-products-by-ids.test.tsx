import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { createMockStore, createSampleCatalog } from 'storefront-mock'
import { createWrapper } from 'storefront-mock/react'

import { expectQuiet } from '../../../test/setup/expect-quiet.js'
import { createStorefrontClient } from '../../core/client/create-storefront-client.js'
import { StorefrontProvider } from '../../provider/storefront-provider.js'
import { storefrontKeys } from '../../queries/index.js'
import { createTestQueryClient } from '../../../packages/mock/src/react/test-query-client.js'
import { useProduct } from './use-product.js'
import { useProducts } from '../list/use-products.js'
import { useProductsByIds } from './use-products-by-ids.js'
import { useStorefront } from '../use-storefront.js'

const ids = createSampleCatalog({ size: 30 }).products.map(({ id }) => id)
const newStore = () => createMockStore(createSampleCatalog({ size: 30 }))
const paths = (store: ReturnType<typeof newStore>) => store.requests.map(({ path }) => path)

function render(store: ReturnType<typeof newStore>, initial: readonly string[]) {
  const wrapper = createWrapper({ store })
  const view = renderHook((wanted: readonly string[]) => useProductsByIds(wanted), {
    wrapper,
    initialProps: initial,
  })
  return { ...view, wrapper, idsShown: () => view.result.current.data.map(({ id }) => id) }
}

describe('useProductsByIds', () => {
  it('returns products in the order of the ids, repeats repeated ids and omits missing ones', async () => {
    const store = newStore()
    const wanted = [ids[3]!, 'gone', ids[1]!, ids[3]!]
    const { result, idsShown } = render(store, wanted)
    expect(result.current).toMatchObject({ data: [], isPending: true })
    await waitFor(() => expect(result.current.isPending).toBe(false))
    expect(idsShown()).toEqual([ids[3], ids[1], ids[3]])
    expect(result.current).toMatchObject({ missingIds: ['gone'], error: null })
    expect(store.requests).toHaveLength(3)
  })

  it('does not request products that a list or a product page has just loaded', async () => {
    const store = newStore()
    const { wrapper } = render(store, [])
    const page = renderHook(() => [useProducts({ limit: 5 }), useProduct({ id: ids[20]! })] as const, {
      wrapper,
    })
    await waitFor(() => expect(page.result.current.every(({ isSuccess }) => isSuccess)).toBe(true))
    store.clearRequests()
    const { result } = renderHook(() => useProductsByIds([ids[20]!, ids[0]!, ids[9]!]), { wrapper })
    await waitFor(() => expect(result.current.isPending).toBe(false))
    expect(result.current.data.map(({ id }) => id)).toEqual([ids[20], ids[0], ids[9]])
    expect(paths(store)).toEqual([`/products/${ids[9]!}`])
  })

  it('does not replace the request of useProduct for the full product', async () => {
    const store = newStore()
    const { wrapper } = render(store, [])
    const list = renderHook(() => useProducts({ limit: 5 }), { wrapper })
    await waitFor(() => expect(list.result.current.isSuccess).toBe(true))
    const wishlist = renderHook(() => useProductsByIds([ids[0]!]), { wrapper })
    await waitFor(() => expect(wishlist.result.current.isPending).toBe(false))
    store.clearRequests()
    const page = renderHook(() => useProduct({ id: ids[0]! }), { wrapper })
    await waitFor(() => expect(page.result.current.isPlaceholderData).toBe(false))
    expect(paths(store)).toEqual([`/products/${ids[0]!}`])
  })

  it('requests only added ids, and all ids after an invalidation', async () => {
    const store = newStore()
    const queryClient = createTestQueryClient(false)
    const wrapper = createWrapper({ store, queryClient })
    const { result, rerender } = renderHook(
      (wanted: readonly string[]) => ({ ...useProductsByIds(wanted), client: useStorefront().client }),
      { wrapper, initialProps: [ids[0]!, ids[1]!] },
    )
    await waitFor(() => expect(result.current.data).toHaveLength(2))
    const [first] = result.current.data
    rerender([ids[1]!, ids[2]!, ids[0]!])
    expect(result.current.data.at(-1)).toBe(first)
    await waitFor(() => expect(result.current.data).toHaveLength(3))
    expect(store.requests).toHaveLength(3)
    store.update([ids[0]!], { name: 'Renamed' })
    const queryKey = storefrontKeys.resource(result.current.client, 'products')
    await act(() => queryClient.invalidateQueries({ queryKey }))
    await waitFor(() => expect(result.current.data.at(-1)?.name).toBe('Renamed'))
    expect(result.current.data).toHaveLength(3)
  })

  it('has at most six requests in flight and drops requests of unmounted components', async () => {
    const store = newStore()
    store.pause()
    const { unmount } = render(store, ids)
    await waitFor(() => expect(store.requests).toHaveLength(6))
    unmount()
    store.resume()
    await waitFor(() => expect(store.requests.every(({ state }) => state !== 'pending')).toBe(true))
    await expectQuiet(store, 6)

    const again = render(store, ids)
    await waitFor(() => expect(again.result.current.isPending).toBe(false))
    expect(again.idsShown()).toEqual(ids)
  })

  it.each([true, false])(
    'is not affected when useProduct for the same product unmounts (%s) or retries',
    async (goesAway) => {
      const store = newStore()
      const wrapper = createWrapper({ store, queryClient: createTestQueryClient(false) })
      store.pause()
      if (!goesAway) store.failWhen({ path: `/products/${ids[0]!}`, times: 1 }, 500)
      const wishlist = renderHook(() => useProductsByIds(ids.slice(0, 1)), { wrapper })
      await waitFor(() => expect(store.requests).toHaveLength(1))
      const seen = new Set<string>()
      const page = renderHook(
        () => seen.add(useProduct({ id: ids[0]! }, { retry: 1, retryDelay: 1 }).status),
        { wrapper },
      )
      if (goesAway) page.unmount()
      store.resume()
      await waitFor(() => expect(wishlist.result.current.isPending).toBe(false))
      expect(wishlist.result.current.isFetching).toBe(false)
      if (!goesAway) await waitFor(() => expect(seen).toContain('success'))
      expect(seen).not.toContain('error')
    },
  )

  it('creates no cache entry that looks like hydrated data', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const store = newStore()
    const { baseUrl, apiKey, fetch } = store
    const queryClient = createTestQueryClient(false)
    const wrapperOf = (cacheScope: string) => {
      const client = createStorefrontClient({ baseUrl, apiKey, fetch, cacheScope })
      return ({ children }: { readonly children: ReactNode }) => (
        <StorefrontProvider client={client} queryClient={queryClient}>
          {children}
        </StorefrontProvider>
      )
    }
    const wishlist = renderHook(() => useProductsByIds([ids[0]!]), { wrapper: wrapperOf('shop in English') })
    await waitFor(() => expect(wishlist.result.current.isPending).toBe(false))
    wishlist.unmount()
    const page = renderHook(() => useProduct({ id: ids[0]! }), { wrapper: wrapperOf('shop in German') })
    await waitFor(() => expect(page.result.current.isSuccess).toBe(true))
    expect(warn).not.toHaveBeenCalled()
    warn.mockRestore()
  })

  it('reports the error of each id that failed', async () => {
    const store = newStore()
    store.failWhen({ path: `/products/${ids[1]!}` }, 500)
    store.failWhen({ path: `/products/${ids[2]!}` }, 403)
    const { result } = render(store, [...ids.slice(0, 3), 'gone'])
    await waitFor(() => expect(result.current.isFetching).toBe(false))
    const names = [...result.current.errorsById].map(([id, { name }]) => [id, name])
    expect(names).toEqual([
      [ids[1], 'ServerError'],
      [ids[2], 'AuthenticationError'],
    ])
    expect(result.current.error).toBe(result.current.errorsById.get(ids[1]!))
  })

  it('returns the other products when one fails, and refetches only the failed one', async () => {
    const store = newStore()
    store.failWhen({ path: `/products/${ids[1]!}`, times: 1 }, 500)
    const { result, idsShown } = render(store, ids.slice(0, 3))
    await waitFor(() => expect(result.current.error).toMatchObject({ name: 'ServerError' }))
    await waitFor(() => expect(idsShown()).toEqual([ids[0], ids[2]]))
    store.clearRequests()
    await act(() => result.current.refetch())
    await waitFor(() => expect(idsShown()).toEqual(ids.slice(0, 3)))
    expect(result.current.error).toBeNull()
    expect(paths(store)).toEqual([`/products/${ids[1]!}`])
  })
})
