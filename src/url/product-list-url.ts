import {
  createLoader,
  createParser,
  createSerializer,
  parseAsStringLiteral,
  type GenericParserBuilder,
  type inferParserType,
  type LoaderInput,
} from 'nuqs/server'

import { InvalidParamsError } from '../core/errors/invalid-params-error.js'
import { type ListParams, type PageCursor, type SortOrder, MAX_LIMIT } from '../core/list/list-params.js'
import { urlErrorMessage } from './error-texts.js'
import { hasPage } from './search-parsers.js'

/** nuqs parsers by filter name: the name in `params.filters` and in the URL. */
// oxlint-disable-next-line typescript/no-explicit-any -- parsers of different types in one record
export type FilterParsers = Readonly<Record<string, GenericParserBuilder<any>>>

/** A filter is present if the URL has it or its parser has a default. */
export type FiltersOfParsers<TParsers extends FilterParsers> = {
  readonly [Name in keyof TParsers]?: NonNullable<inferParserType<TParsers[Name]>> | undefined
}

/** Declare these options once, for the server and the browser. */
export interface ProductListUrlOptions<
  TParsers extends FilterParsers = FilterParsers,
  TSort extends string = string,
  TOrder extends SortOrder = SortOrder,
  TLimit extends number = number,
> {
  /** Precedes every parameter (`sale.sort`), for several lists on one page. Letters, digits, `-` and `_`. */
  readonly prefix?: string | undefined
  /** For missing and invalid parameters; never written to the URL. Filters use `.withDefault()`. */
  readonly defaults?:
    | {
        readonly sort?: NoInfer<TSort> | undefined
        readonly order?: NoInfer<TOrder> | undefined
        readonly limit?: NoInfer<TLimit> | undefined
      }
    | undefined
  /** Sort fields to accept from the URL. Default: any text, which the server may reject. */
  readonly sorts?: readonly TSort[] | undefined
  /** Orders to accept from the URL. Default: `['asc', 'desc']`. */
  readonly orders?: readonly TOrder[] | undefined
  /** Page sizes to accept from the URL. Default: every integer from 1 to 100. */
  readonly limits?: readonly TLimit[] | undefined
  readonly filters?: TParsers | undefined
}

/** As nuqs returns them: `null` for a missing parameter. */
export interface ListUrlValues {
  readonly sort: string | null
  readonly order: string | null
  readonly limit: number | null
  /** The list starts after this id. */
  readonly after: string | null
  /** The page ends before this id. */
  readonly before: string | null
  readonly [filter: string]: unknown
}

/** How one list is written in a URL, as `createProductListUrl` returns it. */
export interface ProductListUrl<TParsers extends FilterParsers, TSort extends string = string> {
  /** For nuqs' own functions, such as `createSearchParamsCache`. */
  readonly parsers: FilterParsers
  /** Parameter names in the URL, by parser name. */
  readonly urlKeys: Readonly<Record<string, string>>
  /** For a loader: returns the same params as `useProductListUrl`, so that the query keys match. */
  readonly load: {
    (search: LoaderInput): ListParams<FiltersOfParsers<TParsers>, TSort>
    (search: Promise<LoaderInput>): Promise<ListParams<FiltersOfParsers<TParsers>, TSort>>
  }
  readonly toParams: (values: ListUrlValues) => ListParams<FiltersOfParsers<TParsers>, TSort>
  /** `base` with these values and its other parameters; `?` if no parameter is left. */
  readonly toHref: (base: string, values: Partial<ListUrlValues>) => string
}

const OWN_NAMES = ['sort', 'order', 'limit', 'after', 'before']

/**
 * Parameters: `sort`, `order`, `limit`, `after` and `before` (cursors), and each filter by its name. Invalid values are
 * ignored. If both `after` and `before` are present, both are ignored.
 * @throws {InvalidParamsError} for an invalid prefix or default, or a filter with the name of another parameter.
 */
export function createProductListUrl<
  TParsers extends FilterParsers = Readonly<Record<string, never>>,
  const TSort extends string = string,
  const TOrder extends SortOrder = SortOrder,
  const TLimit extends number = number,
>({
  prefix,
  defaults = {},
  sorts,
  orders,
  limits,
  filters,
}: ProductListUrlOptions<TParsers, TSort, TOrder, TLimit> = {}): ProductListUrl<TParsers, TSort> {
  if (prefix !== undefined && !/^[\w-]+$/.test(prefix)) {
    throw new InvalidParamsError(urlErrorMessage('url-prefix', prefix))
  }
  const taken = Object.keys(filters ?? {}).find((name) => OWN_NAMES.includes(name))
  if (taken) throw new InvalidParamsError(urlErrorMessage('url-filter-name', taken))

  const parsers: FilterParsers = {
    sort: withDefault('sort', sorts ? parseAsStringLiteral<string>(sorts) : parseAsText, defaults.sort),
    order: withDefault('order', parseAsStringLiteral<string>(orders ?? ['asc', 'desc']), defaults.order),
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

  const toParams = (values: ListUrlValues): ListParams<FiltersOfParsers<TParsers>, TSort> => {
    const given = Object.keys(filters ?? {}).filter((name) => values[name] != null)
    const { sort, order, limit, after, before } = values
    return {
      ...(limit !== null && { limit }),
      ...(after !== null && before === null && { startingAfter: after }),
      ...(before !== null && after === null && { endingBefore: before }),
      // The parser accepts only these.
      ...(sort !== null && { sort: sort as TSort }),
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
        : toParams(read(search) as ListUrlValues)) as ProductListUrl<TParsers, TSort>['load'],
    toParams,
    toHref: (base, values) => write(base, values) || '?',
  }
}

/** What the URL of the page at a cursor contains; `null` for a parameter that it does not. */
export function cursorValuesOf(
  { startingAfter, endingBefore, page }: PageCursor,
  parsers: FilterParsers,
): Partial<ListUrlValues> {
  return {
    after: startingAfter ?? null,
    before: endingBefore ?? null,
    // The first page has no parameter.
    ...(hasPage(parsers) && { page: page === 1 ? null : (page ?? null) }),
  }
}

function withDefault<T>(
  name: string,
  parser: GenericParserBuilder<T>,
  value: NonNullable<T> | undefined,
): GenericParserBuilder<T> {
  if (value === undefined) return parser
  if ((parser.parse as (query: string) => T | null)(String(value)) !== value) {
    throw new InvalidParamsError(urlErrorMessage('url-default', name, value))
  }
  return (parser.withDefault as (value: NonNullable<T>) => GenericParserBuilder<T>)(value)
}

/** Ignores an empty parameter. */
const parseAsText = createParser({ parse: (query) => query || null, serialize: String })

/** Digits only, because `Number` also accepts `1e1` and `12.0`. */
function parseAsLimit(limits: readonly number[] | undefined) {
  return createParser({
    parse(query) {
      const limit = /^\d{1,3}$/.test(query) ? Number(query) : 0
      return limit >= 1 && limit <= MAX_LIMIT && (!limits || limits.includes(limit)) ? limit : null
    },
    serialize: String,
  })
}
