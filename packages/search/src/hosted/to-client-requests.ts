import type { AmountRange } from 'storefront-react/core'
import {
  type FacetDefinition,
  getFilter,
  isValuesFilter,
  getFacetLimit,
  type SearchFilters,
  type SearchRequest,
} from 'storefront-react/search/engine'

import { attributeOf, type FacetAttributes } from './facet-attributes.js'
import { toFilter } from './filter-value.js'
import {
  COLLECTION_KEYS,
  HIGHLIGHT_TAGS,
  type SearchClientParams,
  type SearchClientRequest,
} from './search-client.js'
import { mergeFilters, type SearchParameters } from './search-parameters.js'
import { sortIndexOf, type SortIndexes } from './sort-indexes.js'

export interface IndexLayout {
  readonly indexName: string
  readonly facets: readonly FacetDefinition[]
  readonly attributes?: FacetAttributes | undefined
  readonly sortIndexes?: SortIndexes | undefined
  readonly searchParameters?: SearchParameters | undefined
}

/** The queries of one request. */
export interface ClientQueries {
  /** The first is for the hits, the others for the counts of one facet each. */
  readonly requests: readonly SearchClientRequest[]
  /** The query that counts a facet, by the facet's name. */
  readonly queryOf: (name: string) => number
  /** Hits of the first query that come before those of the request. */
  readonly skip: number
}

/** The most values that a service lists. */
const MAX_VALUES = 1000

/**
 * The counts of a facet ignore its own filter, so every facet with a filter needs a query of its own.
 *
 * @see https://www.algolia.com/doc/guides/managing-results/refine-results/faceting/#conjunctive-and-disjunctive-faceting
 */
export function toClientRequests(request: SearchRequest, layout: IndexLayout): ClientQueries {
  const { facets, attributes, searchParameters } = layout
  const indexName = indexFor(request, layout)
  const active = facets.filter((facet) => isActive(facet, request.filters))
  const counted = request.facets === false ? [] : facets
  const [alone, together] = [
    counted.filter((each) => active.includes(each)),
    counted.filter((each) => !active.includes(each)),
  ]
  const page = pageOf(request)

  const toRequest = (
    params: SearchClientParams & Readonly<Record<string, unknown>>,
    listed: readonly FacetDefinition[],
    maxValuesPerFacet: number,
    filtering: readonly FacetDefinition[],
  ): SearchClientRequest => ({
    indexName,
    params: {
      ...searchParameters,
      query: request.query,
      ...params,
      ...(listed.length > 0 && {
        facets: listed.map(({ name }) => attributeOf(name, attributes)),
        maxValuesPerFacet,
      }),
      ...toFilterParams(request, filtering, layout),
    },
  })
  const hits = {
    page: page.number,
    hitsPerPage: page.size,
    attributesToHighlight: ['name', 'description'],
    highlightPreTag: HIGHLIGHT_TAGS.pre,
    highlightPostTag: HIGHLIGHT_TAGS.post,
  }
  // Only the counts are read. Algolia refuses pages of 0, and would count one search of a shopper as several.
  const noHits = {
    page: 0,
    hitsPerPage: 1,
    attributesToRetrieve: [],
    attributesToHighlight: [],
    analytics: false,
  }
  return {
    requests: [
      toRequest(hits, together, Math.max(...together.map((each) => valuesToList(each, request))), active),
      ...alone.map((facet) =>
        // A selected value may be a rare one, and is listed with its count.
        toRequest(
          noHits,
          [facet],
          MAX_VALUES,
          active.filter((other) => other !== facet),
        ),
      ),
    ],
    queryOf: (name) => alone.findIndex((facet) => facet.name === name) + 1,
    skip: request.offset - page.number * page.size,
  }
}

function indexFor({ sort, order }: SearchRequest, { indexName, sortIndexes }: IndexLayout): string {
  if (sort === 'relevance') return indexName
  return sortIndexOf(indexName, `${sort}:${order ?? (sort === 'createdAt' ? 'desc' : 'asc')}`, sortIndexes)
}

/** One value more than shown tells whether there are more. Services list the most frequent values. */
function valuesToList(facet: FacetDefinition, { facets }: SearchRequest): number {
  return (facet.order ?? 'count') === 'count' ? getFacetLimit(facet, facets) + 1 : MAX_VALUES
}

/** InstantSearch has pages instead of offsets: the smallest page that contains all results of the request. */
function pageOf({ offset, limit }: SearchRequest): { readonly number: number; readonly size: number } {
  let size = limit
  while (Math.floor(offset / size) !== Math.floor((offset + limit - 1) / size)) size++
  return { number: Math.floor(offset / size), size }
}

/** A filter of the wrong kind has no effect, as in the engine of `./local`. */
function isActive({ name, source }: FacetDefinition, filters: SearchFilters): boolean {
  const filter = getFilter(filters, name)
  if (!filter) return false
  return isValuesFilter(filter) ? source !== 'price' && filter.length > 0 : source === 'price'
}

function toFilterParams(
  { filters, scope }: SearchRequest,
  filtering: readonly FacetDefinition[],
  { attributes, searchParameters = {} }: IndexLayout,
): Readonly<Record<string, unknown>> {
  const facetFilters: (string | string[])[] = []
  const numericFilters: string[] = []
  if (scope.collection !== undefined) {
    facetFilters.push(
      toFilter('scope.collection', attributeOf(COLLECTION_KEYS, attributes), scope.collection),
    )
  }
  if (scope.tag !== undefined) {
    facetFilters.push(toFilter('scope.tag', attributeOf('tags', attributes), scope.tag))
  }
  for (const { name } of filtering) {
    const attribute = attributeOf(name, attributes)
    const filter = getFilter(filters, name) as readonly string[] | AmountRange
    if (isValuesFilter(filter)) {
      facetFilters.push(filter.map((value) => toFilter(name, attribute, value)))
    } else {
      if (filter.min !== undefined) numericFilters.push(`${attribute}>=${filter.min}`)
      if (filter.max !== undefined) numericFilters.push(`${attribute}<=${filter.max}`)
    }
  }
  return {
    ...mergeFilters('facetFilters', searchParameters, facetFilters),
    ...mergeFilters('numericFilters', searchParameters, numericFilters),
  }
}
