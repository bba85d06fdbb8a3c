'use client'
import {
  QueryClientContext,
  QueryClientProvider,
  QueryClient,
  type Query,
  type QueryCache,
} from '@tanstack/react-query'
import { useContext, useEffect, useMemo, useState, type ReactNode } from 'react'

import { createProductsClient } from '../core/client/products-client.js'
import { mergeRules } from '../core/client/store-rules.js'
import type { ProductsClient } from '../core/client/storefront-client.js'
import { checkClient } from './check-client.js'
import { QueryProviderCheck } from './query-provider-check.js'
import {
  StorefrontContext,
  type StorefrontContextValue,
  type StorefrontSettings,
} from './storefront-context.js'
import { hasSameFields } from '../core/has-same-fields.js'

/** One query client for each scope in a browser tab, even if a provider suspends before its first commit. */
const browserClients = new Map<string, QueryClient>()

/**
 * A browser keeps one client per scope, because a provider that suspends before its first commit loses its state.
 * A server never shares a client, because the client would mix the data of different requests.
 */
function getDefaultQueryClient(cacheScope: string): QueryClient {
  if (typeof window === 'undefined') return new QueryClient()
  let queryClient = browserClients.get(cacheScope)
  if (!queryClient) browserClients.set(cacheScope, (queryClient = new QueryClient()))
  return queryClient
}

/** The object of an earlier render while its fields are the same, so that consumers of a context do not re-render. */
function useSameObject<T extends object>(next: T): T {
  const [known, setKnown] = useState(next)
  const value = hasSameFields(known, next) ? known : next
  if (value !== known) setKnown(value)
  return value
}

/** Props of `<StorefrontProvider>`: a `client`, or `baseUrl` and `apiKey`, and the settings of the store. */
export type StorefrontProviderProps = (
  | {
      /** A client from `createStorefrontClient`, or an outer provider's, instead of `baseUrl` and `apiKey`. */
      readonly client: ProductsClient
      readonly baseUrl?: undefined
      readonly apiKey?: undefined
    }
  | {
      readonly client?: undefined
      /** Address of the API with its prefix, e.g. `https://shop.example/api/v1`. */
      readonly baseUrl: string
      /** `null` sends no key, e.g. when a proxy adds the key. */
      readonly apiKey: string | null
    }
) &
  StorefrontSettings & {
    /** Default: the query client of the surrounding `QueryClientProvider`, or else a new one. */
    readonly queryClient?: QueryClient | undefined
    readonly children?: ReactNode
  }

/**
 * Provides a store to the hooks and components below. Pass `baseUrl` and `apiKey`, or a `client` with more options.
 *
 * @throws {InvalidParamsError} for an invalid base URL or key.
 */
export function StorefrontProvider({
  client: givenClient,
  baseUrl,
  apiKey,
  queryClient: givenQueryClient,
  locale = 'en',
  children,
  ...settings
}: StorefrontProviderProps): ReactNode {
  const client = useMemo(
    () => (givenClient ? checkClient(givenClient) : createProductsClient({ baseUrl, apiKey })),
    [givenClient, baseUrl, apiKey],
  )
  const surrounding = useContext(QueryClientContext)
  // Keep the first scope: TanStack's hooks keep the query client of their first render.
  const [firstScope] = useState(client.cacheScope)
  const queryClient = useMemo(
    () => givenQueryClient ?? surrounding ?? getDefaultQueryClient(firstScope),
    [givenQueryClient, surrounding, firstScope],
  )
  useEffect(() => restartRemovedQueries(queryClient.getQueryCache()), [queryClient])
  const value: StorefrontContextValue = useSameObject({
    ...mergeRules(settings, client.rules),
    client,
    queryClient,
    locale,
  })
  const store = <StorefrontContext.Provider value={value}>{children}</StorefrontContext.Provider>
  // TanStack's provider is for devtools and the app's own queries.
  return queryClient === surrounding ? (
    store
  ) : (
    <QueryClientProvider client={queryClient}>
      {process.env.NODE_ENV !== 'production' && !givenQueryClient && (
        <QueryProviderCheck queryClient={queryClient} />
      )}
      {store}
    </QueryClientProvider>
  )
}

/**
 * TanStack leaves mounted observers with a query that `clear` or `removeQueries` has removed, and a request in flight there
 * never ends for them. Starts their query again.
 */
export function restartRemovedQueries(cache: QueryCache): () => void {
  return cache.subscribe(({ type, query }) => {
    if (type !== 'removed' || (query as Query).queryKey[0] !== 'storefront') return
    // A component that changes its query or unmounts in the same task, e.g. after a logout, sends no request.
    setTimeout(() => [...query.observers].forEach((observer) => observer.setOptions(observer.options)))
  })
}
