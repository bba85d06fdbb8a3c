/**
 * One switch for each thing that the API's document leaves open. Where the document speaks (the cursor
 * rules, the limit range, the envelope's fields) there is no switch: the store follows it.
 *
 * @see The API's document, every "not shown".
 */
export interface MockDialect {
  /**
   * Key of the items in a list answer: `data` (the pagination rules), or the resource's own name such as
   * `products` (the introductory example). Default `'data'`.
   */
  readonly envelope: 'data' | 'resource'
  /**
   * What wraps a single item: nothing, `{ data: item }`, or the singular name, e.g. `{ product: item }`.
   * Default `'none'`.
   */
  readonly itemEnvelope: 'none' | 'data' | 'resource'
  /**
   * What `has_more` speaks about on a page that was asked for with `ending_before`: more items in the
   * direction of travel (before the page), or toward the end of the list. Default `'direction'`.
   */
  readonly hasMore: 'direction' | 'toward-end'
  /** Whether lists carry `total_count`. Default `'exact'`. */
  readonly totalCount: 'exact' | 'omitted'
  /**
   * Pages may hold fewer items than `limit` although more follow; how many is drawn from the cursor, so
   * that the same request always gets the same page. Default `false`.
   */
  readonly shortPages: boolean
  /** Sort field of a request that names none. Default `'createdAt'`. */
  readonly defaultSort: string
  /** Sort direction of a request that names none. Default `'desc'`. */
  readonly defaultOrder: 'asc' | 'desc'
  /**
   * Values that `sort` may take. `price` stands for the lowest price among a product's variants; every
   * other name is a field of the item. Default: the document's scalar product fields, `price` and `title`.
   */
  readonly sortFields: readonly string[]
  /** Values of `order` on the wire. Default `{ asc: 'asc', desc: 'desc' }`. */
  readonly orderValues: { readonly asc: string; readonly desc: string }
  /** A `sort` that is not in `sortFields`: a validation error, or the default sort. Default `'error'`. */
  readonly unknownSort: 'error' | 'default'
  /** An `order` that is not in `orderValues`: a validation error, or the default. Default `'error'`. */
  readonly unknownOrder: 'error' | 'default'
  /** A `limit` outside 1 to 100: a validation error, or the nearest allowed one. Default `'error'`. */
  readonly limitOutOfRange: 'error' | 'clamp'
  /** A query parameter that no filter knows. Default `'ignore'`. */
  readonly unknownParameter: 'ignore' | 'error'
  /**
   * A cursor whose item was removed: it still marks its place, is answered with the first page, or with
   * this status. Default `'resolves'`: "paging stays stable when items are added or removed".
   */
  readonly deletedCursor: 'resolves' | 'head' | number
  /** A cursor that never was an item: the first page, or this status. Default `400`. */
  readonly unknownCursor: 'head' | number
  /** A request that carries a body, which the document forbids. Default `'error'`. */
  readonly requestBody: 'error' | 'ignore'
  /**
   * Shape of an error answer: `{ error: { code, message } }`, `{ message }`, RFC 9457 problem+json, plain
   * text, or no body at all. Default `'nested'`.
   */
  readonly errorBody: 'nested' | 'message' | 'problem' | 'text' | 'empty'
  /** Status of each kind of error. Default 400, 401, 404, 405. */
  readonly errorStatus: {
    readonly validation: number
    readonly unauthorized: number
    readonly notFound: number
    readonly methodNotAllowed: number
  }
  /** Path prefixes under which the API answers. Default `['/api/v1', '/v1']`, as the document has it. */
  readonly prefixes: readonly string[]
  /** List path by resource name. Default: the name itself, `/products`, `/collections`, … */
  readonly paths: Readonly<Record<string, string>>
  /** Path of a single item by resource name; `{id}` stands for it. Default: the list path and `/{id}`. */
  readonly itemPaths: Readonly<Record<string, string>>
  /** What the `{id}` segment of an item path may hold. Default `'id-or-slug'`. */
  readonly itemBy: 'id-or-slug' | 'id' | 'slug'
  /** Path of a collection's products; `{id}` takes what `itemBy` says. Default `/collections/{id}/products`. */
  readonly collectionProductsPath: string
}

/** The defaults of {@link MockDialect}; `createMockStore({ dialect })` overrides them one by one. */
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

/** {@link MockDialect} as it is given: any part of it. */
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

/** Types do not reach JavaScript or a command line: there a misspelt switch would silently do nothing. */
function assertSwitch(name: string, value: unknown): void {
  if (!Object.hasOwn(defaultDialect, name)) {
    throw new TypeError(
      `mock store: there is no dialect switch "${name}". Known: ${Object.keys(defaultDialect).join(', ')}.`,
    )
  }
  const allowed: readonly unknown[] | undefined = choices[name as keyof MockDialect]
  const fits = allowed
    ? allowed.includes(value) || (TAKES_STATUS.has(name) && Number.isInteger(value))
    : typeof value === typeof defaultDialect[name as keyof MockDialect] && value !== null
  if (fits) return
  const hint = allowed
    ? ` It takes ${[...allowed, ...(TAKES_STATUS.has(name) ? ['a status'] : [])].join(', ')}.`
    : ''
  throw new TypeError(`mock store: the dialect switch "${name}" cannot be ${JSON.stringify(value)}.${hint}`)
}

/**
 * Fills in the defaults.
 *
 * @throws TypeError for a switch that does not exist or a value that it does not take.
 */
export function resolveDialect(options: MockDialectOptions = {}): MockDialect {
  for (const [name, value] of Object.entries(options)) if (value !== undefined) assertSwitch(name, value)
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))
  return {
    ...defaultDialect,
    ...given,
    errorStatus: { ...defaultDialect.errorStatus, ...options.errorStatus },
  }
}
