import { InvalidResponseError } from 'storefront-react/core'
import {
  type FacetDefinition,
  isSearchItem,
  type SearchHit,
  type SearchRequest,
  type SearchResponse,
} from 'storefront-react/search/engine'

import { isObject } from 'storefront-react/internal'
import { searchErrorMessage } from '../error-texts.js'
import type { FacetAttributes } from './facet-attributes.js'
import { isCount, readTexts, type Fields } from './fields.js'
import { readHighlights } from './highlight-tags.js'
import { isExhaustive, readFacet } from './read-facet.js'
import { HIGHLIGHT_TAGS } from './search-client.js'
import type { ClientQueries } from './to-client-requests.js'

export interface ReadOptions {
  readonly facets: readonly FacetDefinition[]
  readonly attributes: FacetAttributes | undefined
  readonly countsProducts: boolean
  readonly toItem: (hit: Fields) => unknown
  readonly getFacetLabel: (name: string, value: string) => string
  readonly compareLabels: (a: string, b: string) => number
}

/**
 * Reads the answer to the queries of `toClientRequests`.
 * @throws {InvalidResponseError} for any other shape: a part of an answer would look like a store without products.
 */
export function readClientResults(
  answer: unknown,
  request: SearchRequest,
  { requests, queryOf, skip }: ClientQueries,
  options: ReadOptions,
): SearchResponse {
  const results = isObject(answer) ? answer.results : undefined
  if (!Array.isArray(results) || results.length !== requests.length || !results.every(isObject)) {
    throw invalid('it does not have one result for each query')
  }
  const [first = {}] = results
  const { hits, nbHits, page, nbPages, queryAfterRemoval, asOf } = first
  if (!Array.isArray(hits)) throw invalid('it has no hits')
  const end = skip + request.limit
  const totalCount = isCount(nbHits) ? nbHits : undefined
  return {
    hits: hits.slice(skip, end).map((hit: unknown) => readHit(hit, options)),
    totalCount,
    isExact: totalCount !== undefined && isExhaustive(first, 'nbHits'),
    hasMore: hits.length > end || (isCount(page) && isCount(nbPages) && page + 1 < nbPages),
    facets: (request.facets === false ? [] : options.facets).map((definition) =>
      readFacet(results[queryOf(definition.name)] ?? {}, definition, request, options),
    ),
    suggestions: readTexts(first.suggestions),
    // A service that finds no record with all words leaves some out.
    isRelaxed: typeof queryAfterRemoval === 'string',
    ...(typeof asOf === 'string' && { asOf }),
  }
}

function readHit(hit: unknown, { toItem }: ReadOptions): SearchHit {
  const item = isObject(hit) ? toItem(hit) : undefined
  if (!isObject(hit) || !isSearchItem(item)) {
    throw invalid('a hit is not a product, so records of another shape need toItem')
  }
  const { variantId } = hit
  return {
    id: item.id,
    item,
    highlights: readHighlights(hit._highlightResult, item, HIGHLIGHT_TAGS),
    ...(typeof variantId === 'string' && { matchingVariantId: variantId }),
  }
}

function invalid(reason: string): InvalidResponseError {
  return new InvalidResponseError(searchErrorMessage('search-client', reason))
}
