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
  readonly invalid: readonly InvalidItem[]
  /** Cursor for the page before; of the answer as it came, refused items included. `undefined` when it is empty. */
  readonly firstId: string | undefined
  /** Cursor for the page after. */
  readonly lastId: string | undefined
}

/**
 * Reads a list answer: either envelope, each item against its schema.
 *
 * @param name plural name of the resource, the envelope's other key (`products` beside `data`)
 * @throws {InvalidResponseError} when the envelope is not one, or items came and none has an id: without a
 * cursor there would be no way on from this page.
 * @see The API's document, "List envelope".
 */
export function readListPage<TItem>(
  json: unknown,
  name: string,
  schema: StandardSchema<TItem>,
  request: ErrorRequest,
): ListPage<TItem> {
  const envelope = (typeof json === 'object' && json !== null ? json : {}) as Record<string, unknown>
  const raw = [envelope['data'], envelope[name]].find((value): value is unknown[] => Array.isArray(value))
  const { has_more: hasMore, total_count: totalCount } = envelope
  if (!raw || typeof hasMore !== 'boolean') {
    const missing = raw ? 'has_more' : 'data'
    throw new InvalidResponseError(`The answer is not a list: "${missing}" is missing or has another type.`, {
      request,
      issues: [
        {
          path: [missing],
          message: raw ? 'expected a boolean' : `expected an array under "data" or "${name}"`,
        },
      ],
    })
  }
  const items: TItem[] = []
  const invalid: InvalidItem[] = []
  const ids: string[] = []
  raw.forEach((value, index) => {
    const id = idOf(value)
    if (id !== undefined) ids.push(id)
    const result = validate(schema, value)
    if (result.ok) items.push(result.value)
    else invalid.push({ index, id, issues: result.issues })
  })
  if (raw.length > 0 && ids.length === 0) {
    throw new InvalidResponseError('No item of the page has an id, so there is no cursor.', {
      request,
      issues: invalid[0]?.issues ?? [],
    })
  }
  return {
    items,
    hasMore,
    totalCount: typeof totalCount === 'number' ? totalCount : undefined,
    invalid,
    firstId: ids[0],
    lastId: ids.at(-1),
  }
}

function idOf(value: unknown): string | undefined {
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : undefined
  return typeof id === 'string' && id !== '' ? id : undefined
}
