import { errorMessage } from '../errors/error-texts.js'
import { InvalidResponseError, type ErrorRequest, type ValidationIssue } from '../errors/index.js'
import { isObject } from '../is-object.js'
import type { StandardSchema } from '../schemas/standard-schema.js'
import { validate } from '../schemas/validate.js'

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
  /** Cursor for the previous page. Can be the id of an invalid item. `undefined` if the page is empty. */
  readonly firstId: string | undefined
  /** Cursor for the next page; see `firstId`. */
  readonly lastId: string | undefined
}

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
  readonly readList?: ((json: unknown) => RawList) | undefined
}

export function readListPage<TItem>(
  json: unknown,
  { name, schema, readList }: ListDefinition<TItem>,
  request: ErrorRequest,
): ListPage<TItem> {
  const { items: raw, hasMore, totalCount } = readEnvelope(json, name, readList, request)
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
    hasMore,
    totalCount: typeof totalCount === 'number' ? totalCount : undefined,
    invalidItems,
    firstId: ids[0],
    lastId: ids.at(-1),
  }
}

function readEnvelope(
  json: unknown,
  name: string,
  readList: ((json: unknown) => RawList) | undefined,
  request: ErrorRequest,
): RawList {
  let list: Partial<RawList>
  try {
    list = readList?.(json) ?? defaultReadList(json, name)
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
  return typeof id === 'string' && id !== '' ? id : undefined
}
