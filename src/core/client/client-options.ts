import type { InvalidItem } from '../list/list-page.js'
import type { StorefrontError } from '../errors/storefront-error.js'
import type { RepeatEvent } from '../transport/create-transport.js'
import type { FetchOptions } from '../transport/fetch-options.js'
import type { StoreRules } from './store-rules.js'
import type { ResolvedResources } from './storefront-client.js'
import type { FiltersOf } from '../resources/define-resource.js'
import type { DefaultResources } from '../resources/default-resources.js'
import type { SearchParams } from '../transport/search-params.js'
import type { ResourceOverrides } from '../resources/resource-overrides.js'

/** Options of `createStorefrontClient`. */
export type StorefrontClientOptions<TOverrides extends ResourceOverrides = ResourceOverrides> = {
  /**
   * URL of the API with its prefix, e.g. `https://shop.example/api/v1`. A path such as `/api/v1` is a proxy on the
   * same origin: a server can render with such a client, but only a browser can send requests.
   *
   * @see The API reference, "Base address".
   */
  readonly baseUrl: string
  /** The header that holds the key, such as `x-api-key`. Default: `Authorization`, with `Bearer` before the key. */
  readonly keyHeader?: string | undefined
  /** Replaces the platform's `fetch`, e.g. with the `fetch` of a mock store. */
  readonly fetch?: typeof globalThis.fetch | undefined
  /**
   * Options of every `fetch`, e.g. `{ next: { revalidate: 60 } }`. Default `{ redirect: 'error' }`, because a redirect can
   * send the headers to another origin.
   */
  readonly fetchOptions?: FetchOptions | undefined
  /** Milliseconds until a request (including its body) is aborted. Default 10,000. */
  readonly timeoutMs?: number | undefined
  /** A response with more bytes is rejected and its download stopped. Default 8,388,608 (8 MiB). */
  readonly maxResponseBytes?: number | undefined
  /**
   * Called when a request is sent once more, because its kept-alive connection was closed before the response began. Only
   * servers notice that; browsers send such a request again themselves.
   */
  readonly onRepeat?: ((event: RepeatEvent) => void) | undefined
  /** Definitions that replace the built-in ones. The items of the hooks get their types from these definitions. */
  readonly resources?: TOverrides | undefined
  /** Currency, availability, quantities and prior prices, which the API does not provide. */
  readonly rules?: StoreRules | undefined
  /** Writes filters as query parameters. Default: each filter under its own name; an array repeats the name. */
  readonly serializeFilters?:
    | {
        // The type of a method: TypeScript compares its parameters in both directions.
        serialize(
          filters: FiltersOf<ResolvedResources<TOverrides>[keyof DefaultResources]>,
          resourceName: string,
        ): SearchParams
      }['serialize']
    | undefined
  /**
   * Called for each item that its schema rejects. `'throw'` throws an `InvalidResponseError`. Default: one `console.warn` for
   * each page in development.
   */
  readonly onInvalidItem?:
    | 'throw'
    | ((
        item: InvalidItem,
        context: { readonly resource: string; readonly request: NonNullable<StorefrontError['request']> },
      ) => void)
    | undefined
  /** Throws if the client is created in a browser, to protect a key that must stay on the server. */
  readonly serverOnly?: boolean | undefined
} & (
  | {
      /** Sent as `Authorization: Bearer <key>`, or in `keyHeader`; `null` sends no header. */
      readonly apiKey: string | null
      readonly headers?: Readonly<Record<string, string>> | undefined
      /** Clients with the same scope share cached data. Default: the base URL and a hash of key and headers. */
      readonly cacheScope?: string | undefined
    }
  | {
      /** A function is called for each request. */
      readonly apiKey: string | null | (() => string | Promise<string>)
      readonly headers?:
        | Readonly<Record<string, string>>
        | (() => Readonly<Record<string, string>>)
        | undefined
      /** Required, because a function cannot be hashed. */
      readonly cacheScope: string
    }
)
