import {
  dehydrate,
  hydrate,
  HydrationBoundary,
  IsRestoringProvider,
  QueryClient,
  type DehydratedState,
} from '@tanstack/react-query'
import { act, renderHook, waitFor as waitForSlowly } from '@testing-library/react'
import { Suspense, useState, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { createMockStore, createSampleCatalog } from 'storefront-mock'
import { createWrapper } from 'storefront-mock/react'

import { createStorefrontClient } from '../../core/client/create-storefront-client.js'
import type { ListQueryData } from '../../queries/list/list-query-data.js'
import { productsQueryOptions } from '../../queries/resource-queries.js'
import type { Product } from '../../core/index.js'
import type { AnyList } from '../../product-list/state/list-state.js'
import { useProducts } from './use-products.js'
import { useSuspenseProducts } from './use-suspense-products.js'

const params = { limit: 4, sort: 'name', order: 'asc' } as const
const ROWS = 16

// The default of 50 ms is most of the time of these tests.
const waitFor = (check: () => void) => waitForSlowly(check, { interval: 5 })

/** TanStack renders a hook again only for what its component reads. */
function useList(): AnyList {
  const list = useProducts(params) as AnyList
  void [list.isFetching, list.isFetchingNextPage, list.isSuccess]
  return list
}

function setUp() {
  const store = createMockStore(createSampleCatalog({ size: 40 }))
  const client = createStorefrontClient({ baseUrl: store.baseUrl, apiKey: store.apiKey, fetch: store.fetch })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const query = productsQueryOptions(client, params)
  const boundary: { render: (state: DehydratedState) => void } = { render: () => {} }
  const Shop = createWrapper({ store, queryClient })
  function Wrapper({ children }: { children: ReactNode }) {
    const [state, setState] = useState<DehydratedState>()
    boundary.render = setState
    return (
      <Shop>
        <HydrationBoundary state={state}>
          <Suspense>{children}</Suspense>
        </HydrationBoundary>
      </Shop>
    )
  }
  /** As a server that renders the page now. JSON, because its answer comes over the network. */
  async function renderOnServer(pages: number): Promise<DehydratedState> {
    const server = new QueryClient()
    await server.fetchInfiniteQuery({ ...query, pages })
    await nextMillisecond()
    const state = dehydrate(server)
    for (const each of state.queries) each.state.dataUpdatedAt = Date.now()
    return JSON.parse(JSON.stringify(state)) as DehydratedState
  }
  const stateOf = () => queryClient.getQueryState<ListQueryData<Product>>([...query.queryKey])!
  async function openList(useOwnList = useList) {
    const { result, unmount, rerender } = renderHook(useOwnList, { wrapper: Wrapper })
    await waitFor(() => expect(result.current?.data?.items).toHaveLength(4))
    for (let rows = 8; rows <= ROWS; rows += 4) {
      await act(() => result.current.fetchNextPage())
      await waitFor(() => expect(result.current.data?.items).toHaveLength(rows))
    }
    await act(nextMillisecond)
    store.clearRequests()
    return {
      result,
      unmount,
      rerender,
      before: result.current.data!.items,
      updatedAt: stateOf().dataUpdatedAt,
    }
  }
  return { store, client, queryClient, query, boundary, wrapper: Wrapper, renderOnServer, stateOf, openList }
}

type Shop = ReturnType<typeof setUp>

/** Hydration ignores data that is not newer, to the millisecond. */
const nextMillisecond = () => new Promise((resolve) => setTimeout(resolve, 3))

const settle = ({ queryClient }: Shop) =>
  act(async () => {
    await nextMillisecond()
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    await nextMillisecond()
  })

/** What writes the first pages of the list into the cache past the list itself. */
const ways: [string, (shop: Shop, pages: number) => Promise<unknown>][] = [
  [
    'hydrate with a page that the server rendered again',
    async ({ queryClient, renderOnServer }, pages) => hydrate(queryClient, await renderOnServer(pages)),
  ],
  [
    'HydrationBoundary with a newer state',
    async ({ boundary, renderOnServer }, pages) => boundary.render(await renderOnServer(pages)),
  ],
  [
    'hydration of a streamed promise',
    async ({ queryClient, renderOnServer }, pages) => {
      const state = await renderOnServer(pages)
      const [dehydrated] = state.queries
      const promise = Promise.resolve(dehydrated!.state.data)
      const pending = { ...dehydrated!.state, data: undefined, status: 'pending', dataUpdatedAt: 0 } as const
      hydrate(queryClient, {
        ...state,
        queries: [{ ...dehydrated!, state: pending, promise, dehydratedAt: Date.now() }],
      })
      await promise
    },
  ],
  [
    'fetchInfiniteQuery in a loader of the browser',
    ({ queryClient, query }, pages) => queryClient.fetchInfiniteQuery({ ...query, staleTime: 0, pages }),
  ],
  [
    'the state of another tab',
    async ({ queryClient, renderOnServer, query }, pages) => {
      const { state } = (await renderOnServer(pages)).queries[0]!
      // As @tanstack/query-broadcast-client-experimental.
      queryClient.getQueryCache().find({ queryKey: query.queryKey })!.setState(state)
    },
  ],
]

describe.each(ways)('%s', (_way, write) => {
  it.each([1, 2])('keeps the loaded pages without a request, if its %i pages are the same', async (pages) => {
    const shop = setUp()
    const { result, before, updatedAt } = await shop.openList()
    await act(async () => void (await write(shop, pages)))
    const requests = shop.store.requests.length
    await settle(shop)
    expect(result.current.data!.items.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    expect(result.current.data!.items.every((item, at) => item === before[at])).toBe(true)
    expect(result.current).toMatchObject({ isSuccess: true, hasNextPage: true, hasPreviousPage: false })
    expect(shop.store.requests.length).toBe(requests)
    // The other pages are not newer than before, so they are refetched in their time.
    await waitFor(() => expect(shop.stateOf().dataUpdatedAt).toBe(updatedAt))
  })

  it('takes over items that have changed', async () => {
    const shop = setUp()
    const { result, before } = await shop.openList()
    shop.store.products.update([before[1]!.id], { description: 'Now in blue' })
    await act(async () => void (await write(shop, 1)))
    const requests = shop.store.requests.length
    await settle(shop)
    const { items } = result.current.data!
    expect(items[1]).toMatchObject({ id: before[1]!.id, description: 'Now in blue' })
    expect(items.filter((item, at) => item !== before[at])).toHaveLength(1)
    expect(items).toHaveLength(ROWS)
    expect(shop.store.requests.length).toBe(requests)
  })

  it('never shows fewer rows, and refetches the list if its pages differ', async () => {
    const shop = setUp()
    const shown: number[] = []
    const { result, before } = await shop.openList(() => {
      const list = useProducts(params) as AnyList
      shown.push(list.data?.items.length ?? 0)
      return list
    })
    shop.store.products.remove([before[1]!.id])
    shown.length = 0
    await act(async () => void (await write(shop, 2)))
    await settle(shop)
    await waitFor(() => expect(result.current.data!.items[1]!.id).toBe(before[2]!.id))
    const ids = result.current.data!.items.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(before.filter((_, at) => at !== 1).map(({ id }) => id)))
    expect(Math.min(...shown)).toBeGreaterThanOrEqual(ROWS - 1)
    expect(shop.stateOf().isInvalidated).toBe(false)
    await act(() => result.current.fetchNextPage())
    await waitFor(() => expect(result.current.data!.items.length).toBeGreaterThan(ROWS))
  })

  it.each<[string, () => AnyList]>([
    [
      'two hooks',
      () => {
        useProducts(params)
        return useList()
      },
    ],
    ['a suspense hook', () => useSuspenseProducts(params)],
  ])('keeps the loaded pages of %s', async (_hooks, useHooks) => {
    const shop = setUp()
    const { result, before } = await shop.openList(useHooks)
    await act(async () => void (await write(shop, 1)))
    const requests = shop.store.requests.length
    await settle(shop)
    expect(result.current.data!.items.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    expect(shop.store.requests.length).toBe(requests)
  })
})

describe('a page that is hydrated while the list is used', () => {
  it('keeps the next page that is loading, and shows it', async () => {
    const shop = setUp()
    const { result, before } = await shop.openList()
    const state = await shop.renderOnServer(1)
    shop.store.pause()
    let called: Promise<unknown> = Promise.resolve()
    act(() => void (called = result.current.fetchNextPage()))
    await waitFor(() => expect(result.current.isFetchingNextPage).toBe(true))
    act(() => shop.boundary.render(state))
    await act(nextMillisecond)
    expect(result.current.isFetchingNextPage).toBe(true)
    shop.store.resume()
    await act(() => called)
    await waitFor(() => expect(result.current.data!.items).toHaveLength(ROWS + 4))
    expect(result.current.data!.items.slice(0, ROWS)).toEqual(before)
  })

  it('stays invalidated, because the other pages are still outdated', async () => {
    const shop = setUp()
    const { result } = await shop.openList()
    await act(() => shop.queryClient.invalidateQueries({ refetchType: 'none' }))
    const state = await shop.renderOnServer(1)
    act(() => shop.boundary.render(state))
    await settle(shop)
    expect(result.current.data!.items).toHaveLength(ROWS)
    expect(shop.stateOf().isInvalidated).toBe(true)
  })

  it('does not limit a later invalidation to the pages of a loader', async () => {
    const shop = setUp()
    const { result, before } = await shop.openList()
    await act(() => shop.queryClient.fetchInfiniteQuery({ ...shop.query, staleTime: 0, pages: 1 }))
    await settle(shop)
    shop.store.products.update([before[ROWS - 1]!.id], { description: 'Now in blue' })
    shop.store.clearRequests()
    await act(() => shop.queryClient.refetchQueries())
    await settle(shop)
    expect(shop.store.requests.length).toBe(4)
    expect(result.current.data!.items[ROWS - 1]).toMatchObject({ description: 'Now in blue' })
  })

  it('replaces the loaded pages if it has all of their items', async () => {
    const shop = setUp()
    const { result, before } = await shop.openList()
    const state = await shop.renderOnServer(6)
    act(() => shop.boundary.render(state))
    await settle(shop)
    expect(result.current.data!.items).toHaveLength(24)
    expect(result.current.data!.items.slice(0, ROWS).every((item, at) => item === before[at])).toBe(true)
    expect(shop.stateOf().dataUpdatedAt).toBe(state.queries[0]!.state.dataUpdatedAt)
  })

  it('refetches a list whose store has ended after the hydrated pages', async () => {
    const shop = setUp()
    const { result, before } = await shop.openList()
    shop.store.products.remove(
      shop.store.products
        .all()
        .map(({ id }) => id)
        .filter((id) => before.slice(0, 4).every((item) => item.id !== id)),
    )
    const state = await shop.renderOnServer(1)
    act(() => shop.boundary.render(state))
    await waitFor(() => expect(result.current.data!.items).toEqual(before.slice(0, 4)))
    expect(result.current.hasNextPage).toBe(false)
  })

  it.each([1, 3])(
    'keeps a window that has left behind the first of %i written pages, without a request',
    async (pages) => {
      const shop = setUp()
      const { result } = renderHook(() => useProducts(params, { maxPages: 2 }), { wrapper: shop.wrapper })
      await waitFor(() => expect(result.current.data?.items).toHaveLength(4))
      for (let page = 2; page <= 4; page++) await act(() => result.current.fetchNextPage())
      await waitFor(() => expect(result.current.data!.pages[0]!.previousParam).toBeDefined())
      const before = result.current.data!.items
      const state = await shop.renderOnServer(pages)
      shop.store.clearRequests()
      act(() => shop.boundary.render(state))
      await settle(shop)
      expect(result.current.data!.items).toBe(before)
      expect(shop.store.requests.length).toBe(0)
    },
  )

  it('keeps a page before the written ones, which continue after the loaded ones, without a request', async () => {
    const shop = setUp()
    const opened = { ...params, startingAfter: (await shop.client.products.list(params)).items[3]!.id }
    const { result } = renderHook(() => useProducts(opened), { wrapper: shop.wrapper })
    await waitFor(() => expect(result.current.data?.items).toHaveLength(4))
    await act(() => result.current.fetchPreviousPage())
    await waitFor(() => expect(result.current.data?.items).toHaveLength(8))
    const before = result.current.data!.items
    const server = new QueryClient()
    await server.fetchInfiniteQuery({ ...productsQueryOptions(shop.client, opened), pages: 2 })
    await nextMillisecond()
    const state = dehydrate(server)
    state.queries[0]!.state.dataUpdatedAt = Date.now()
    shop.store.clearRequests()
    act(() => shop.boundary.render(state))
    await settle(shop)
    expect(result.current.data!.items).toEqual(before)
    expect(shop.store.requests.length).toBe(0)
  })

  it('leaves an unmounted list to its writer', async () => {
    const shop = setUp()
    const { unmount } = await shop.openList()
    unmount()
    hydrate(shop.queryClient, await shop.renderOnServer(1))
    expect(shop.stateOf().data!.pages).toHaveLength(1)
  })

  it('fills an empty cache, such as one that a persister restores after the list mounted', async () => {
    const shop = setUp()
    const state = await shop.renderOnServer(3)
    let end = () => {}
    function Restoring({ children }: { children: ReactNode }) {
      const [isRestoring, setRestoring] = useState(true)
      end = () => setRestoring(false)
      const Wrapper = shop.wrapper
      return (
        <IsRestoringProvider value={isRestoring}>
          <Wrapper>{children}</Wrapper>
        </IsRestoringProvider>
      )
    }
    const { result } = renderHook(() => useProducts(params), { wrapper: Restoring })
    shop.store.clearRequests()
    act(() => {
      hydrate(shop.queryClient, state)
      end()
    })
    await settle(shop)
    expect(result.current.data!.items).toHaveLength(12)
    expect(shop.store.requests.length).toBe(0)
  })
})

describe('what the app itself does to a loaded list', () => {
  it('setQueryData is obeyed', async () => {
    const shop = setUp()
    const { result, before } = await shop.openList()
    act(() => {
      shop.queryClient.setQueryData<ListQueryData<Product>>([...shop.query.queryKey], (data) => ({
        pages: data!.pages.slice(0, 2),
        pageParams: data!.pageParams.slice(0, 2),
      }))
    })
    await settle(shop)
    expect(result.current.data!.items).toEqual(before.slice(0, 8))
    expect(shop.store.requests.length).toBe(0)
  })

  it.each<[string, (queryClient: QueryClient) => unknown]>([
    ['resetQueries', (queryClient) => queryClient.resetQueries()],
    ['clear', (queryClient) => queryClient.clear()],
    ['removeQueries', (queryClient) => queryClient.removeQueries()],
  ])('%s starts the list again', async (_name, reset) => {
    const shop = setUp()
    const { result } = await shop.openList()
    await act(async () => void (await reset(shop.queryClient)))
    await settle(shop)
    await waitFor(() => expect(result.current.data!.items).toHaveLength(4))
    expect(shop.store.requests.length).toBe(1)
    await act(() => result.current.fetchNextPage())
    await waitFor(() => expect(result.current.data!.items).toHaveLength(8))
  })

  it('resetQueries starts a hydrated list again', async () => {
    const shop = setUp()
    hydrate(shop.queryClient, await shop.renderOnServer(1))
    const { result } = await shop.openList()
    await act(() => shop.queryClient.resetQueries())
    await settle(shop)
    expect(result.current.data!.items).toHaveLength(4)
  })

  it('other params are another list', async () => {
    const shop = setUp()
    const { result, rerender } = renderHook(({ limit }) => useProducts({ ...params, limit }), {
      wrapper: shop.wrapper,
      initialProps: { limit: 8 },
    })
    await waitFor(() => expect(result.current.data?.items).toHaveLength(8))
    rerender({ limit: 4 })
    await waitFor(() => expect(result.current.data?.items).toHaveLength(4))
  })

  it.each(['the first page', 'the next page', 'a refetch'])(
    'clear while %s loads leaves no list that waits forever',
    async (what) => {
      const shop = setUp()
      let result: { current: AnyList }
      if (what === 'the first page') {
        shop.store.pause()
        ;({ result } = renderHook(useList, { wrapper: shop.wrapper }))
        await waitFor(() => expect(shop.queryClient.isFetching()).toBe(1))
      } else {
        ;({ result } = await shop.openList())
        shop.store.pause()
        act(() => void (what === 'the next page' ? result.current.fetchNextPage() : result.current.refetch()))
        await waitFor(() => expect(result.current.isFetching).toBe(true))
      }
      act(() => shop.queryClient.clear())
      shop.store.resume()
      await settle(shop)
      await waitFor(() => expect(result.current).toMatchObject({ isFetching: false, isSuccess: true }))
      expect(result.current.data!.items).toHaveLength(4)
    },
  )
})
