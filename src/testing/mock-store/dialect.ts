/**
 * Behaviour that the API reference does not specify, one switch each. Specified behaviour (cursor rules,
 * limit range, envelope fields) has no switch.
 *
 * @see The API reference, every "not shown".
 */
export interface MockDialect {
  /**
   * Key of the items in a list response: `data` (as in the pagination rules), or the resource's name, e.g.
   * `products` (as in the introductory example). Default `'data'`.
   */
  readonly envelope: 'data' | 'resource'
  /**
   * Envelope of a single item: none, `{ data: item }`, or the singular name, e.g. `{ product: item }`.
   * Default `'none'`.
   */
  readonly itemEnvelope: 'none' | 'data' | 'resource'
  /**
   * Meaning of `has_more` in a response to `ending_before`: more items in the direction of paging (before
   * the page), or toward the end of the list (after the page). Default `'direction'`.
   */
  readonly hasMore: 'direction' | 'toward-end'
  /** Whether list responses have `total_count`. Default `'exact'`. */
  readonly totalCount: 'exact' | 'omitted'
  /**
   * Whether a page may have fewer items than `limit` although more items follow. The length is derived
   * from the cursor, so the same request always gets the same page. Default `false`.
   */
  readonly shortPages: boolean
  /** Sort field of a request without `sort`. Default `'createdAt'`. */
  readonly defaultSort: string
  /** Sort direction of a request without `order`. Default `'desc'`. */
  readonly defaultOrder: 'asc' | 'desc'
  /**
   * Allowed values of `sort`. `price` is the lowest price of a product's variants; every other name is a
   * field of the item. Default: the scalar product fields of the API reference, `price` and `title`.
   */
  readonly sortFields: readonly string[]
  /** Values of `order` in a request. Default `{ asc: 'asc', desc: 'desc' }`. */
  readonly orderValues: { readonly asc: string; readonly desc: string }
  /** Response to a `sort` that is not in `sortFields`: a validation error, or the default sort. Default `'error'`. */
  readonly unknownSort: 'error' | 'default'
  /** Response to an `order` that is not in `orderValues`: a validation error, or the default order. Default `'error'`. */
  readonly unknownOrder: 'error' | 'default'
  /** Response to a `limit` outside 1 to 100: a validation error, or the nearest allowed limit. Default `'error'`. */
  readonly limitOutOfRange: 'error' | 'clamp'
  /** Response to a query parameter that is neither known nor a filter. Default `'ignore'`. */
  readonly unknownParameter: 'ignore' | 'error'
  /**
   * Response to a cursor whose item was removed: the page at the item's old position, the first page, or
   * this error status. Default `'resolves'`: "paging stays stable when items are added or removed".
   */
  readonly deletedCursor: 'resolves' | 'head' | number
  /** Response to a cursor that was never an item: the first page, or this error status. Default `400`. */
  readonly unknownCursor: 'head' | number
  /** Response to a request with a body, which the API reference forbids. Default `'error'`. */
  readonly requestBody: 'error' | 'ignore'
  /**
   * Body of an error response: `{ error: { code, message } }`, `{ message }`, RFC 9457 problem+json, plain
   * text, or none. Default `'nested'`.
   */
  readonly errorBody: 'nested' | 'message' | 'problem' | 'text' | 'empty'
  /** HTTP status of each kind of error. Default 400, 401, 404, 405. */
  readonly errorStatus: {
    readonly validation: number
    readonly unauthorized: number
    readonly notFound: number
    readonly methodNotAllowed: number
  }
  /** Path prefixes of the API. Default `['/api/v1', '/v1']`, as in the API reference. */
  readonly prefixes: readonly string[]
  /** List path by resource name. Default: `/products`, `/collections`, … */
  readonly paths: Readonly<Record<string, string>>
  /** Path of a single item by resource name, with `{id}` as placeholder. Default: the list path and `/{id}`. */
  readonly itemPaths: Readonly<Record<string, string>>
  /** Allowed values of the `{id}` segment of an item path. Default `'id-or-slug'`. */
  readonly itemBy: 'id-or-slug' | 'id' | 'slug'
  /** Path of a collection's products; `itemBy` applies to `{id}`. Default `/collections/{id}/products`. */
  readonly collectionProductsPath: string
}

export const defaultDialect: MockDialect = {
  envelope: 'data',
  itemEnvelope: 'none',
  hasMore: 'direction',
  totalCount: 'exact',
  shortPages: false,
  defaultSort: 'createdAt',
  defaultOrder: 'desc',
  sortFields: ['createdAt', 'updatedAt', 'name', 'title', 'slug', 'status', 'price', 'id'],
  orderValues: { asc: 'asc', desc: 'desc' },
  unknownSort: 'error',
  unknownOrder: 'error',
  limitOutOfRange: 'error',
  unknownParameter: 'ignore',
  deletedCursor: 'resolves',
  unknownCursor: 400,
  requestBody: 'error',
  errorBody: 'nested',
  errorStatus: { validation: 400, unauthorized: 401, notFound: 404, methodNotAllowed: 405 },
  prefixes: ['/api/v1', '/v1'],
  paths: {},
  itemPaths: {},
  itemBy: 'id-or-slug',
  collectionProductsPath: '/collections/{id}/products',
}

/** Any of the switches of {@link MockDialect}. */
export type MockDialectOptions = Partial<Omit<MockDialect, 'errorStatus'>> & {
  readonly errorStatus?: Partial<MockDialect['errorStatus']> | undefined
}

const choices: { readonly [Name in keyof MockDialect]?: readonly MockDialect[Name][] } = {
  envelope: ['data', 'resource'],
  itemEnvelope: ['none', 'data', 'resource'],
  hasMore: ['direction', 'toward-end'],
  totalCount: ['exact', 'omitted'],
  defaultOrder: ['asc', 'desc'],
  unknownSort: ['error', 'default'],
  unknownOrder: ['error', 'default'],
  limitOutOfRange: ['error', 'clamp'],
  unknownParameter: ['ignore', 'error'],
  deletedCursor: ['resolves', 'head'],
  unknownCursor: ['head'],
  requestBody: ['error', 'ignore'],
  errorBody: ['nested', 'message', 'problem', 'text', 'empty'],
  itemBy: ['id-or-slug', 'id', 'slug'],
}

const TAKES_STATUS = new Set(['deletedCursor', 'unknownCursor'])

/** JavaScript and the command line have no types, so a misspelt switch would silently do nothing. */
function assertSwitch(name: string, value: unknown): void {
  if (!Object.hasOwn(defaultDialect, name)) {
    throw new TypeError(
      `mock store: unknown dialect switch "${name}". Known switches: ${Object.keys(defaultDialect).join(', ')}.`,
    )
  }
  const allowed: readonly unknown[] | undefined = choices[name as keyof MockDialect]
  const fits = allowed
    ? allowed.includes(value) || (TAKES_STATUS.has(name) && Number.isInteger(value))
    : typeof value === typeof defaultDialect[name as keyof MockDialect] && value !== null
  if (fits) return
  const hint = allowed
    ? ` Allowed values: ${[...allowed, ...(TAKES_STATUS.has(name) ? ['an HTTP status'] : [])].join(', ')}.`
    : ''
  throw new TypeError(`mock store: the dialect switch "${name}" cannot be ${JSON.stringify(value)}.${hint}`)
}

/** @throws TypeError for an unknown switch or a value that a switch does not allow. */
export function resolveDialect(options: MockDialectOptions = {}): MockDialect {
  for (const [name, value] of Object.entries(options)) if (value !== undefined) assertSwitch(name, value)
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))
  return {
    ...defaultDialect,
    ...given,
    errorStatus: { ...defaultDialect.errorStatus, ...options.errorStatus },
  }
}
