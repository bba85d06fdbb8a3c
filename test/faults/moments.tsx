import { dehydrate, HydrationBoundary, InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { createMockStore, createSampleCatalog, type MockStore } from 'storefront-mock'
import { serveMockStore } from 'storefront-mock/node'

import {
  createStorefrontClient,
  retryDelay,
  shouldRetry,
  type StorefrontClient,
} from '../../src/core/index.js'
import { ProductList, StorefrontProvider } from '../../src/index.js'
import { productQueryOptions, productsQueryOptions } from '../../src/queries/index.js'
import { createStorefrontHandler } from '../../src/server/index.js'

export interface Attempt {
  /** The error that the shopper's code receives. */
  readonly error: unknown
  /** Whether every item that was loaded before is the same object. On a server: whether the HTML shows what loaded. */
  readonly keepsItems: boolean
  /** Status of the proxy. */
  readonly status?: number
}

/** Runs once while the fault is active and once after its end. */
export type Moment = (setup: Setup) => Promise<() => Promise<Attempt>>

export interface Setup {
  readonly store: MockStore
  /** On another origin, with the same items and without a key. */
  readonly foreignStore: MockStore
  readonly foreignUrl: string
  readonly client: StorefrontClient
  readonly queryClient: QueryClient
  /** Milliseconds that the retries would have waited. */
  readonly delays: number[]
}

const LIMIT = 5

export async function withSetup<T>(timeoutMs: number, run: (setup: Setup) => Promise<T>): Promise<T> {
  const store = createMockStore(createSampleCatalog({ size: 30 }))
  const server = await serveMockStore(store)
  const foreignStore = createMockStore({ ...createSampleCatalog({ size: 30 }), apiKey: null })
  const foreignServer = await serveMockStore(foreignStore)
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
    return await run({ store, foreignStore, foreignUrl: foreignServer.baseUrl, client, queryClient, delays })
  } finally {
    queryClient.clear()
    await server.close()
    await foreignServer.close()
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

/** Without `staleTime`, so that loaded data is requested again. */
const retriesOf = (queryClient: QueryClient) => {
  const { retry, retryDelay: delay } = queryClient.getDefaultOptions().queries!
  return { retry, retryDelay: delay, staleTime: 0 }
}

export const moments: Readonly<Record<string, Moment>> = {
  'first page': listMoment('first'),
  'next page': listMoment('next'),
  'previous page': listMoment('previous'),
  refetch: listMoment('refetch'),
  'single item': async ({ client, queryClient, store }) => {
    const [missing, loaded] = store.products.all().map(({ id }) => ({
      ...productQueryOptions(client, { id }),
      ...retriesOf(queryClient),
    }))
    const before = await queryClient.fetchQuery(loaded!)
    return async () => {
      const error = await settle(queryClient.fetchQuery(missing!))
      await settle(queryClient.fetchQuery(loaded!))
      return { error, keepsItems: queryClient.getQueryData(loaded!.queryKey) === before }
    }
  },
  prefetch: async ({ client, queryClient }) => {
    const [missing, loaded] = [LIMIT, LIMIT + 1].map((limit) => ({
      ...productsQueryOptions(client, { limit }),
      ...retriesOf(queryClient),
    }))
    await queryClient.prefetchInfiniteQuery(loaded!)
    const itemsOf = () => queryClient.getQueryData(loaded!.queryKey)!.pages.flatMap(({ items }) => items)
    const before = itemsOf()
    if (before.length === 0) throw new Error('The list did not load.')
    return async () => {
      await queryClient.prefetchInfiniteQuery(missing!)
      await queryClient.prefetchInfiniteQuery(loaded!)
      const items = new Set(itemsOf())
      return {
        error: queryClient.getQueryState(missing!.queryKey)?.error ?? null,
        keepsItems: before.every((item) => items.has(item)),
      }
    }
  },
  'server render':
    async ({ client }) =>
    async () => {
      // A server has a new cache for each request and does not retry.
      const queryClient = new QueryClient()
      const params = { limit: LIMIT }
      const options = productsQueryOptions(client, params)
      await queryClient.prefetchInfiniteQuery({ ...options, retry: false })
      const error = queryClient.getQueryState(options.queryKey)?.error ?? null
      const html = renderToString(
        <StorefrontProvider client={client} queryClient={new QueryClient()} currency="EUR">
          <HydrationBoundary state={dehydrate(queryClient)}>
            <ProductList.Root params={params}>
              <ProductList.Pending>Loading</ProductList.Pending>
              <ProductList.Items>
                {({ name }) => <ProductList.Item>{name}</ProductList.Item>}
              </ProductList.Items>
            </ProductList.Root>
          </HydrationBoundary>
        </StorefrontProvider>,
      )
      // A failed list is pending in the HTML, and the browser requests it.
      const rendered = [html.includes('Loading'), html.split('<li').length - 1]
      const expected = error === null ? [false, LIMIT] : [true, 0]
      return { error, keepsItems: String(rendered) === String(expected) }
    },
  proxy: async ({ client }) => {
    const handler = createStorefrontHandler({ client, onError: () => {} })
    return async () => {
      const response = await handler(new Request('https://shop.test/api/v1/products'))
      await response.text()
      return { error: null, keepsItems: true, status: response.status }
    }
  },
}
