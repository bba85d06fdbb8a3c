'use client'
import { QueryClientContext, QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useContext, useMemo, useState, type ReactNode } from 'react'

import { createStorefrontClient, type AnyStorefrontClient } from '../core/index.js'
import { getDefaultQueryClient } from './get-default-query-client.js'
import {
  StorefrontContext,
  type StorefrontContextValue,
  type StorefrontSettings,
} from './storefront-context.js'

type StoreProps =
  | {
      /** A client from `createStorefrontClient`, which has more options than the two props below. */
      readonly client: AnyStorefrontClient
      readonly baseUrl?: undefined
      readonly apiKey?: undefined
    }
  | {
      readonly client?: undefined
      /** Address of the API with its prefix, e.g. `https://shop.example/api/v1`. */
      readonly baseUrl: string
      /** Sent as `Authorization: Bearer <key>`; `null` sends no key, e.g. for a proxy that adds the key. */
      readonly apiKey: string | null
    }

export type StorefrontProviderProps = StoreProps &
  StorefrontSettings & {
    /** Default: the query client of the surrounding `QueryClientProvider`, or else a new one. */
    readonly queryClient?: QueryClient | undefined
    readonly children?: ReactNode
  }

/**
 * Provides a store to the hooks and components below. If providers are nested, the nearest one applies.
 *
 * @throws {InvalidParamsError} for an invalid base URL or key.
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
  // Keep the first scope when the client changes: TanStack's hooks keep the query client of their first render, and
  // the scope in the query keys separates the clients' data.
  const [firstScope] = useState(client.cacheScope)
  const queryClient = useMemo(
    () => givenQueryClient ?? surrounding ?? getDefaultQueryClient(firstScope),
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
  // Devtools and the app's own queries read the query client from TanStack's provider.
  return queryClient === surrounding ? (
    store
  ) : (
    <QueryClientProvider client={queryClient}>{store}</QueryClientProvider>
  )
}
