import { isAmount } from '../../core/money/amount.js'
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
    filters: readFields(filters, cleanFilter),
    scope: cleanScope(scope),
    sort: SORTS.includes(sort) ? (sort as SearchRequest['sort']) : 'relevance',
    order: order === 'asc' || order === 'desc' ? order : undefined,
    offset: toInteger(offset, 0, Number.MAX_SAFE_INTEGER, 0),
    limit: toInteger(limit, 1, MAX_SEARCH_LIMIT, DEFAULT_LIMIT),
    facets: facets === false ? false : readFields(facets, cleanFacetLimit),
  } satisfies SearchRequest as CompletedSearchRequest
}

/** Drops half of a surrogate pair at the end, which is not a character. Alone it stays, and matches nothing. */
function cutQuery(query: string): string {
  return query
    .trimStart()
    .slice(0, MAX_QUERY_LENGTH)
    .replace(/(?!^)[\ud800-\udbff]$/, '')
}

/** The fields in the order of their names, without those of which `read` makes nothing. */
function readFields<T>(given: unknown, read: (field: unknown) => T | undefined): Readonly<Record<string, T>> {
  if (!isObject(given)) return {}
  const entries = Object.keys(given)
    .sort()
    .flatMap((name): [string, T][] => {
      const field = read(given[name])
      return field === undefined ? [] : [[name, field]]
    })
  // `fromEntries` defines properties, so a facet named `__proto__` stays a property.
  return Object.fromEntries(entries)
}

function cleanFilter(filter: unknown): SearchFilters[string] | undefined {
  if (Array.isArray(filter)) {
    const values = [...new Set(filter.filter((value) => typeof value === 'string'))].sort()
    return values.length > 0 ? values.slice(0, MAX_VALUES) : undefined
  }
  const { min, max } = isObject(filter) ? filter : {}
  const range = { ...(isAmount(min) && { min }), ...(isAmount(max) && { max }) }
  return Object.keys(range).length > 0 ? range : undefined
}

function cleanScope(scope: unknown): SearchRequest['scope'] {
  const { collection, tag } = isObject(scope) ? scope : {}
  return {
    ...(typeof collection === 'string' && { collection }),
    ...(typeof tag === 'string' && { tag }),
  }
}

function cleanFacetLimit(given: unknown): number | undefined {
  const limit = Math.min(Math.floor(Number(given)), MAX_FACET_LIMIT)
  return limit >= 1 ? limit : undefined
}

function toInteger(value: unknown, min: number, max: number, fallback: number): number {
  return Number.isInteger(value) ? Math.min(Math.max(value as number, min), max) : fallback
}
