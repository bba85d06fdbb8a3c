import { errorMessage } from '../errors/error-texts.js'
import { InvalidResponseError, type ErrorRequest, type ValidationIssue } from '../errors/index.js'
import type { StandardSchema } from '../schemas/standard-schema.js'
import { validate } from '../schemas/validate.js'

/** An item that its schema refused. It is left out of `items`; the rest of its page is kept. */
export interface InvalidItem {
  /** Position in the answer. */
  readonly index: number
  /** `undefined` when the item has none. */
  readonly id: string | undefined
  readonly issues: readonly ValidationIssue[]
}

/** One page of a list, in natural order whichever way it was paged. */
export interface ListPage<TItem> {
  readonly items: readonly TItem[]
  /** More items beyond this page, in the direction of travel. */
  readonly hasMore: boolean
  /** Items that match the query, ignoring pagination; `undefined` when the server left it out. */
  readonly totalCount: number | undefined
  readonly invalidItems: readonly InvalidItem[]
  /** Cursor for the page before; of the answer as it came, refused items included. `undefined` when it is empty. */
  readonly firstId: string | undefined
  /** Cursor for the page after. */
  readonly lastId: string | undefined
}

/** A list answer taken apart, its items as they came. */
export interface RawList {
  readonly items: readonly unknown[]
  /** In the direction of travel. */
  readonly hasMore: boolean
  readonly totalCount?: number | undefined
}

/** What reading a list needs to know of its resource. */
interface ListShape<TItem> {
  /** Plural, the envelope's other key (`products` beside `data`). */
  readonly name: string
  readonly schema: StandardSchema<TItem>
  /** Replaces the document's envelope. */
  readonly readList?: ((json: unknown) => RawList) | undefined
}

/**
 * Reads a list answer: either envelope, each item against its schema.
 *
 * @throws {InvalidResponseError} when the envelope is not one, or items came and none has an id: without a
 * cursor there would be no way on from this page.
 * @see The API's document, "List envelope".
 */
export function readListPage<TItem>(
  json: unknown,
  { name, schema, readList }: ListShape<TItem>,
  request: ErrorRequest,
): ListPage<TItem> {
  const { items: raw, hasMore, totalCount } = readEnvelope(json, name, readList, request)
  const items: TItem[] = []
  const invalidItems: InvalidItem[] = []
  const ids: string[] = []
  raw.forEach((value, index) => {
    const id = idOf(value)
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

/** @see The API's document, "List envelope". The introductory example has the plural name for `data`. */
function defaultReadList(json: unknown, name: string): Partial<RawList> {
  const envelope = (typeof json === 'object' && json !== null ? json : {}) as Record<string, unknown>
  return {
    items: [envelope['data'], envelope[name]].find((value) => Array.isArray(value)),
    hasMore: envelope['has_more'] as boolean,
    totalCount: envelope['total_count'] as number,
  }
}

function idOf(value: unknown): string | undefined {
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : undefined
  return typeof id === 'string' && id !== '' ? id : undefined
}
