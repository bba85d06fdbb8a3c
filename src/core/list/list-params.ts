import { errorMessage } from '../errors/error-texts.js'
import { InvalidParamsError } from '../errors/invalid-params-error.js'
import type { SearchParams } from '../transport/search-params.js'

/** The largest `limit`. See the API reference, "Limits". */
export const MAX_LIMIT = 100

/** `asc` and `desc` are common; the API reference does not list the allowed values. */
export type SortOrder = 'asc' | 'desc' | (string & {})

/** Filters of a resource that does not declare its own. The API reference documents no filters. */
export type Filters = Readonly<
  Record<string, string | number | boolean | readonly (string | number | boolean)[] | undefined>
>

/**
 * Parameters of a list request. Each one is optional; at most one of the two cursors may be given.
 * @see The API reference, "GET {base_url}/products" and "Pagination rules".
 */
export interface ListParams<TFilters = Filters, TSort extends string = string> {
  /** Page size, an integer from 1 to 100. The server's default is 10. */
  readonly limit?: number | undefined
  /** Returns the items after the item with this id. Cannot be combined with `endingBefore`. */
  readonly startingAfter?: string | undefined
  /** Returns the items before the item with this id, in natural order. */
  readonly endingBefore?: string | undefined
  /** Sort field, such as `'name'`. The API reference does not list the allowed values. */
  readonly sort?: TSort | undefined
  readonly order?: SortOrder | undefined
  /** Written to the query string by `serializeFilters`. */
  readonly filters?: TFilters | undefined
}

/** Query parameters of every list. See the API reference, "Pagination rules". */
const NAMES = {
  limit: 'limit',
  startingAfter: 'starting_after',
  endingBefore: 'ending_before',
  sort: 'sort',
  order: 'order',
} as const

/** The `parameters` of a resource. Only `endingBefore` can be `null` there. */
type ListParameterNames = { readonly [Name in keyof typeof NAMES]?: string | null | undefined }

/** The names of the query parameters of a list, without those that the server does not have. */
export const getWireNames = (names: ListParameterNames = {}): readonly string[] =>
  Object.keys(NAMES).flatMap((name) => wireName(name as keyof typeof NAMES, names) ?? [])

const wireName = (name: keyof typeof NAMES, names: ListParameterNames) =>
  names[name] === undefined ? NAMES[name] : names[name]

export function toWireParams<TFilters>(
  params: ListParams<TFilters>,
  serializeFilters: (filters: TFilters) => SearchParams,
  { parameters = {}, searchParams }: WireOptions = {},
): SearchParams {
  const { limit, startingAfter, endingBefore, filters } = params
  if (limit !== undefined && !(Number.isInteger(limit) && limit >= 1 && limit <= MAX_LIMIT)) {
    throw new InvalidParamsError(errorMessage('limit', limit))
  }
  if (startingAfter !== undefined && endingBefore !== undefined) {
    throw new InvalidParamsError(errorMessage('both-cursors'))
  }
  if (startingAfter === '' || endingBefore === '') {
    throw new InvalidParamsError(errorMessage('empty-cursor'))
  }
  if (endingBefore && parameters.endingBefore === null) {
    // With a status, because the list tries other cursors where a server refuses one.
    throw Object.assign(new InvalidParamsError(errorMessage('forward-only')), { status: 400 })
  }
  const query: Record<string, SearchParams[string]> = { ...searchParams }
  let name: keyof typeof NAMES
  for (name in NAMES) query[parameters[name] ?? NAMES[name]] = params[name]
  const extra = filters === undefined ? {} : serializeFilters(filters)
  const taken = Object.keys(extra).find((name) => Object.hasOwn(query, name))
  if (taken) throw new InvalidParamsError(errorMessage('filter-name', taken))
  return { ...query, ...extra }
}

/** The part of a resource that decides how its lists are requested. */
interface WireOptions {
  readonly parameters?: ListParameterNames | undefined
  readonly searchParams?: SearchParams | undefined
}

/** Selects a page of a list; empty for the first page. */
export interface PageCursor extends Pick<ListParams, 'startingAfter' | 'endingBefore'> {
  /** The number of a page of search results, from 1. The lists of the API have cursors instead. */
  readonly page?: number | undefined
}

/** Params that open the list at this cursor, and at no other. */
export function withCursor<TParams extends object>(params: TParams, cursor: PageCursor): TParams {
  return { ...params, startingAfter: undefined, endingBefore: undefined, ...cursor }
}

/** Where params open their list. */
export function cursorOfParams({ startingAfter, endingBefore }: Omit<PageCursor, 'page'>): PageCursor {
  return {
    ...(startingAfter !== undefined && { startingAfter }),
    ...(endingBefore !== undefined && { endingBefore }),
  }
}
