import { dehydrate, hydrate, InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { createMockStore, createSampleCatalog } from 'storefront-mock'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { createStorefrontClient } from '../../core/client/create-storefront-client.js'
import { productsQueryOptions } from '../resource-queries.js'
import { keepLoadedPages } from './keep-loaded-pages.js'
import type { ListQueryData } from './list-query-data.js'
import { listReaders } from './list-readers.js'

afterEach(() => listReaders.clear())

describe.each([
  { rendered: 2, maxPages: 1 },
  { rendered: 3, maxPages: 1 },
  { rendered: 3, maxPages: 2 },
  { rendered: 5, maxPages: 3 },
])('a server that renders $rendered pages for `maxPages: $maxPages`', ({ rendered, maxPages }) => {
  it.each([
    ['at the very top', () => null, (ids: readonly string[]) => ids[0]],
    ['on the second page', (ids: readonly string[]) => ids.slice(5, 8), (ids: readonly string[]) => ids[5]],
    ['where no list reports it', undefined, (ids: readonly string[]) => ids.at(-4)],
  ])('is refetched once, to `maxPages` around a reader %s', async (_, readScreen, readFirstRow) => {
    // With a latency, a list that refetches without end fails the test, instead of blocking it.
    const store = createMockStore({ ...createSampleCatalog({ size: 60 }), latency: 2 })
    const client = createStorefrontClient({
      baseUrl: store.baseUrl,
      apiKey: store.apiKey,
      fetch: store.fetch,
    })
    const options = productsQueryOptions(client, { limit: 4 })
    const server = new QueryClient()
    await server.fetchInfiniteQuery({ ...options, pages: rendered })
    const queryClient = new QueryClient({
      defaultOptions: { queries: { retry: false, staleTime: Infinity } },
    })
    hydrate(queryClient, dehydrate(server))
    const observer = new InfiniteQueryObserver(queryClient, { ...options, maxPages })
    const unsubscribe = observer.subscribe(() => {})
    const cache = queryClient.getQueryCache()
    const query = cache.find<ListQueryData<{ readonly id: string }>>({ queryKey: options.queryKey })!
    const stop = keepLoadedPages(cache, query.queryHash)
    const pagesOf = () => query.state.data!.pages.map(({ items }) => items.map(({ id }) => id))
    const ids = pagesOf().flat()
    if (readScreen) listReaders.add({ rootOf: () => null, rowsOf: () => readScreen(ids) })

    async function invalidate() {
      store.clearRequests()
      await queryClient.invalidateQueries()
      // A refetch that counts as a write of something else starts again at once.
      await new Promise((resolve) => setTimeout(resolve, 50))
      await vi.waitFor(() => expect(query.state.fetchStatus).toBe('idle'))
      expect(query.state.isInvalidated).toBe(false)
      return store.requests.length
    }

    // Below the rendered pages, a refetch can read on.
    expect(await invalidate()).toBeLessThanOrEqual(rendered + 3)
    const pages = pagesOf()
    expect(pages).toHaveLength(maxPages)
    expect(pages.flat()).toContain(readFirstRow(ids))
    expect(await invalidate()).toBe(maxPages)
    expect(pagesOf()).toEqual(pages)
    stop()
    unsubscribe()
    queryClient.clear()
  })
})

it('a server that renders more pages than `maxPages` is refetched once, even if all items are invalid', async () => {
  const store = createMockStore({ ...createSampleCatalog({ size: 12 }), latency: 2 })
  const client = createStorefrontClient({
    baseUrl: store.baseUrl,
    apiKey: store.apiKey,
    onInvalidItem: () => {},
    fetch: async (...request) => {
      const response = await store.fetch(...request)
      const body = (await response.json()) as { data: { id: string }[] }
      return Response.json({ ...body, data: body.data.map(({ id }) => ({ id })) })
    },
  })
  const options = productsQueryOptions(client, { limit: 4 })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  await queryClient.fetchInfiniteQuery({ ...options, pages: 3 })
  const observer = new InfiniteQueryObserver(queryClient, { ...options, maxPages: 2 })
  const unsubscribe = observer.subscribe(() => {})
  const cache = queryClient.getQueryCache()
  const query = cache.find<ListQueryData<{ readonly id: string }>>({ queryKey: options.queryKey })!
  const stop = keepLoadedPages(cache, query.queryHash)
  expect(query.state.data!.pages.map(({ invalidItems }) => invalidItems.length)).toEqual([4, 4, 4])
  store.clearRequests()
  await queryClient.invalidateQueries()
  await new Promise((resolve) => setTimeout(resolve, 50))
  await vi.waitFor(() => expect(query.state.fetchStatus).toBe('idle'))
  expect(store.requests).toHaveLength(3)
  expect(query.state.isInvalidated).toBe(false)
  expect(query.state.data!.pages).toHaveLength(2)
  stop()
  unsubscribe()
  queryClient.clear()
})
