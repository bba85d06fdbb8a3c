import type { QueryClient } from '@tanstack/react-query'

import type { StorefrontProviderProps } from 'storefront-react'
import { createStorefrontClient, type AnyStorefrontClient } from 'storefront-react/core'
import { createMockStore, type MockStore } from '../mock-store/create-mock-store.js'
import { createSampleCatalog } from '../sample-catalog/create-sample-catalog.js'
import { createTestQueryClient } from './test-query-client.js'

type StorefrontSettings = Omit<
  StorefrontProviderProps,
  'client' | 'baseUrl' | 'apiKey' | 'queryClient' | 'children'
>

/** The provider's settings and objects. Everything has a default. */
export interface CreateWrapperOptions extends StorefrontSettings {
  /** Default: a new store with `createSampleCatalog()`. */
  readonly store?: MockStore | undefined
  /** Default: a new client that uses `store.fetch`. */
  readonly client?: AnyStorefrontClient | undefined
  /** Default: a new query client, so that tests share no cache. */
  readonly queryClient?: QueryClient | undefined
  /** Retries failed requests with the package's backoff. Default `false`. */
  readonly retry?: boolean | undefined
}

export interface TestStorefront {
  readonly store: MockStore
  readonly client: AnyStorefrontClient
  readonly queryClient: QueryClient
  readonly settings: StorefrontSettings
}

export function createTestStorefront({
  store = createMockStore(createSampleCatalog()),
  client = createStorefrontClient({ baseUrl: store.baseUrl, apiKey: store.apiKey, fetch: store.fetch }),
  retry = false,
  queryClient = createTestQueryClient(retry),
  currency = 'EUR',
  ...settings
}: CreateWrapperOptions = {}): TestStorefront {
  return { store, client, queryClient, settings: { currency, ...settings } }
}
