import type { InvalidItem } from '../list/list-page.js'
import type { ErrorRequest } from '../errors/index.js'
import type { AnyResourceDefinition, FiltersOf } from '../resources/define-resource.js'
import type { SerializeFilters } from '../resources/serialize-filters.js'
import type { CollectionProductsPaths } from '../resources/collections.js'
import type { FetchOptions } from '../transport/create-transport.js'
import type { StaticHeaders } from '../transport/credentials.js'
import type { ResolvedResources, ResourceName } from './storefront-client.js'

/** Definitions that replace the built-in ones, by resource name. */
export interface ResourceOverrides {
  readonly products?: AnyResourceDefinition | undefined
  readonly collections?: AnyResourceDefinition | undefined
  readonly pages?: AnyResourceDefinition | undefined
  readonly menus?: AnyResourceDefinition | undefined
  /** Paths of a collection's products. The schema is that of `products`. */
  readonly collectionProducts?: CollectionProductsPaths | undefined
}

interface CommonOptions<TOverrides extends ResourceOverrides> {
  /**
   * Address of the API with its prefix, e.g. `https://shop.example/api/v1`; either prefix (`/api/v1`,
   * `/v1`), with or without a trailing slash. A path such as `/api/v1` is a proxy on the page's own origin: only a
   * browser can send requests with such a client, but a server can render with it.
   *
   * @see The API reference, "Base address".
   */
  readonly baseUrl: string
  /** Replaces the platform's `fetch`, e.g. with the `fetch` of a mock store. */
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Options of every `fetch`, e.g. `{ next: { revalidate: 60 } }`. */
  readonly fetchOptions?: FetchOptions | undefined
  /** Milliseconds until a request (including its body) is aborted. Default 10,000. */
  readonly timeoutMs?: number | undefined
  /**
   * Definitions that replace the built-in ones, whose paths, envelopes and fields are assumptions where the API
   * reference does not show them. The types of the hooks' items come from these definitions.
   */
  readonly resources?: TOverrides | undefined
  /**
   * Writes filters as query parameters. The API reference shows no filters; by default each filter is sent under
   * its own name, and an array repeats the name.
   */
  readonly serializeFilters?:
    SerializeFilters<FiltersOf<ResolvedResources<TOverrides>[ResourceName]>> | undefined
  /**
   * Handles an item that its schema rejects; the item is always omitted from `items`. Default: a console warning in
   * development. `'throw'` throws an `InvalidResponseError`.
   */
  readonly onInvalidItem?:
    | 'throw'
    | ((item: InvalidItem, context: { readonly resource: string; readonly request: ErrorRequest }) => void)
    | undefined
  /** Throws if the client is created in a browser: protects keys that must stay on a server. */
  readonly serverOnly?: boolean | undefined
}

interface StaticIdentity {
  /** Sent as `Authorization: Bearer <key>`; `null` sends no header. */
  readonly apiKey: string | null
  /** Sent with every request. */
  readonly headers?: StaticHeaders | undefined
  /**
   * Identifies the client's cached data. Default: the base URL and a fingerprint of key and headers. Two clients of
   * one store (on a server and in a browser) with the same scope share cached data.
   */
  readonly cacheScope?: string | undefined
}

interface DynamicIdentity {
  /** Called for each request. */
  readonly apiKey: string | null | (() => string | Promise<string>)
  readonly headers?: StaticHeaders | (() => StaticHeaders) | undefined
  /** Required, because a function has no fingerprint. */
  readonly cacheScope: string
}

/** Options of `createStorefrontClient`. */
export type StorefrontClientOptions<TOverrides extends ResourceOverrides = ResourceOverrides> =
  CommonOptions<TOverrides> & (StaticIdentity | DynamicIdentity)
