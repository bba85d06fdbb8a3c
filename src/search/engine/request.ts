import { isAmount } from '../../core/money/amount.js'
import type { AmountRange } from '../../core/money/amount-range.js'
import { isObject } from '../../core/is-object.js'
import type { SearchRequest } from './engine.js'
import type { SearchFilters } from './facets.js'

const MAX_QUERY_LENGTH = 200
const DEFAULT_LIMIT = 24
const MAX_SEARCH_LIMIT = 100
const MAX_VALUES = 200
/** A request of 60 bytes must not cost a response of a megabyte. */
const MAX_FACET_LIMIT = 500
const SORTS: readonly unknown[] = [
  'relevance',
  'price',
  'name',
  'createdAt',
] satisfies SearchRequest['sort'][]

declare const isCompleted: unique symbol

/**
 * A request with valid values only. Each border (the hook, the handler, `search.query`) completes a request once and passes
 * this type on, so the compiler refuses a request that nobody has checked.
 */
export type CompletedSearchRequest = SearchRequest & { readonly [isCompleted]: true }

/** Fills in the defaults and drops what has no effect, so that equal searches have equal query keys. */
export function completeSearchRequest(
  given: { readonly [Field in keyof SearchRequest]?: unknown } = {},
): CompletedSearchRequest {
  const { query, filters, scope, sort, order, offset, limit, facets } = given
  return {
    query: cutQuery(typeof query === 'string' ? query : ''),
    filters: cleanFilters(filters),
    scope: cleanScope(scope),
    sort: SORTS.includes(sort) ? (sort as SearchRequest['sort']) : 'relevance',
    order: order === 'asc' || order === 'desc' ? order : undefined,
    offset: toInteger(offset, 0, Number.MAX_SAFE_INTEGER, 0),
    limit: toInteger(limit, 1, MAX_SEARCH_LIMIT, DEFAULT_LIMIT),
    facets: facets === false ? false : cleanFacetLimits(facets),
  } satisfies SearchRequest as CompletedSearchRequest
}

/** Drops half of a surrogate pair at the end, which is not a character. Alone it stays, and matches nothing. */
function cutQuery(query: string): string {
  return query
    .trimStart()
    .slice(0, MAX_QUERY_LENGTH)
    .replace(/(?!^)[\ud800-\udbff]$/, '')
}

function cleanFilters(filters: unknown): SearchFilters {
  if (!isObject(filters)) return {}
  const entries = Object.keys(filters)
    .sort()
    .flatMap((name): [string, readonly string[] | AmountRange][] => {
      const filter = filters[name]
      if (Array.isArray(filter)) {
        const values = [...new Set(filter.filter((value) => typeof value === 'string'))].sort()
        return values.length > 0 ? [[name, values.slice(0, MAX_VALUES)]] : []
      }
      if (!isObject(filter)) return []
      const { min, max } = filter
      const range = { ...(isAmount(min) && { min }), ...(isAmount(max) && { max }) }
      return Object.keys(range).length > 0 ? [[name, range]] : []
    })
  // `fromEntries` defines properties, so a facet named `__proto__` stays a property.
  return Object.fromEntries(entries)
}

function cleanScope(scope: unknown): SearchRequest['scope'] {
  const { collection, tag } = isObject(scope) ? scope : {}
  return {
    ...(typeof collection === 'string' && { collection }),
    ...(typeof tag === 'string' && { tag }),
  }
}

function cleanFacetLimits(facets: unknown): Readonly<Record<string, number>> {
  if (!isObject(facets)) return {}
  return Object.fromEntries(
    Object.keys(facets)
      .sort()
      .flatMap((name): [string, number][] => {
        const limit = Math.min(Math.floor(Number(facets[name])), MAX_FACET_LIMIT)
        return limit >= 1 ? [[name, limit]] : []
      }),
  )
}

function toInteger(value: unknown, min: number, max: number, fallback: number): number {
  return Number.isInteger(value) ? Math.min(Math.max(value as number, min), max) : fallback
}
