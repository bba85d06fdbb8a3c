/** Behaviour that the API reference does not specify. `docs/testing.md` lists all defaults. */
export interface MockDialect {
  /** Key of a list's items: `data`, or the resource's name, e.g. `products`. Default `'data'`. */
  readonly envelope: 'data' | 'resource'
  /** A single item is sent bare, as `{ data: item }`, or as e.g. `{ product: item }`. Default `'none'`. */
  readonly itemEnvelope: 'none' | 'data' | 'resource'
  /** With `ending_before`, `has_more` means items before the page, or after it. Default `'direction'`. */
  readonly hasMore: 'direction' | 'toward-end'
  readonly totalCount: 'exact' | 'omitted'
  /** Whether a page may have fewer items than `limit` although more follow. Default `false`. */
  readonly shortPages: boolean
  readonly defaultSort: string
  readonly defaultOrder: 'asc' | 'desc'
  /** Default: the scalar product fields of the API reference, `price` and `title`. */
  readonly sortFields: readonly string[]
  readonly orderValues: { readonly asc: string; readonly desc: string }
  readonly unknownSort: 'error' | 'default'
  readonly unknownOrder: 'error' | 'default'
  /** A limit outside 1 to 100 is an error, or becomes the nearest allowed limit. Default `'error'`. */
  readonly limitOutOfRange: 'error' | 'clamp'
  readonly unknownParameter: 'ignore' | 'error'
  /** Removed item: the page at its old position, the first page, or an error status. Default `'resolves'`. */
  readonly deletedCursor: 'resolves' | 'head' | number
  /** A cursor that was never an item: the first page, or an error status. Default `400`. */
  readonly unknownCursor: 'head' | number
  /** The API reference forbids a body. Default `'error'`. */
  readonly requestBody: 'error' | 'ignore'
  /** `nested`: `{ error: { code, message } }`; `problem`: RFC 9457 problem+json. Default `'nested'`. */
  readonly errorBody: 'nested' | 'message' | 'problem' | 'text' | 'empty'
  readonly errorStatus: {
    readonly validation: number
    readonly unauthorized: number
    readonly notFound: number
    readonly methodNotAllowed: number
  }
  /** Default `['/api/v1', '/v1']`, as in the API reference. */
  readonly prefixes: readonly string[]
  readonly paths: Readonly<Record<string, string>>
  /** By resource name, with `{id}` as placeholder. Default: the list path and `/{id}`. */
  readonly itemPaths: Readonly<Record<string, string>>
  /** What `{id}` in an item path may be. Default `'id-or-slug'`. */
  readonly itemBy: 'id-or-slug' | 'id' | 'slug'
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

/** Callers without types (JavaScript, the command line) would not notice a misspelt switch. */
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
