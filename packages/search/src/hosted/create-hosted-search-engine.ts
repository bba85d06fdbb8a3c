import { isStorefrontError, NetworkError, type StorefrontError } from 'storefront-react/core'
import {
  createSearchHttpError,
  getDefaultFacets,
  type FacetDefinition,
  type SearchEngine,
  withDeadline,
} from 'storefront-react/search/engine'

import { isObject } from 'storefront-react/internal'
import { searchErrorMessage } from '../error-texts.js'
import { assertAttributes } from './facet-attributes.js'
import type { Fields } from './fields.js'
import { readClientResults } from './read-client-results.js'
import type { SearchClientRequest } from './search-client.js'
import { assertSearchParameters } from './search-parameters.js'
import { toClientRequests } from './to-client-requests.js'

/** Options of `createHostedSearchEngine`. */
export interface HostedSearchEngineOptions {
  /** What InstantSearch calls `searchClient`: of algoliasearch, Typesense, Meilisearch or Searchkit, or your own. */
  readonly searchClient: {
    // oxlint-disable-next-line typescript/no-explicit-any -- each engine's client has a type of its own for the requests
    search(requests: any): PromiseLike<{ readonly results: readonly unknown[] }>
  }
  readonly indexName: string
  /** Those of `createIndexRecords`. Default: tags, collections, price and availability. */
  readonly facets?: readonly FacetDefinition[] | undefined
  /** Attributes of the index by facet name. Default: the name, with `_` for everything but letters and digits. */
  readonly attributes?: Readonly<Record<string, string>> | undefined
  /** The indexes in other orders, by `'price:asc'`. Default: `products_price_asc` for an index `products`. */
  readonly sortIndexes?:
    | Readonly<Partial<Record<`${'price' | 'name' | 'createdAt'}:${'asc' | 'desc'}`, string>>>
    | undefined
  /**
   * Parameters of the service for every query, such as `{ distinct: true }`. Their `facetFilters` and `numericFilters` apply in
   * addition to those of the shopper. Names that the engine sets, such as `query` and `page`, are refused.
   */
  readonly searchParameters?:
    | (Readonly<Record<string, unknown>> & {
        readonly [
          Name in
            | 'query'
            | 'page'
            | 'hitsPerPage'
            | 'offset'
            | 'length'
            | 'facets'
            | 'maxValuesPerFacet'
            | 'attributesToHighlight'
            | 'highlightPreTag'
            | 'highlightPostTag'
        ]?: undefined
      })
    | undefined
  /** How long an answer may take, in milliseconds. Default 10,000. */
  readonly timeoutMs?: number | undefined
  /**
   * `false` for an index with a record for each variant if the service counts records: the counts of values are then
   * `undefined`. Default `true`.
   */
  readonly countsProducts?: boolean | undefined
  /** The product of a hit. Default: the product in a record of `createIndexRecords`, else the hit. */
  readonly toItem?: ((hit: Readonly<Record<string, unknown>>) => unknown) | undefined
  /** The text of a facet's value, such as the name of a collection. Default: the value. */
  readonly getFacetLabel?: ((name: string, value: string) => string) | undefined
  /** BCP 47 tag, which orders the values of facets by their texts. Default `'en'`. */
  readonly locale?: string | undefined
}

/**
 * A search on a hosted engine, for any number of products: Algolia, Typesense, Meilisearch, Elasticsearch or OpenSearch,
 * through the client that each of them publishes for InstantSearch. A search is one request with one query for the
 * results, and one for each facet that has a filter.
 * @example
 * const search = createSearch({
 *   client,
 *   engine: createHostedSearchEngine({ searchClient: liteClient(appId, searchKey), indexName: 'products' }),
 * })
 * @throws {InvalidParamsError} if two facets have one attribute, or `searchParameters` has a name that the engine sets.
 */
export function createHostedSearchEngine({
  searchClient,
  facets = getDefaultFacets([]),
  countsProducts = true,
  toItem = readItem,
  getFacetLabel = (_name, value) => value,
  timeoutMs = 10_000,
  locale = 'en',
  ...layout
}: HostedSearchEngineOptions): SearchEngine {
  const { attributes } = layout
  assertAttributes(facets, attributes)
  assertSearchParameters(layout.searchParameters)
  const { compare: compareLabels } = new Intl.Collator(locale, { numeric: true })
  let isLoaded = false
  return {
    isRemote: true,
    load() {
      // The services' clients keep answers in memory, some of them until the page is closed.
      if (isLoaded) (searchClient as { clearCache?: () => unknown }).clearCache?.()
      isLoaded = true
      return Promise.resolve({})
    },
    async query(request, { signal }) {
      const queries = toClientRequests(request, { ...layout, facets })
      // The services' clients take no signal, so the answer to an aborted query is ignored.
      const answer = await withDeadline(timeoutMs, signal, () => send(searchClient, queries.requests))
      const options = { facets, attributes, countsProducts, toItem, getFacetLabel, compareLabels }
      return readClientResults(answer, request, queries, options)
    },
  }
}

async function send(
  searchClient: HostedSearchEngineOptions['searchClient'],
  requests: readonly SearchClientRequest[],
): Promise<unknown> {
  try {
    return await searchClient.search(requests)
  } catch (error) {
    throw isStorefrontError(error) ? error : toTypedError(error)
  }
}

/** Without the original error, which can contain the headers of the request with the service's key. */
function toTypedError(error: unknown): StorefrontError {
  const { status, httpStatus, message } = isObject(error) ? error : {}
  const detail = typeof message === 'string' ? message : undefined
  // Algolia names it `status`, Typesense `httpStatus`. Meilisearch's client does not pass it on.
  const code = [status, httpStatus].find((each) => typeof each === 'number')
  if (typeof code === 'number' && code >= 400)
    return createSearchHttpError({ status: code, body: undefined, detail })
  return new NetworkError({}, searchErrorMessage('search-client-failed', detail ?? ''))
}

/** A record of `createIndexRecords` has its product in `item`. Of any other record, all fields are the product. */
function readItem({ objectID, variantId: _, _highlightResult, ...fields }: Fields): unknown {
  return isObject(fields.item) ? fields.item : { ...fields, id: fields.productId ?? objectID }
}
