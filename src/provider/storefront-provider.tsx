'use client'
import { QueryClientContext, QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useContext, useMemo, useState, type ReactNode } from 'react'

import { createStorefrontClient, type AnyStorefrontClient } from '../core/index.js'
import { queryClientOfScope } from './query-client-of-scope.js'
import {
  StorefrontContext,
  type StorefrontContextValue,
  type StorefrontSettings,
} from './storefront-context.js'

type StoreProps =
  | {
      /** A client made by `createStorefrontClient`, for every option that it has. */
      readonly client: AnyStorefrontClient
      readonly baseUrl?: undefined
      readonly apiKey?: undefined
    }
  | {
      readonly client?: undefined
      /** Address of the API with its prefix, e.g. `https://shop.example/api/v1`. */
      readonly baseUrl: string
      /** Sent as `Authorization: Bearer <key>`; `null` sends none, for a proxy that adds it. */
      readonly apiKey: string | null
    }

export type StorefrontProviderProps = StoreProps &
  StorefrontSettings & {
    /** Default: that of the surrounding `QueryClientProvider`, else one of the provider's own. */
    readonly queryClient?: QueryClient | undefined
    readonly children?: ReactNode
  }

/**
 * Gives the hooks and components below it a store. Providers nest: the nearest one counts.
 *
 * @throws {InvalidParamsError} for a base URL or key that cannot work.
 */
export function StorefrontProvider({
  client: givenClient,
  baseUrl,
  apiKey,
  queryClient: givenQueryClient,
  currency,
  locale = 'en',
  labels,
  imageLoader,
  isVariantAvailable,
  children,
}: StorefrontProviderProps): ReactNode {
  const client = useMemo(
    () => givenClient ?? createStorefrontClient({ baseUrl, apiKey }),
    [givenClient, baseUrl, apiKey],
  )
  const surrounding = useContext(QueryClientContext)
  // For good, whatever comes after: TanStack's hooks stay with the query client that they saw first, and keys
  // begin with the scope.
  const [firstScope] = useState(client.cacheScope)
  const queryClient = useMemo(
    () => givenQueryClient ?? surrounding ?? queryClientOfScope(firstScope),
    [givenQueryClient, surrounding, firstScope],
  )
  const value = useMemo(
    (): StorefrontContextValue => ({
      client,
      queryClient,
      currency,
      locale,
      labels,
      imageLoader,
      isVariantAvailable,
    }),
    [client, queryClient, currency, locale, labels, imageLoader, isVariantAvailable],
  )
  const store = <StorefrontContext.Provider value={value}>{children}</StorefrontContext.Provider>
  // Devtools and an app's own queries find the query client through TanStack's provider.
  return queryClient === surrounding ? (
    store
  ) : (
    <QueryClientProvider client={queryClient}>{store}</QueryClientProvider>
  )
}
