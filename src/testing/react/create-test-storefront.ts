import type { QueryClient } from '@tanstack/react-query'

import { createStorefrontClient, type AnyStorefrontClient } from '../../core/index.js'
import type { StorefrontSettings } from '../../provider/storefront-context.js'
import { createMockStore, type MockStore } from '../mock-store/create-mock-store.js'
import { sampleCatalog } from '../sample-catalog/sample-catalog.js'
import { createTestQueryClient } from './test-query-client.js'

/** What stands around the component under test. Everything has a default. */
export interface CreateWrapperOptions extends StorefrontSettings {
  /** The store behind it. Default: a new one with `sampleCatalog()`. */
  readonly store?: MockStore | undefined
  /** The client. Default: one of the store's, over `store.fetch`. */
  readonly client?: AnyStorefrontClient | undefined
  /** Default: a new one. */
  readonly queryClient?: QueryClient | undefined
  /** Whether failed requests are retried, with the package's backoff. Default `false`. */
  readonly retry?: boolean | undefined
}

/** A shop for one test: what the provider is given, and the store behind it. */
export interface TestStorefront {
  readonly store: MockStore
  readonly client: AnyStorefrontClient
  readonly queryClient: QueryClient
  readonly settings: StorefrontSettings
}

export function createTestStorefront({
  store = createMockStore(sampleCatalog()),
  client = createStorefrontClient({ baseUrl: store.baseUrl, apiKey: store.apiKey, fetch: store.fetch }),
  retry = false,
  queryClient = createTestQueryClient(retry),
  currency = 'EUR',
  ...settings
}: CreateWrapperOptions = {}): TestStorefront {
  return { store, client, queryClient, settings: { currency, ...settings } }
}
