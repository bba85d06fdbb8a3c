'use client'
import { useMemo, useState, useSyncExternalStore } from 'react'

import type { ListParams, PageCursor } from '../core/index.js'
import {
  createProductListUrl,
  cursorValuesOf,
  type FilterParsers,
  type FiltersOfParsers,
  type ListUrlValues,
  type NoFilters,
  type ProductListUrlOptions,
} from './product-list-url.js'
import { subscribeToUrl } from './subscribe-to-url.js'
import { useOpeningCursor } from './use-opening-cursor.js'
import { useUrlValues } from './use-url-values.js'

/** How a change is written to the URL. Those of nuqs. */
export interface UrlUpdateOptions {
  /** `'push'` makes a history entry, which back undoes; `'replace'` does not. */
  readonly history?: 'push' | 'replace' | undefined
  /** Scroll the window to its top. */
  readonly scroll?: boolean | undefined
  /** `false` also runs loaders and server components. Default: true. */
  readonly shallow?: boolean | undefined
}

export interface UseProductListUrlOptions<TParsers extends FilterParsers = FilterParsers>
  extends ProductListUrlOptions<TParsers>, UrlUpdateOptions {
  /**
   * How more of the list is reached, as on `<ProductList.Root>`. With `'pages'` the URL's cursor is the page
   * shown, and `goToPage` moves it. Otherwise the list grows: the cursor says where it was opened, is read on
   * arrival and on back and forward, and is never fed back into the running list. Default: `'load-more'`.
   */
  readonly paging?: 'load-more' | 'auto' | 'pages' | undefined
  /** Default: `'push'`. */
  readonly history?: 'push' | 'replace' | undefined
  /** For `goToPage`. Default: true with `paging: 'pages'`. Changes of parameters never scroll. */
  readonly scroll?: boolean | undefined
  /**
   * Query string of the request, for server rendering: links keep parameters that are not the list's own.
   * In a browser the address bar is read.
   */
  readonly serverSearch?: string | undefined
}

/** Changes to a list in the URL: what is left out stays, `null` takes it out. */
export interface ProductListUrlChanges<TFilters> {
  readonly sort?: string | null | undefined
  readonly order?: string | null | undefined
  readonly limit?: number | null | undefined
  /** `null` takes all of them out. */
  readonly filters?:
    { readonly [Name in keyof TFilters]?: TFilters[Name] | null | undefined } | null | undefined
}

export interface UseProductListUrlResult<TFilters> {
  /** For `useProducts(params)` or `<ProductList.Root params={params}>`. The same object until they change. */
  readonly params: ListParams<TFilters>
  /**
   * Writes changes to the URL; the list starts at its first page. Resolves when the URL shows them, rejects where
   * the browser refuses: who does not wait need not catch.
   */
  readonly setParams: (
    changes: ProductListUrlChanges<TFilters>,
    options?: UrlUpdateOptions,
  ) => Promise<URLSearchParams>
  /** Writes a cursor to the URL and opens the list there, as `setParams`. For `onPageChange` of `<ProductList.Root>`. */
  readonly goToPage: (cursor: PageCursor, options?: UrlUpdateOptions) => Promise<URLSearchParams>
  /** Address of the page at a cursor: a query string, every other parameter as it is. */
  readonly getPageHref: (cursor: PageCursor) => string
}

/**
 * Sort, order, filters, page size and cursor of a list in the URL, through nuqs.
 *
 * @example
 * const shop = { sorts: ['name', 'createdAt'], limits: [24, 48], filters: { tag: parseAsString } }
 *
 * const { params, setParams } = useProductListUrl(shop)
 * const products = useProducts(params)
 * @throws {MissingProviderError} where no nuqs adapter is above.
 * @throws {InvalidParamsError} see {@link createProductListUrl}.
 * @see https://nuqs.dev/docs/adapters
 */
export function useProductListUrl<TParsers extends FilterParsers = NoFilters>(
  options: UseProductListUrlOptions<TParsers> = {},
): UseProductListUrlResult<FiltersOfParsers<TParsers>> {
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
    params: useKept(paging === 'pages' ? paramsOfUrl : paramsAsOpened),
    setParams: ({ filters, ...changes }, update) => {
      open({})
      const changed = filters === null ? noFilters(options.filters) : filters
      return setValues({ ...changes, ...changed, after: null, before: null }, update)
    },
    goToPage: (cursor, update) => {
      open(cursor)
      return setValues(cursorValuesOf(cursor), { scroll, ...update })
    },
    getPageHref: (cursor) => url.toHref(search, { ...values, ...cursorValuesOf(cursor) }),
  }
}

function noFilters(filters: FilterParsers = {}): Partial<ListUrlValues> {
  return Object.fromEntries(Object.keys(filters).map((name) => [name, null]))
}

/** The first of equal values, so that what depends on it does not run again. */
function useKept<T>(value: T): T {
  const [kept, setKept] = useState(value)
  if (JSON.stringify(kept) === JSON.stringify(value)) return kept
  setKept(value)
  return value
}
