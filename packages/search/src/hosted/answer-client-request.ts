import { InvalidParamsError } from 'storefront-react/core'
import {
  type Facet,
  type SearchHit,
  type SearchRequest,
  type SearchResponse,
} from 'storefront-react/search/engine'
import type { Search } from 'storefront-react/server'

import { searchErrorMessage } from '../error-texts.js'
import { writeHighlights } from './highlight-tags.js'
import { readClientParams, type AttributeNames } from './read-client-params.js'
import type { SearchClientParams, SearchClientRequest } from './search-client.js'
import { searchFacetValues } from './search-facet-values.js'
import { SORT_KEYS, sortIndexOf, type SortIndexes } from './sort-indexes.js'

interface AnswerOptions extends AttributeNames {
  readonly attributeFor: (name: string) => string
  readonly sortIndexes: SortIndexes
  readonly toHit: (hit: SearchHit) => object
}

type Queries = Pick<Search, 'query'>

/** Answers a query of InstantSearch. */
export async function answerClientRequest(
  search: Queries,
  clientRequest: SearchClientRequest,
  options: AnswerOptions,
): Promise<object> {
  const { indexName, params = {}, facet } = clientRequest
  const request = { ...readClientParams(params, options), ...sortOf(indexName, options.sortIndexes) }
  if (facet !== undefined) return searchFacetValues(search, request, options.nameOf(facet), params)
  const response = await queryPage(search, request)
  const asked = [params.facets ?? []].flat()
  const facets = response.facets.filter(
    ({ name }) => asked.includes('*') || asked.includes(options.attributeFor(name)),
  )
  return {
    index: indexName,
    ...toPage(response, request, params, options.toHit),
    ...toFacetFields(facets, options.attributeFor),
  }
}

/** A widget may show more results than one request of the search returns. */
async function queryPage(search: Queries, request: Partial<SearchRequest>): Promise<SearchResponse> {
  const { offset = 0, limit = 0, filters = {} } = request
  const first = await search.query({ ...request, limit: Math.max(limit, 1) })
  const unknown = Object.keys(filters).find((name) => !first.facets.some((facet) => facet.name === name))
  if (unknown !== undefined) throw new InvalidParamsError(searchErrorMessage('client-facet', unknown))
  const hits = first.hits.slice(0, limit)
  let { hasMore } = first
  while (hasMore && hits.length > 0 && hits.length < limit) {
    const rest = { offset: offset + hits.length, limit: limit - hits.length }
    const next = await search.query({ ...request, ...rest, facets: false })
    hits.push(...next.hits)
    hasMore = next.hasMore && next.hits.length > 0
  }
  return { ...first, hits, hasMore }
}

function sortOf(indexName: string, sortIndexes: SortIndexes): Partial<SearchRequest> {
  const key = SORT_KEYS.find((each) =>
    sortIndexes[each] === undefined
      ? indexName.endsWith(sortIndexOf('', each))
      : indexName === sortIndexes[each],
  )
  if (!key) return {}
  const [sort, order] = key.split(':') as [SearchRequest['sort'], 'asc' | 'desc']
  return { sort, order }
}

function toPage(
  { hits, totalCount, isExact, hasMore, suggestions, isRelaxed, asOf }: SearchResponse,
  { query = '', offset = 0, limit = 0 }: Partial<SearchRequest>,
  { page = 0, highlightPreTag: pre = '<em>', highlightPostTag: post = '</em>' }: SearchClientParams,
  toHit: (hit: SearchHit) => object,
) {
  const seen = offset + hits.length
  // Widgets need a number, so an engine that does not count has one more result, or no more.
  const nbHits = totalCount ?? (hasMore ? seen + 1 : seen)
  return {
    hits: hits.map((hit) => ({
      ...toHit(hit),
      objectID: hit.id,
      ...(hit.matchingVariantId !== undefined && { variantId: hit.matchingVariantId }),
      _highlightResult: writeHighlights(hit.item, hit.highlights, { pre, post }),
    })),
    nbHits,
    exhaustiveNbHits: isExact && totalCount !== undefined,
    page,
    hitsPerPage: limit,
    nbPages: limit > 0 ? Math.ceil(nbHits / limit) : 0,
    query,
    params: '',
    processingTimeMS: 0,
    ...(isRelaxed && { queryAfterRemoval: query }),
    suggestions,
    ...(asOf !== undefined && { asOf }),
  }
}

function toFacetFields(facets: readonly Facet[], attributeFor: (name: string) => string) {
  const byAttribute = <T>(toField: (facet: Facet) => T | undefined): Readonly<Record<string, T>> =>
    Object.fromEntries(
      facets.flatMap((facet) => {
        const field = toField(facet)
        return field === undefined ? [] : [[attributeFor(facet.name), field] as const]
      }),
    )
  const valuesOf = (facet: Facet) => (facet.kind === 'values' ? facet.values : [])
  return {
    facets: byAttribute((facet) =>
      Object.fromEntries(valuesOf(facet).map(({ value, count = 0 }) => [value, count])),
    ),
    facets_stats: byAttribute((facet) =>
      facet.kind === 'range' && facet.min !== undefined && facet.max !== undefined
        ? { min: Number(facet.min), max: Number(facet.max) }
        : undefined,
    ),
    exhaustiveFacetsCount: facets.flatMap(valuesOf).every(({ count }) => count !== undefined),
    renderingContent: {
      facetOrdering: {
        values: byAttribute((facet) => ({ order: valuesOf(facet).map(({ value }) => value) })),
      },
    },
  }
}
