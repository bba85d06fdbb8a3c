import { errorMessage } from '../errors/error-texts.js'
import { InvalidResponseError, type ValidationIssue } from '../errors/invalid-response-error.js'
import { isObject } from '../is-object.js'
import type { StandardSchema } from '../schemas/standard-schema.js'
import { validate } from '../schemas/validate.js'
import type { JsonResponse } from '../transport/create-transport.js'
import { MAX_LIMIT, type ListParams } from './list-params.js'

/** Omitted from `items`. The other items of the page are kept. */
export interface InvalidItem {
  /** Position in the response. */
  readonly index: number
  readonly id: string | undefined
  readonly issues: readonly ValidationIssue[]
}

/** In natural order, also when paging backward. */
export interface ListPage<TItem> {
  readonly items: readonly TItem[]
  /** Whether there are more items in the direction of paging. */
  readonly hasMore: boolean
  /** Number of matching items on all pages; `undefined` if the server omits the number. */
  readonly totalCount: number | undefined
  readonly invalidItems: readonly InvalidItem[]
  /**
   * Number of items beyond `limit` (100 if the request has none) that were left out unread. `hasMore` is then `true`, and
   * the next page starts with them. Omitted if the page has no such items.
   */
  readonly excessItems?: number | undefined
  /** Cursor for the previous page. Can be the id of an invalid item. `undefined` if the page is empty. */
  readonly firstId: string | undefined
  /** Cursor for the next page; see `firstId`. */
  readonly lastId: string | undefined
}

/** A list response before its items are validated, as `readList` returns it. */
export interface RawList {
  readonly items: readonly unknown[]
  /** Whether there are more items in the direction of paging. */
  readonly hasMore: boolean
  readonly totalCount?: number | undefined
}

interface ListDefinition<TItem> {
  /** Plural. The envelope can use this key instead of `data`. */
  readonly name: string
  readonly schema: StandardSchema<TItem>
  readonly readList?: ((json: unknown, response: { readonly headers: Headers }) => RawList) | undefined
}

export function readListPage<TItem>(
  response: JsonResponse,
  { name, schema, readList }: ListDefinition<TItem>,
  { limit = MAX_LIMIT, endingBefore }: Pick<ListParams, 'limit' | 'endingBefore'> = {},
): ListPage<TItem> {
  const { request } = response
  const { items: all, hasMore, totalCount } = readEnvelope(response, name, readList)
  // Checking a million items takes minutes. Before a cursor, the nearest items are the last ones.
  const raw = endingBefore === undefined ? all.slice(0, limit) : all.slice(-limit)
  const excessItems = all.length - raw.length
  const items: TItem[] = []
  const invalidItems: InvalidItem[] = []
  const ids: string[] = []
  raw.forEach((value, index) => {
    const id = readId(value)
    if (id !== undefined) ids.push(id)
    const result = validate(schema, value)
    if (result.ok) items.push(result.value)
    else invalidItems.push({ index, id, issues: result.issues })
  })
  if (raw.length > 0 && ids.length === 0) {
    throw new InvalidResponseError(errorMessage('no-cursor'), {
      request,
      issues: invalidItems[0]?.issues ?? [],
    })
  }
  return {
    items,
    hasMore: hasMore || excessItems > 0,
    totalCount: typeof totalCount === 'number' ? totalCount : undefined,
    invalidItems,
    ...(excessItems > 0 && { excessItems }),
    firstId: ids[0],
    lastId: ids.at(-1),
  }
}

function readEnvelope(
  { json, headers, request }: JsonResponse,
  name: string,
  readList: ListDefinition<unknown>['readList'],
): RawList {
  let list: Partial<RawList>
  try {
    list = readList?.(json, { headers }) ?? defaultReadList(json, name)
  } catch (cause) {
    throw new InvalidResponseError(errorMessage('resource-reader', 'readList', name), { request, cause })
  }
  const { items, hasMore, totalCount } = list
  if (Array.isArray(items) && typeof hasMore === 'boolean') return { items, hasMore, totalCount }
  const [key, message] = Array.isArray(items)
    ? (['has_more', 'expected a boolean'] as const)
    : (['data', `expected an array, under "data" or "${name}"`] as const)
  throw new InvalidResponseError(errorMessage('not-a-list', key), {
    request,
    issues: [{ path: [key], message }],
  })
}

/** Whether `json` has the envelope of a list. Throws what `readList` throws. */
export function isList(
  json: unknown,
  { name, readList }: Pick<ListDefinition<unknown>, 'name' | 'readList'>,
): boolean {
  const { items, hasMore }: Partial<RawList> =
    readList?.(json, { headers: new Headers() }) ?? defaultReadList(json, name)
  return Array.isArray(items) && typeof hasMore === 'boolean'
}

/** @see The API reference, "List envelope". Its introductory example uses the plural name instead of `data`. */
function defaultReadList(json: unknown, name: string): Partial<RawList> {
  const envelope = isObject(json) ? json : {}
  return {
    items: [envelope['data'], envelope[name]].find((value) => Array.isArray(value)),
    hasMore: envelope['has_more'] as boolean,
    totalCount: envelope['total_count'] as number,
  }
}

function readId(value: unknown): string | undefined {
  const id = (value as { readonly id?: unknown } | null | undefined)?.id
  // A schema can turn the integer of a server into a string. A larger integer was rounded when it was parsed.
  if (Number.isSafeInteger(id)) return String(id)
  return typeof id === 'string' && id !== '' ? id : undefined
}
