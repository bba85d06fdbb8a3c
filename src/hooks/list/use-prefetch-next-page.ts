'use client'
import { onlineManager } from '@tanstack/react-query'
import { useEffect, useRef, useState, type RefCallback } from 'react'

import { scrollerOf, scrollRootOf } from '../../dom/scroller.js'
import { prefetchNextPage } from '../../queries/list/prefetch-next-page.js'
import { useStorefront } from '../use-storefront.js'
import { listIdentityOf } from './list-handle.js'

/** Options of `usePrefetchNextPage`. */
export interface UsePrefetchNextPageOptions {
  /**
   * - `'idle'`: as soon as the browser is idle.
   * - `'near'`: when the element with the returned ref is within one screen of the viewport.
   */
  readonly when: 'idle' | 'near'
  /** `false` requests nothing. Default `true`. */
  readonly enabled?: boolean | undefined
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
 * @see docs/performance.md#prefetch-the-next-page
 */
export function usePrefetchNextPage(
  list: {
    readonly data?: unknown
    readonly dataUpdatedAt: number
    readonly isFetching: boolean
    readonly hasNextPage: boolean
    readonly fetchNextPage: (options?: { readonly throwOnError?: boolean | undefined }) => Promise<unknown>
  },
  { when, enabled = true }: UsePrefetchNextPageOptions,
): RefCallback<Element> {
  const { queryClient } = useStorefront()
  const [element, setElement] = useState<Element | null>(null)
  const { data, dataUpdatedAt, fetchNextPage, hasNextPage, isFetching } = list
  const listRef = useRef(list)
  useEffect(() => {
    listRef.current = list
  })
  useEffect(() => {
    if (!enabled || !hasNextPage || isFetching) return
    const prefetch = () => {
      const { query } = listIdentityOf(listRef.current)
      if (query && !isSavingData()) prefetchNextPage(query, queryClient)
    }
    if (when === 'idle') return onIdle(prefetch)
    if (when === 'near' && element) return onNear(element, prefetch)
    // After a refetch, the prefetched page is outdated, even if the list is unchanged.
  }, [when, enabled, element, data, dataUpdatedAt, fetchNextPage, hasNextPage, isFetching, queryClient])
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

function isSavingData(): boolean {
  const { onLine, connection } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean }
  }
  return !onLine || !onlineManager.isOnline() || connection?.saveData === true
}
