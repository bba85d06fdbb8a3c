'use client'
import { InfiniteQueryObserver, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'

import { hasRecordOf } from '../../dom/list-records.js'
import { whenActivated } from '../../dom/when-activated.js'
import { useListHandle, useOpenedCursor } from '../../hooks/list/list-handle.js'
import type { UseResourceListOptions, UseResourceListResult } from '../../hooks/list/list-options.js'
import type { UseListQuery } from '../../hooks/tanstack.js'
import { useFirstRequests } from '../../hooks/use-first-requests.js'
import { useStorefront } from '../../hooks/use-storefront.js'
import type { PageCursor } from '../../core/list/list-params.js'
import type { ListData } from '../../queries/list/share-list.js'
import { withAppDefaults } from '../../queries/query-defaults.js'
import type { Search } from '../client/create-search.js'
import type { SearchHighlight } from '../engine/engine.js'
import type { Facet, SearchFilters } from '../engine/facets.js'
import type { SearchItem } from '../engine/search-item.js'
import {
  searchQueryOptions,
  toRequest,
  type ProductSearchPage,
  type ProductSearchParams,
} from './product-search-query.js'
import { REST_MS, useVisibleProducts } from './use-visible-products.js'

/** TanStack's options, and what this hook adds. */
export interface UseProductSearchOptions extends Omit<UseResourceListOptions<SearchItem>, 'select'> {
  /**
   * Reads the products on the screen, at most 24, from the store 500 ms after the last change. `false` shows the documents
   * only. Default `true`.
   */
  readonly refresh?: boolean | undefined
  /** For analytics: called once for each search that the shopper sees for 500 ms, also without results. */
  readonly onSettled?:
    | ((search: {
        readonly query: string
        readonly filters: SearchFilters
        readonly totalCount: number | undefined
        readonly isRelaxed: boolean
      }) => void)
    | undefined
}

/** A list like that of `useProducts`, and what the engine says about the search. */
export type UseProductSearchResult = UseResourceListResult<SearchItem> & {
  /** With the counts of the last response; empty while the first one loads. */
  readonly facets: readonly Facet[]
  /** Up to 5 other queries. */
  readonly suggestions: readonly string[]
  /** No product matches all words, so these products match some of them. */
  readonly isRelaxed: boolean
  /** Whether `data.totalCount` is exact. */
  readonly isExact: boolean
  /** When the documents were built. */
  readonly asOf: string | undefined
  /** The parts of an item's texts that match, by item id. */
  readonly highlights: Readonly<Record<string, readonly SearchHighlight[]>>
  /**
   * The id of the variant that matches the filters and the words of the query, by item id: for "red", the red one. An
   * item without an entry has no such variant.
   */
  readonly matchingVariants: Readonly<Record<string, string>>
}

type SearchExtras = Pick<
  UseProductSearchResult,
  'facets' | 'suggestions' | 'isRelaxed' | 'isExact' | 'asOf' | 'highlights' | 'matchingVariants'
>

/**
 * Search results as a list like that of `useProducts`, for `<ProductList.Root list={…}>`. While a new search runs, the
 * earlier results stay (`isPlaceholderData`), and a slow answer never replaces a newer one.
 * @example
 * const results = useProductSearch(search, { query, filters })
 * <ProductList.Root list={results}>
 * @throws {MissingProviderError} outside a provider.
 */
export function useProductSearch(
  search: Search,
  params: ProductSearchParams = {},
  { refresh = true, onSettled, ...options }: UseProductSearchOptions = {},
): UseProductSearchResult {
  const { queryClient } = useStorefront()
  const request = toRequest(params)
  const queryAt = ({ page }: PageCursor) => searchQueryOptions(search, request, page)
  const own: PageCursor = { page: params.page ?? 1 }
  const { cursor, opening } = useOpenedCursor(own, (each) => queryAt(each).queryKey)
  const query = withAppDefaults(queryClient, queryAt(cursor ?? own))
  const key = query.queryHash
  const getOfList = useListHandle(queryClient, query, opening)
  // The type of the option allows a function of the app's own data only.
  const queryOptions = { ...query, placeholderData: keepPreviousData, ...options }
  useFirstRequests(InfiniteQueryObserver, [queryOptions], queryClient, hasRecordOf)
  const result = (useInfiniteQuery as UseListQuery)<SearchItem, ListData<SearchItem>>(
    queryOptions,
    queryClient,
  )
  const { data, isPlaceholderData, isSuccess, isFetching } = result
  const liveData = useVisibleProducts(queryClient, key, data, refresh && !isPlaceholderData)
  // The same object for the same data, so that React can skip re-renders.
  const extras = useMemo(() => readExtras(data), [data])

  const isSettled = isSuccess && !isPlaceholderData && !isFetching
  const settled = useRef<string>(undefined)
  useEffect(() => {
    if (!onSettled || !isSettled || settled.current === key) return
    let timer: ReturnType<typeof setTimeout>
    const cancel = whenActivated(() => {
      timer = setTimeout(() => {
        settled.current = key
        const { query, filters } = request
        onSettled({ query, filters, totalCount: data?.totalCount, isRelaxed: extras.isRelaxed })
      }, REST_MS)
    })
    return () => {
      cancel()
      clearTimeout(timer)
    }
  })

  const added: object = { ...extras, data: liveData }
  return new Proxy(result, {
    get: (target, property): unknown =>
      Object.hasOwn(added, property) ? Reflect.get(added, property) : getOfList(target, property),
    has: (target, property) => property in added || property in target,
  }) as UseProductSearchResult
}

function readExtras(data: ListData<SearchItem> | undefined): SearchExtras {
  // Only this hook's query function writes the pages of a search.
  const pages = (data?.pages ?? []) as readonly ProductSearchPage[]
  const response = pages.at(-1)?.response
  // Without a prototype, because an id can be `__proto__`.
  const byId = (name: 'highlights' | 'matchingVariants') =>
    Object.assign(Object.create(null) as object, ...pages.map((page) => page[name])) as object
  return {
    facets: response?.facets ?? [],
    suggestions: response?.suggestions ?? [],
    isRelaxed: response?.isRelaxed ?? false,
    isExact: response?.isExact ?? true,
    asOf: response?.asOf,
    highlights: byId('highlights') as SearchExtras['highlights'],
    matchingVariants: byId('matchingVariants') as SearchExtras['matchingVariants'],
  }
}
