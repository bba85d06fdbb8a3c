import type { Facet, SearchFilters } from './facets.js'
import type { SearchItem } from './search-item.js'

/** All fields are optional for callers of `search.query`; an engine receives all of them. */
export interface SearchRequest {
  /** `''` browses the scope, newest first. At most 200 characters and 16 words are used. */
  readonly query: string
  readonly filters: SearchFilters
  /** Limits a search to a part of the store, such as a category page. Neither an active filter nor in the URL. */
  readonly scope: {
    /** Id or slug. */
    readonly collection?: string | undefined
    readonly tag?: string | undefined
  }
  /** Default `'relevance'`. `'price'` is the lowest price among the variants that match the filters. */
  readonly sort: 'relevance' | 'price' | 'name' | 'createdAt'
  /** Default: descending for `'createdAt'`, ascending for the other fields. Relevance has no order. */
  readonly order: 'asc' | 'desc' | undefined
  /** Number of results to skip. */
  readonly offset: number
  readonly limit: number
  /** Numbers of values to list, by facet name, instead of the definitions' limits; `false` computes no facets. */
  readonly facets: Readonly<Record<string, number>> | false
}

/** A part of a text that matches the query, in UTF-16 units of the original text. Never HTML. */
export interface SearchHighlight {
  readonly field: 'name' | 'description'
  readonly start: number
  readonly end: number
}

/** A result. */
export interface SearchHit {
  readonly id: string
  readonly item: SearchItem
  readonly highlights: readonly SearchHighlight[]
  /** The variant that matches the filters and the words of the query: for "red", the red one. */
  readonly matchingVariantId?: string | undefined
}

/** An engine's answer to a request. */
export interface SearchResponse {
  readonly hits: readonly SearchHit[]
  /** `undefined` if the engine does not count. */
  readonly totalCount?: number | undefined
  /** Whether `totalCount` is exact; some engines estimate. */
  readonly isExact: boolean
  readonly hasMore: boolean
  readonly facets: readonly Facet[]
  /** Up to 5 other queries. */
  readonly suggestions: readonly string[]
  /** No product matches all words, so these products match some of them. */
  readonly isRelaxed: boolean
  /** When the documents were built. */
  readonly asOf?: string | undefined
}

/**
 * Answers searches: in the page, over HTTP, or a hosted service behind a few lines of your own. `storefront-search` has engines for
 * each; `storefront-react/search/engine` has what one of your own needs.
 *
 * @see docs/hosted-search.md#another-service
 */
export interface SearchEngine {
  /** Remote engines are asked only after a pause in typing. */
  readonly isRemote: boolean
  /** Prepares the engine. A later call looks for newer documents, and keeps the old ones if that fails. */
  load?(signal?: AbortSignal): Promise<{ readonly asOf?: string | undefined }>
  query(
    request: SearchRequest,
    options: { readonly signal?: AbortSignal | undefined },
  ): Promise<SearchResponse>
  destroy?(): void
}
