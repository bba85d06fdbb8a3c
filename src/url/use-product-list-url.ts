'use client'
import { useMemo, useState, useSyncExternalStore } from 'react'

import type { ListParams, PageCursor, SortOrder } from '../core/list/list-params.js'
import { acceptedValues } from './accepted-values.js'
import {
  createProductListUrl,
  cursorValuesOf,
  type FilterParsers,
  type FiltersOfParsers,
  type ListUrlValues,
  type ProductListUrlOptions,
} from './product-list-url.js'
import { subscribeToUrl } from './subscribe-to-url.js'
import { useOpeningCursor } from './use-opening-cursor.js'
import { useUrlValues } from './use-url-values.js'

/**
 * How a change is written to the URL. The options of nuqs.
 * @see https://nuqs.dev/docs/options
 */
export interface UrlUpdateOptions {
  /** `'push'` adds a history entry. */
  readonly history?: 'push' | 'replace' | undefined
  /** Scrolls the window to the top. */
  readonly scroll?: boolean | undefined
  /** `false` also runs loaders and server components again. Default: true. */
  readonly shallow?: boolean | undefined
}

/** Options of `useProductListUrl`. */
export interface UseProductListUrlOptions<
  TParsers extends FilterParsers = FilterParsers,
  TSort extends string = string,
  TOrder extends SortOrder = SortOrder,
  TLimit extends number = number,
>
  extends ProductListUrlOptions<TParsers, TSort, TOrder, TLimit>, UrlUpdateOptions {
  /**
   * With `'pages'`, the URL's cursor is the page shown. Otherwise it is where the list was opened: read on mount and on
   * back and forward, and not updated when pages load. Default: `'load-more'`.
   */
  readonly paging?: 'load-more' | 'auto' | 'pages' | undefined
  /** Default: `'push'`. */
  readonly history?: 'push' | 'replace' | undefined
  /** For `goToPage`. Default: true with `paging: 'pages'`. */
  readonly scroll?: boolean | undefined
  /** Query string of the request, for server rendering: links keep its other parameters. */
  readonly serverSearch?: string | undefined
}

/** What `useProductListUrl` returns. */
export interface UseProductListUrlResult<
  TFilters,
  TSort extends string = string,
  TOrder extends SortOrder = SortOrder,
  TLimit extends number = number,
> {
  /** The same object until a parameter changes. */
  readonly params: ListParams<TFilters, TSort>
  /**
   * Opens the list at its first page. Resolves when the URL is updated; rejects if the browser refuses the update. A
   * promise that is not awaited causes no unhandled rejection.
   */
  readonly setParams: (
    changes: {
      readonly sort?: TSort | null | undefined
      readonly order?: TOrder | null | undefined
      readonly limit?: TLimit | null | undefined
      /** `null` removes all filters. */
      readonly filters?:
        | { readonly [Name in keyof TFilters]?: TFilters[Name] | null | undefined }
        | null
        | undefined
    },
    options?: UrlUpdateOptions,
  ) => Promise<URLSearchParams>
  /** Writes a cursor to the URL and opens the list there. For `onPageChange` of `<ProductList.Root>`. */
  readonly goToPage: (cursor: PageCursor, options?: UrlUpdateOptions) => Promise<URLSearchParams>
  /** Query string of the page at a cursor; other parameters are kept. */
  readonly getPageHref: (cursor: PageCursor) => string
}

/**
 * Sort, order, filters, page size and cursor of a list in the URL, through nuqs.
 * @example
 * const shop = { sorts: ['name', 'createdAt'], limits: [24, 48], filters: { tag: parseAsString } }
 *
 * const { params, setParams } = useProductListUrl(shop)
 * const products = useProducts(params)
 * @throws {MissingProviderError} outside a nuqs adapter.
 * @throws {InvalidParamsError} see {@link createProductListUrl}.
 * @see https://nuqs.dev/docs/adapters
 */
export function useProductListUrl<
  TParsers extends FilterParsers = Readonly<Record<string, never>>,
  const TSort extends string = string,
  const TOrder extends SortOrder = SortOrder,
  const TLimit extends number = number,
>(
  options: UseProductListUrlOptions<TParsers, TSort, TOrder, TLimit> = {},
): UseProductListUrlResult<FiltersOfParsers<TParsers>, TSort, TOrder, TLimit> {
  const {
    paging = 'load-more',
    history = 'push',
    shallow = true,
    scroll = paging === 'pages',
    serverSearch = '',
  } = options
  const url = useMemo(() => createProductListUrl(options), [options])
  const [values, setValues] = useUrlValues(url, { history, shallow })
  const search = useSyncExternalStore(
    subscribeToUrl,
    () => location.search,
    () => serverSearch,
  )

  const paramsOfUrl = url.toParams(values)
  const [paramsAsOpened, open] = useOpeningCursor(paramsOfUrl, () => url.load(location.search))

  return {
    params: useStableValue(paging === 'pages' ? paramsOfUrl : paramsAsOpened),
    setParams: ({ filters, ...changes }, update) => {
      open({})
      const changed = filters === null ? noFilters(options.filters) : filters
      const accepted = acceptedValues(url.parsers, { ...changes, ...changed })
      return setValues(
        { ...cursorValuesOf({}, url.parsers), ...accepted },
        { ...historyOf(url.parsers, accepted), ...update },
      )
    },
    goToPage: (cursor, update) => {
      open(cursor)
      return setValues(cursorValuesOf(cursor, url.parsers), { scroll, ...update })
    },
    getPageHref: (cursor) => url.toHref(search, { ...values, ...cursorValuesOf(cursor, url.parsers) }),
  }
}

/**
 * The parameters of the page change too, and would push. So the parsers of the changed parameters decide: the query of a
 * search replaces.
 */
function historyOf(parsers: FilterParsers, changes: Readonly<Record<string, unknown>>): UrlUpdateOptions {
  const changed = Object.keys(changes).filter((name) => changes[name] !== undefined)
  const replaces = changed.length > 0 && changed.every((name) => parsers[name]?.history === 'replace')
  return replaces ? { history: 'replace' } : {}
}

function noFilters(filters: FilterParsers = {}): Partial<ListUrlValues> {
  return Object.fromEntries(Object.keys(filters).map((name) => [name, null]))
}

/** Keeps the reference while the value is deeply equal, so that effects do not run again. */
function useStableValue<T>(value: T): T {
  const [kept, setKept] = useState(value)
  if (JSON.stringify(kept) === JSON.stringify(value)) return kept
  setKept(value)
  return value
}
