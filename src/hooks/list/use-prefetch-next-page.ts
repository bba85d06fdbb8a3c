'use client'
import { onlineManager, type Query, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState, type RefCallback } from 'react'

import { scrollerOf, scrollRootOf } from '../../dom/scroller.js'
import { isListQueryData } from '../../queries/list/is-list-query-data.js'
import { prefetchedPages } from '../../queries/list/prefetched-pages.js'
import { queryDefaults } from '../../queries/query-defaults.js'
import { useStorefront } from '../use-storefront.js'
import { listIdentityOf } from './queued-result.js'

/** The result of any list hook. */
export interface PrefetchableList {
  readonly data?: unknown
  readonly dataUpdatedAt: number
  readonly isFetching: boolean
  readonly hasNextPage: boolean
  readonly fetchNextPage: (options?: { readonly throwOnError?: boolean | undefined }) => Promise<unknown>
}

export interface UsePrefetchNextPageOptions {
  /**
   * - `'idle'`: as soon as the browser is idle.
   * - `'near'`: when the element with the returned ref is within one screen of the viewport.
   * - `false`: never.
   */
  readonly when: 'idle' | 'near' | false
}

/**
 * Requests the next page of a list before the user asks for it. The list itself does not change: the next
 * `fetchNextPage` within one minute uses the page without a request. Sends nothing while the browser is offline or saves
 * data, and never more than one page ahead. A failed request is ignored.
 *
 * @example
 * const list = useProducts({ limit: 24 })
 * const ref = usePrefetchNextPage(list, { when: 'near' })
 * <ProductList.Root list={list}>… <ProductList.Next ref={ref} /></ProductList.Root>
 * @returns a ref for the element at the end of the list; `'idle'` needs none.
 * @throws {MissingProviderError} outside a provider.
 * @see docs/product-list.md, "Prefetch the next page"
 */
export function usePrefetchNextPage(
  list: PrefetchableList,
  { when }: UsePrefetchNextPageOptions,
): RefCallback<Element> {
  const { queryClient } = useStorefront()
  const [element, setElement] = useState<Element | null>(null)
  const { data, dataUpdatedAt, fetchNextPage, hasNextPage, isFetching } = list
  useEffect(() => {
    if (!hasNextPage || isFetching) return
    const prefetch = () => prefetchNextPage({ fetchNextPage }, queryClient)
    if (when === 'idle') return onIdle(prefetch)
    if (when === 'near' && element) return onNear(element, prefetch)
    // After a refetch, the prefetched page is outdated, also if the list is unchanged.
  }, [when, element, data, dataUpdatedAt, fetchNextPage, hasNextPage, isFetching, queryClient])
  return setElement
}

function onIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run)
  return () => cancelIdleCallback(handle)
}

function onNear(element: Element, run: () => void): (() => void) | undefined {
  if (typeof IntersectionObserver === 'undefined') return
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.at(-1)?.isIntersecting) run()
    },
    // Inside an iframe, browsers apply the margin only if the root is the document.
    { root: scrollRootOf(scrollerOf(element)), rootMargin: '100% 0px' },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

function prefetchNextPage(list: Pick<PrefetchableList, 'fetchNextPage'>, queryClient: QueryClient): void {
  const cache = queryClient.getQueryCache()
  const { listId } = listIdentityOf(list, queryClient)
  const query: Query | undefined = listId === undefined ? undefined : cache.get(listId)
  const { data, fetchStatus } = query?.state ?? {}
  const pageParam = isListQueryData(data) ? data.pages.at(-1)?.nextParam : undefined
  if (!pageParam || fetchStatus !== 'idle' || prefetchedPages.has(pageParam) || isSavingData()) return
  const { queryKey, options } = query as Query
  if (typeof options.queryFn !== 'function') return

  const controller = new AbortController()
  const { signal } = controller
  // All that the query function of a list reads. TanStack types the context of queries that have no pages.
  const context = { queryKey, pageParam, signal, client: queryClient, meta: undefined, direction: 'forward' }
  const page = options.queryFn(context) as Promise<never>

  const expiry = Date.now() + queryDefaults.staleTime
  const forget = () => {
    prefetchedPages.delete(pageParam)
    unsubscribe()
  }
  const unsubscribe = cache.subscribe((event) => {
    if (event.query !== query) return
    const action = event.type === 'updated' ? event.action : undefined
    const isRefetch = action?.type === 'fetch' && !action.meta?.fetchMore
    // The store may have changed since the page was requested.
    if (isRefetch || action?.type === 'invalidate' || event.type === 'removed') {
      forget()
      controller.abort()
    }
  })
  prefetchedPages.set(pageParam, () => {
    forget()
    return Date.now() < expiry ? page : undefined
  })
  page.catch(forget)
}

function isSavingData(): boolean {
  const { onLine, connection } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean }
  }
  return !onLine || !onlineManager.isOnline() || connection?.saveData === true
}
