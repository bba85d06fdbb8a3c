import type { InvalidItem } from '../list/list-page.js'
import type { ErrorRequest } from '../errors/index.js'
import type { AnyResourceDefinition, FiltersOf } from '../resources/define-resource.js'
import type { SerializeFilters } from '../resources/serialize-filters.js'
import type { CollectionProductsPaths } from '../resources/collections.js'
import type { FetchOptions } from '../transport/create-transport.js'
import type { StaticHeaders } from '../transport/credentials.js'
import type { ResolvedResources, ResourceName } from './storefront-client.js'

/** Definitions that replace the built-in ones, by name. */
export interface ResourceOverrides {
  readonly products?: AnyResourceDefinition | undefined
  readonly collections?: AnyResourceDefinition | undefined
  readonly pages?: AnyResourceDefinition | undefined
  readonly menus?: AnyResourceDefinition | undefined
  /** Where a collection's products are found. What they look like is up to `products`. */
  readonly collectionProducts?: CollectionProductsPaths | undefined
}

interface CommonOptions<TOverrides extends ResourceOverrides> {
  /**
   * Address of the API with its prefix, e.g. `https://shop.example/api/v1`; either prefix (`/api/v1`,
   * `/v1`), with a trailing slash or without. A path such as `/api/v1` is a proxy on the page's own origin: a
   * server can render with such a client, and only a browser can send with it.
   *
   * @see The API's document, "Base address".
   */
  readonly baseUrl: string
  /** Replaces the platform's `fetch`, e.g. with that of a mock store. */
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Options of every `fetch`, e.g. `{ next: { revalidate: 60 } }`. */
  readonly fetchOptions?: FetchOptions | undefined
  /** Milliseconds until a request, body included, is given up. Default 10,000. */
  readonly timeoutMs?: number | undefined
  /**
   * Definitions that replace the built-in ones: all that the API's document does not show (paths, envelopes,
   * fields) is an assumption. Hooks that are given the client take their types from here.
   */
  readonly resources?: TOverrides | undefined
  /**
   * Writes filters as query parameters. The document shows no filters; by default each goes out under its
   * own name, an array as the name repeated.
   */
  readonly serializeFilters?:
    SerializeFilters<FiltersOf<ResolvedResources<TOverrides>[ResourceName]>> | undefined
  /**
   * What to do with an item that its schema refuses: it is always left out of `items`. Default: a console
   * warning in development. `'throw'` makes it an `InvalidResponseError`.
   */
  readonly onInvalidItem?:
    | 'throw'
    | ((item: InvalidItem, context: { readonly resource: string; readonly request: ErrorRequest }) => void)
    | undefined
  /** Throws when the client is made in a browser: a guard for keys that must stay on a server. */
  readonly serverOnly?: boolean | undefined
}

interface StaticIdentity {
  /** Sent as `Authorization: Bearer <key>`; `null` sends no header. */
  readonly apiKey: string | null
  /** Sent with every request. */
  readonly headers?: StaticHeaders | undefined
  /**
   * Names whose cache this is. Default: base URL and a fingerprint of key and headers. Give the same name to
   * two clients of one store (a server's and a browser's) and they share cached data.
   */
  readonly cacheScope?: string | undefined
}

interface DynamicIdentity {
  /** Called for each request. */
  readonly apiKey: string | null | (() => string | Promise<string>)
  readonly headers?: StaticHeaders | (() => StaticHeaders) | undefined
  /** Required here: a function has no fingerprint. */
  readonly cacheScope: string
}

/** Options of `createStorefrontClient`. */
export type StorefrontClientOptions<TOverrides extends ResourceOverrides = ResourceOverrides> =
  CommonOptions<TOverrides> & (StaticIdentity | DynamicIdentity)
