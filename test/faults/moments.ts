import { dehydrate, InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'

import {
  createStorefrontClient,
  retryDelay,
  shouldRetry,
  type StorefrontClient,
} from '../../src/core/index.js'
import { productQueryOptions, productsQueryOptions } from '../../src/queries/index.js'
import { createStorefrontHandler } from '../../src/server/index.js'
import { createMockStore, sampleCatalog, type MockStore } from '../../src/testing/index.js'
import { serveMockStore } from '../../src/testing/node/index.js'

export interface Attempt {
  /** The error that the shopper's code receives. */
  readonly error: unknown
  /** Whether every item that was loaded before is the same object. */
  readonly keepsItems: boolean
  /** Status of the proxy. */
  readonly status?: number
}

/** Runs once while the fault is active and once after its end. */
export type Moment = (setup: Setup) => Promise<() => Promise<Attempt>>

export interface Setup {
  readonly store: MockStore
  readonly client: StorefrontClient
  readonly queryClient: QueryClient
  /** Milliseconds that the retries would have waited. */
  readonly delays: number[]
}

const LIMIT = 5

export async function withSetup<T>(timeoutMs: number, run: (setup: Setup) => Promise<T>): Promise<T> {
  const store = createMockStore(sampleCatalog({ size: 30 }))
  const server = await serveMockStore(store)
  const delays: number[] = []
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        networkMode: 'always',
        retryDelay: (count, error) => {
          delays.push(retryDelay(count, error))
          return 1
        },
      },
    },
  })
  const client = createStorefrontClient({ baseUrl: server.baseUrl, apiKey: store.apiKey, timeoutMs })
  try {
    return await run({ store, client, queryClient, delays })
  } finally {
    queryClient.clear()
    await server.close()
  }
}

function listMoment(action: 'first' | 'next' | 'previous' | 'refetch'): Moment {
  return async ({ client, queryClient, store }) => {
    const startingAfter = store.products.all()[15]!.id
    const params = action === 'previous' ? { limit: LIMIT, startingAfter } : { limit: LIMIT }
    const { retry, retryDelay: delay } = queryClient.getDefaultOptions().queries!
    const options = { ...productsQueryOptions(client, params), retry, retryDelay: delay }
    const observer = new InfiniteQueryObserver(queryClient, { ...options, enabled: false })
    observer.subscribe(() => {})
    if (action !== 'first') await observer.refetch()
    const before = observer.getCurrentResult().data?.items ?? []
    if (action !== 'first' && before.length === 0) throw new Error('The list did not load.')
    return async () => {
      const { fetchNextPage, fetchPreviousPage, refetch } = observer.getCurrentResult()
      const run = { first: refetch, next: fetchNextPage, previous: fetchPreviousPage, refetch }[action]
      const { error, data } = await run()
      const items = new Set<unknown>(data?.items)
      return { error, keepsItems: before.every((item) => items.has(item)) }
    }
  }
}

const settle = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => null,
    (error: unknown) => error,
  )

export const moments: Readonly<Record<string, Moment>> = {
  'first page': listMoment('first'),
  'next page': listMoment('next'),
  'previous page': listMoment('previous'),
  refetch: listMoment('refetch'),
  'single item': async ({ client, queryClient, store }) => {
    const { id } = store.products.all()[0]!
    return async () => {
      const options = queryClient.getDefaultOptions().queries!
      const { retry, retryDelay: delay } = options
      const error = await settle(
        queryClient.fetchQuery({ ...productQueryOptions(client, { id }), retry, retryDelay: delay }),
      )
      return { error, keepsItems: true }
    }
  },
  prefetch:
    async ({ client, queryClient }) =>
    async () => {
      const { retry, retryDelay: delay } = queryClient.getDefaultOptions().queries!
      const options = productsQueryOptions(client, { limit: LIMIT })
      await queryClient.prefetchInfiniteQuery({ ...options, retry, retryDelay: delay })
      return { error: queryClient.getQueryState(options.queryKey)?.error ?? null, keepsItems: true }
    },
  'server render':
    async ({ client }) =>
    async () => {
      // A server has a new cache for each request and does not retry.
      const queryClient = new QueryClient()
      const options = productsQueryOptions(client, { limit: LIMIT })
      await queryClient.prefetchInfiniteQuery({ ...options, retry: false })
      const error = queryClient.getQueryState(options.queryKey)?.error ?? null
      const isDehydrated = dehydrate(queryClient).queries.length > 0
      return { error, keepsItems: isDehydrated === (error === null) }
    },
  proxy: async ({ client }) => {
    const handler = createStorefrontHandler(client, { onError: () => {} })
    return async () => {
      const response = await handler(new Request('https://shop.test/api/v1/products'))
      await response.text()
      return { error: null, keepsItems: true, status: response.status }
    }
  },
}
