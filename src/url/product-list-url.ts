import {
  createLoader,
  createParser,
  createSerializer,
  parseAsStringLiteral,
  type GenericParserBuilder,
  type inferParserType,
  type LoaderInput,
} from 'nuqs/server'

import { InvalidParamsError, type ListParams, type PageCursor, type SortOrder } from '../core/index.js'
import { MAX_LIMIT } from '../core/list/list-params.js'
import { urlErrorMessage } from './error-texts.js'

/** Filters as nuqs parsers, by their names in `params.filters` and in the URL. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- parsers of different types in one record
export type FilterParsers = Readonly<Record<string, GenericParserBuilder<any>>>

/** The filters of a list that declares none. */
export type NoFilters = Readonly<Record<string, never>>

/** The filters that the parsers read. A filter is present if the URL has it or its parser has a default. */
export type FiltersOfParsers<TParsers extends FilterParsers> = {
  readonly [Name in keyof TParsers]?: NonNullable<inferParserType<TParsers[Name]>> | undefined
}

/** How a list is written in a URL. Declare it once, for the server and the browser. */
export interface ProductListUrlOptions<TParsers extends FilterParsers = FilterParsers> {
  /**
   * Prefix of every parameter, followed by a dot (`sale.sort`), for several lists on one page. Letters, digits, `-`
   * and `_`. Default: no prefix.
   */
  readonly prefix?: string | undefined
  /** Used for missing and invalid parameters, and never written to the URL. Filters: `.withDefault()`. */
  readonly defaults?: Pick<ListParams, 'sort' | 'order' | 'limit'> | undefined
  /** Sort fields to accept from the URL. Default: any text, which the server may reject. */
  readonly sorts?: readonly string[] | undefined
  /** Orders to accept from the URL. Default: `['asc', 'desc']`. */
  readonly orders?: readonly SortOrder[] | undefined
  /** Page sizes to accept from the URL. Default: every integer from 1 to 100. */
  readonly limits?: readonly number[] | undefined
  /** The list's filters. Default: none. */
  readonly filters?: TParsers | undefined
}

/** The values of a list in the URL, as nuqs returns them: `null` for a missing parameter. */
export interface ListUrlValues {
  readonly sort: string | null
  readonly order: string | null
  readonly limit: number | null
  /** Cursor: the list starts after this id. */
  readonly after: string | null
  /** Cursor: the page that ends before this id. */
  readonly before: string | null
  /** Filters, by their parsers. */
  readonly [filter: string]: unknown
}

/** Reads and writes a list in a URL, on the server and in the browser. */
export interface ProductListUrl<TParsers extends FilterParsers> {
  /** For nuqs' own functions, such as `createSearchParamsCache` and `createSerializer`. */
  readonly parsers: FilterParsers
  /** Parameter names in the URL, by parser name. */
  readonly urlKeys: Readonly<Record<string, string>>
  /**
   * The list's parameters in a URL, for `productsQueryOptions(client, params)` in a loader. `useProductListUrl`
   * returns the same parameters in the browser, so the query keys match.
   *
   * @param search a URL, `Request`, `URLSearchParams`, query string, or Next's `searchParams`
   */
  readonly load: {
    (search: LoaderInput): ListParams<FiltersOfParsers<TParsers>>
    (search: Promise<LoaderInput>): Promise<ListParams<FiltersOfParsers<TParsers>>>
  }
  readonly toParams: (values: ListUrlValues) => ListParams<FiltersOfParsers<TParsers>>
  /** `base` with these values; other parameters are kept. `?` if no parameter is left. */
  readonly toHref: (base: string, values: Partial<ListUrlValues>) => string
}

const OWN_NAMES = ['sort', 'order', 'limit', 'after', 'before']

/**
 * Describes a list in a URL.
 *
 * Parameters: `sort`, `order`, `limit`, `after` and `before` (cursors) and each filter by its name. A
 * value is ignored if it does not parse, is not in `sorts`, `orders` or `limits`, or is out of range. If both `after`
 * and `before` are present, both are ignored and the list starts at its first page.
 *
 * @throws {InvalidParamsError} for an invalid prefix, a filter with the name of another parameter, or a default that
 * the URL does not accept.
 */
export function createProductListUrl<TParsers extends FilterParsers = NoFilters>({
  prefix,
  defaults = {},
  sorts,
  orders = ['asc', 'desc'],
  limits,
  filters,
}: ProductListUrlOptions<TParsers> = {}): ProductListUrl<TParsers> {
  if (prefix !== undefined && !/^[\w-]+$/.test(prefix)) {
    throw new InvalidParamsError(urlErrorMessage('url-prefix', prefix))
  }
  const taken = Object.keys(filters ?? {}).find((name) => OWN_NAMES.includes(name))
  if (taken) throw new InvalidParamsError(urlErrorMessage('url-filter-name', taken))

  const parsers: FilterParsers = {
    sort: withDefault('sort', sorts ? parseAsStringLiteral(sorts) : parseAsText, defaults.sort),
    order: withDefault('order', parseAsStringLiteral(orders), defaults.order),
    limit: withDefault('limit', parseAsLimit(limits), defaults.limit),
    after: parseAsText,
    before: parseAsText,
    ...filters,
  }
  const urlKeys = Object.fromEntries(
    Object.keys(parsers).map((name) => [name, prefix === undefined ? name : `${prefix}.${name}`]),
  )
  const read = createLoader(parsers, { urlKeys })
  const write = createSerializer(parsers, { urlKeys })

  const toParams = (values: ListUrlValues): ListParams<FiltersOfParsers<TParsers>> => {
    const given = Object.keys(filters ?? {}).filter((name) => values[name] != null)
    const { sort, order, limit, after, before } = values
    return {
      ...(limit !== null && { limit }),
      ...(after !== null && before === null && { startingAfter: after }),
      ...(before !== null && after === null && { endingBefore: before }),
      ...(sort !== null && { sort }),
      ...(order !== null && { order }),
      ...(given.length > 0 && {
        filters: Object.fromEntries(given.map((name) => [name, values[name]])) as FiltersOfParsers<TParsers>,
      }),
    }
  }

  return {
    parsers,
    urlKeys,
    load: ((search: LoaderInput | Promise<LoaderInput>) =>
      search instanceof Promise
        ? search.then((given) => toParams(read(given) as ListUrlValues))
        : toParams(read(search) as ListUrlValues)) as ProductListUrl<TParsers>['load'],
    toParams,
    toHref: (base, values) => write(base, values) || '?',
  }
}

export function cursorValuesOf({
  startingAfter,
  endingBefore,
}: PageCursor): Pick<ListUrlValues, 'after' | 'before'> {
  return { after: startingAfter ?? null, before: endingBefore ?? null }
}

function withDefault<T>(
  name: string,
  parser: GenericParserBuilder<T>,
  value: NonNullable<T> | undefined,
): GenericParserBuilder<T> {
  if (value === undefined) return parser
  if ((parser.parse as (query: string) => T | null)(String(value)) !== value) {
    throw new InvalidParamsError(`The default ${name} is not one that the URL may ask for: ${String(value)}.`)
  }
  return (parser.withDefault as (value: NonNullable<T>) => GenericParserBuilder<T>)(value)
}

/** Text; an empty parameter is ignored. */
const parseAsText = createParser({ parse: (query) => query || null, serialize: String })

/** Page size: digits only, because `Number` also accepts `1e1` and `12.0`. */
function parseAsLimit(limits: readonly number[] | undefined) {
  return createParser({
    parse(query) {
      const limit = /^\d{1,3}$/.test(query) ? Number(query) : 0
      return limit >= 1 && limit <= MAX_LIMIT && (!limits || limits.includes(limit)) ? limit : null
    },
    serialize: String,
  })
}
