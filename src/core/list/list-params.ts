import { errorMessage } from '../errors/error-texts.js'
import { InvalidParamsError } from '../errors/index.js'
import type { SearchParams } from '../transport/search-params.js'

/** Upper limit of `limit`. @see The API's document, "Limits". */
export const MAX_LIMIT = 100

/** `asc` and `desc` are usual; the document does not show the allowed values. */
export type SortOrder = 'asc' | 'desc' | (string & {})

/** Filters that a resource declares none of. The document shows no filters at all. */
export type Filters = Readonly<
  Record<string, string | number | boolean | readonly (string | number | boolean)[] | undefined>
>

/**
 * Parameters of a list. Only those given are sent.
 *
 * @see The API's document, "GET {base_url}/products" and "Pagination rules".
 */
export interface ListParams<TFilters = Filters> {
  /** Page size, an integer from 1 to 100; the server's default is 10. */
  readonly limit?: number | undefined
  /** Id of an item already received: the items after it. Excludes `endingBefore`. */
  readonly startingAfter?: string | undefined
  /** Id of an item already received: the items before it, in natural order. Excludes `startingAfter`. */
  readonly endingBefore?: string | undefined
  /** Sort field, e.g. `'name'`. Allowed values are not shown. */
  readonly sort?: string | undefined
  readonly order?: SortOrder | undefined
  /** Written to the query string by the client's `serializeFilters`. */
  readonly filters?: TFilters | undefined
}

const WIRE_NAMES = ['limit', 'starting_after', 'ending_before', 'sort', 'order']

/**
 * List parameters under the document's names.
 *
 * @throws {InvalidParamsError} for both cursors, an empty cursor, a limit that is not an integer from 1 to
 * 100, or a filter that takes the name of a parameter.
 */
export function toWireParams<TFilters>(
  params: ListParams<TFilters>,
  serializeFilters: (filters: TFilters) => SearchParams,
): SearchParams {
  const { limit, startingAfter, endingBefore, sort, order, filters } = params
  if (limit !== undefined && !(Number.isInteger(limit) && limit >= 1 && limit <= MAX_LIMIT)) {
    throw new InvalidParamsError(errorMessage('limit', limit))
  }
  if (startingAfter !== undefined && endingBefore !== undefined) {
    throw new InvalidParamsError(errorMessage('both-cursors'))
  }
  if (startingAfter === '' || endingBefore === '') {
    throw new InvalidParamsError(errorMessage('empty-cursor'))
  }
  const extra = filters === undefined ? {} : serializeFilters(filters)
  const taken = Object.keys(extra).find((name) => WIRE_NAMES.includes(name))
  if (taken) throw new InvalidParamsError(errorMessage('filter-name', taken))
  return { limit, starting_after: startingAfter, ending_before: endingBefore, sort, order, ...extra }
}

/** Where a page of a list begins, as params of the list; empty for the first page. */
export type PageCursor = Pick<ListParams, 'startingAfter' | 'endingBefore'>
