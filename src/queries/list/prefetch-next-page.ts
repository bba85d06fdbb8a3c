import type { Query, QueryClient } from '@tanstack/react-query'

import { queryDefaults } from '../query-defaults.js'
import { isListQueryData } from './list-query-data.js'
import { prefetchedPages } from './list-query.js'

/** Requests the page after the last loaded page, unless it was requested before. The list's data does not change. */
export function prefetchNextPage(query: Query, queryClient: QueryClient): void {
  const { queryKey, options, state } = query
  const pageParam = isListQueryData(state.data) ? state.data.pages.at(-1)?.nextParam : undefined
  const { queryFn } = options
  if (!pageParam || state.fetchStatus !== 'idle' || prefetchedPages.has(pageParam)) return
  if (typeof queryFn !== 'function') return

  const controller = new AbortController()
  const { signal } = controller
  // All that the query function of a list reads. TanStack types the context of queries that have no pages.
  const context = { queryKey, pageParam, signal, client: queryClient, meta: undefined, direction: 'forward' }
  const page = queryFn(context) as Promise<never>

  const expiry = Date.now() + queryDefaults.staleTime
  const forget = () => {
    prefetchedPages.delete(pageParam)
    unsubscribe()
  }
  const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
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
