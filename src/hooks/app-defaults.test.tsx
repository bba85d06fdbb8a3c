import { focusManager, QueryClient, type DefaultOptions } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { Suspense, type ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'

import { productsQueryOptions, storefrontKeys } from '../queries/index.js'
import { createSearch } from '../search/client/create-search.js'
import { useProductSearch } from '../search/hooks/use-product-search.js'
import { createMockStore, type MockStore } from 'storefront-mock'
import { createWrapper } from 'storefront-mock/react'
import { createSampleCatalog } from 'storefront-mock'
import { usePrefetchProduct } from './item/use-prefetch-product.js'
import { useProduct } from './item/use-product.js'
import { useProductsByIds } from './item/use-products-by-ids.js'
import { useSuspenseProduct } from './item/use-suspense-product.js'
import { useCollectionProducts } from './list/use-collection-products.js'
import { useProducts } from './list/use-products.js'
import { useSuspenseProducts } from './list/use-suspense-products.js'
import { useStorefront } from './use-storefront.js'
import { useStorefrontQuery } from './use-storefront-query.js'

const catalog = createSampleCatalog({ size: 6 })
const { id, slug } = catalog.products[0]!
const newStore = () => createMockStore({ ...catalog, routes: { '/checkout/7': () => ({ total: '4.90' }) } })

type Queries = DefaultOptions['queries']

function wrapperWith(store: MockStore, queries: Queries, queryClient = new QueryClient()) {
  queryClient.setDefaultOptions({ queries: { gcTime: Infinity, ...queries } })
  const Wrapper = createWrapper({ store, queryClient })
  return {
    queryClient,
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <Wrapper>
        <Suspense>{children}</Suspense>
      </Wrapper>
    ),
  }
}

const schema = z.object({ total: z.string() })
let failSearch = (): Promise<never> => Promise.reject(new Error('The search service is down.'))
const useSearch = () => {
  const { client } = useStorefront()
  return useProductSearch(createSearch({ client, engine: { isRemote: true, query: () => failSearch() } }))
}

const hooks: Readonly<Record<string, () => { readonly error: Error | null; readonly isFetching: boolean }>> =
  {
    useProducts: () => useProducts(),
    useCollectionProducts: () => useCollectionProducts({ id: catalog.collections[0]!.id }),
    useProduct: () => useProduct({ id }),
    useProductsByIds: () => useProductsByIds([id]),
    useStorefrontQuery: () => useStorefrontQuery('/checkout/7', { schema }),
  }

afterEach(() => {
  focusManager.setFocused(undefined)
  vi.useRealTimers()
})

describe('the default retry of an app', () => {
  it.each(Object.entries(hooks))('false shows an error of %s after one request', async (_, useHook) => {
    const store = newStore()
    store.failWhen({}, 503)
    const { result } = renderHook(useHook, wrapperWith(store, { retry: false }))
    await waitFor(() => expect(result.current.error).toMatchObject({ name: 'ServerError' }))
    expect(store.requests).toHaveLength(1)
  })

  it.each(Object.entries(hooks))(
    'a number says how often %s repeats a failed request',
    async (_, useHook) => {
      const store = newStore()
      store.failWhen({}, 503)
      const { result } = renderHook(useHook, wrapperWith(store, { retry: 5, retryDelay: 1 }))
      await waitFor(() => expect(result.current.error).toMatchObject({ name: 'ServerError' }))
      expect(store.requests).toHaveLength(6)
    },
  )

  it.each([401, 404, 422].flatMap((status) => [5, true].map((retry) => ({ status, retry }))))(
    '$retry never repeats a $status',
    async ({ status, retry }) => {
      const store = newStore()
      store.failWhen({}, status)
      const { result } = renderHook(() => useProducts(), wrapperWith(store, { retry, retryDelay: 1 }))
      await waitFor(() => expect(result.current.error).not.toBeNull())
      expect(store.requests).toHaveLength(1)
    },
  )

  it('true repeats until the store answers', async () => {
    const store = newStore()
    store.failNext(503, 8)
    const { result } = renderHook(() => useProducts(), wrapperWith(store, { retry: true, retryDelay: 1 }))
    await waitFor(() => expect(result.current.isSuccess).toBe(true))
    expect(store.requests).toHaveLength(9)
  })

  it('as a function decides alone, also for a 404', async () => {
    const store = newStore()
    store.failWhen({}, 404)
    const queries: Queries = { retry: (count) => count < 2, retryDelay: 1 }
    const { result } = renderHook(() => useProducts(), wrapperWith(store, queries))
    await waitFor(() => expect(result.current.error).not.toBeNull())
    expect(store.requests).toHaveLength(3)
  })

  it('gives way to an option of the hook', async () => {
    const store = newStore()
    store.failWhen({}, 503)
    const { result } = renderHook(
      () => useProducts({}, { retry: 1, retryDelay: 1 }),
      wrapperWith(store, { retry: false }),
    )
    await waitFor(() => expect(result.current.error).not.toBeNull())
    expect(store.requests).toHaveLength(2)
  })

  it('also holds for a search', async () => {
    let requests = 0
    failSearch = () => {
      requests++
      return Promise.reject(new Error('The search service is down.'))
    }
    const { result } = renderHook(
      useSearch,
      wrapperWith(newStore(), { retry: (count) => count < 1, retryDelay: 1 }),
    )
    await waitFor(() => expect(result.current.error).not.toBeNull())
    expect(requests).toBe(2)
  })
})

describe('the default staleTime of an app', () => {
  const lists = {
    useProducts: () => useProducts().isSuccess,
    useSuspenseProducts: () => useSuspenseProducts().isSuccess,
    useProduct: () => useProduct({ id }).isSuccess,
    useSuspenseProduct: () => useSuspenseProduct({ id }).isSuccess,
    useProductsByIds: () => useProductsByIds([id]).data.length > 0,
  }
  const mounts = async (
    store: MockStore,
    { wrapper, queryClient }: ReturnType<typeof wrapperWith>,
    useHook: () => boolean,
  ) => {
    for (let mount = 0; mount < 2; mount++) {
      // TanStack gives suspended queries at least one second.
      if (mount > 0) vi.setSystemTime(Date.now() + 2_000)
      const { result, unmount } = renderHook(useHook, { wrapper })
      await waitFor(() => expect(result.current).toBe(true))
      await waitFor(() => expect(queryClient.isFetching()).toBe(0))
      unmount()
    }
    return store.requests.length
  }

  it.each(Object.entries(lists))('0 requests again when %s mounts again', async (_, useHook) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const store = newStore()
    // In TanStack Query 5.40, a suspended query with 0 also requests again when it is shown for the first time.
    expect(await mounts(store, wrapperWith(store, { staleTime: 0 }), useHook)).toBeGreaterThanOrEqual(2)
  })

  it.each(Object.entries(lists))('is one minute for %s where the app has none', async (_, useHook) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const store = newStore()
    expect(await mounts(store, wrapperWith(store, {}), useHook)).toBe(1)
  })

  it('can be set for one resource with setQueryDefaults', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const store = newStore()
    const setup = wrapperWith(store, { staleTime: Infinity })
    const { result } = renderHook(useStorefront, setup)
    setup.queryClient.setQueryDefaults(storefrontKeys.lists(result.current.client, 'products'), {
      staleTime: 0,
    })
    expect(await mounts(store, setup, lists.useProducts)).toBe(2)
    store.clearRequests()
    expect(await mounts(store, setup, lists.useProduct)).toBe(1)
  })

  it('decides whether useProductsByIds reads a product from a list', async () => {
    for (const [staleTime, requests] of [
      [0, 2],
      [() => 0, 2],
      [Infinity, 1],
    ] as const) {
      const store = newStore()
      const { wrapper } = wrapperWith(store, { staleTime })
      const list = renderHook(() => useProducts(), { wrapper })
      await waitFor(() => expect(list.result.current.isSuccess).toBe(true))
      const { result } = renderHook(() => useProductsByIds([id]), { wrapper })
      await waitFor(() => expect(result.current.data).toHaveLength(1))
      expect(store.requests).toHaveLength(requests)
    }
  })

  it('decides whether a hovered link requests a loaded product again', async () => {
    for (const [staleTime, requests] of [
      [0, 2],
      [undefined, 1],
    ] as const) {
      const store = newStore()
      const { wrapper } = wrapperWith(store, { staleTime })
      const product = renderHook(() => useProduct({ slug }), { wrapper })
      await waitFor(() => expect(product.result.current.isSuccess).toBe(true))
      const before = store.requests.length
      const { result } = renderHook(() => usePrefetchProduct(), { wrapper })
      await act(async () => result.current({ slug }).onTouchStart())
      expect(store.requests.length - before).toBe(requests - 1)
    }
  })

  it('gives way to an option of the hook', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const store = newStore()
    const useHook = () => useProducts({}, { staleTime: Infinity }).isSuccess
    expect(await mounts(store, wrapperWith(store, { staleTime: 0 }), useHook)).toBe(1)
  })

  it('does not reach the option factories', () => {
    const { result } = renderHook(useStorefront, wrapperWith(newStore(), { staleTime: 0 }))
    const { client, queryClient } = result.current
    expect(queryClient.defaultQueryOptions(productsQueryOptions(client) as never).staleTime).toBe(60_000)
  })
})

describe('other defaults of an app', () => {
  it('refetchOnWindowFocus: false sends no request when the window has the focus again', async () => {
    const store = newStore()
    const setup = wrapperWith(store, { staleTime: 0, refetchOnWindowFocus: false })
    const { result } = renderHook(() => useProducts(), setup)
    await waitFor(() => expect(result.current.isSuccess).toBe(true))
    act(() => focusManager.setFocused(false))
    act(() => focusManager.setFocused(true))
    expect(result.current.isFetching).toBe(false)
    expect(store.requests).toHaveLength(1)
  })

  it('gcTime keeps and removes lists, and never keeps the response of useStorefrontQuery', async () => {
    const store = newStore()
    const { wrapper, queryClient } = wrapperWith(store, { gcTime: Infinity, staleTime: Infinity })
    const view = renderHook(() => [useProducts(), useStorefrontQuery('/checkout/7', { schema })] as const, {
      wrapper,
    })
    await waitFor(() => expect(view.result.current.every(({ isSuccess }) => isSuccess)).toBe(true))
    view.unmount()
    await waitFor(() => expect(queryClient.getQueryCache().getAll()).toHaveLength(1))
    expect(queryClient.getQueryCache().getAll()[0]!.queryKey).toContain('list')
  })

  it('setQueryDefaults for storefrontKeys.gets keeps the response of useStorefrontQuery', async () => {
    const store = newStore()
    const { wrapper, queryClient } = wrapperWith(store, {})
    const { client } = renderHook(useStorefront, { wrapper }).result.current
    queryClient.setQueryDefaults(storefrontKeys.gets(client), { gcTime: Infinity, staleTime: Infinity })
    for (let mount = 0; mount < 2; mount++) {
      const view = renderHook(() => useStorefrontQuery('/checkout/7', { schema }), { wrapper })
      await waitFor(() => expect(view.result.current.isSuccess).toBe(true))
      view.unmount()
    }
    expect(store.requests).toHaveLength(1)
  })
})
