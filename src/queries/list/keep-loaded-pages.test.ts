import { hydrate, dehydrate, InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { createMockStore, createSampleCatalog } from 'storefront-mock'
import { expect, it, vi } from 'vitest'

import { createStorefrontClient } from '../../core/client/create-storefront-client.js'
import { productsQueryOptions } from '../resource-queries.js'
import { keepLoadedPages } from './keep-loaded-pages.js'

const tries = vi.hoisted(() => ({ count: 0 }))

// As after a deployment, when the server answers 404 for the old file.
vi.mock('./refetch/recovery.js', () => {
  tries.count++
  throw new TypeError('Failed to fetch dynamically imported module')
})

it('keeps the rows and refetches all of them if the code that compares pages cannot be loaded', async () => {
  const store = createMockStore(createSampleCatalog({ size: 40 }))
  const client = createStorefrontClient({ baseUrl: store.baseUrl, apiKey: store.apiKey, fetch: store.fetch })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  const options = productsQueryOptions(client, { limit: 4 })
  const observer = new InfiniteQueryObserver(queryClient, options)
  const unsubscribe = observer.subscribe(() => {})
  await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true))
  await observer.fetchNextPage()
  await observer.fetchNextPage()
  const cache = queryClient.getQueryCache()
  const query = cache.find({ queryKey: options.queryKey })!
  const stop = keepLoadedPages(cache, query.queryHash)

  const server = new QueryClient()
  await server.fetchInfiniteQuery(options)
  const state = dehydrate(server)
  for (const each of state.queries) each.state.dataUpdatedAt = Date.now() + 1000
  const pagesOf = () => (query.state.data as { pages: readonly object[] }).pages
  store.clearRequests()
  hydrate(queryClient, state)
  expect(pagesOf()).toHaveLength(3)
  await vi.waitFor(() => expect(store.requests).toHaveLength(3))
  await vi.waitFor(() => expect(query.state.fetchStatus).toBe('idle'))
  expect(tries.count).toBeGreaterThanOrEqual(2)
  expect(pagesOf()).toHaveLength(3)
  expect(query.state.isInvalidated).toBe(false)
  stop()
  unsubscribe()
})
