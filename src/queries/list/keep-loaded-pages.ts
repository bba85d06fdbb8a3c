import type { Query, QueryCache, QueryClient, QueryKey, QueryState } from '@tanstack/react-query'

import { loadRecovery } from './fetch-pages.js'
import { isListQueryData } from './list-query-data.js'
import { refetchAll } from './list-queue.js'
import { isOwnData } from './share-list.js'

/**
 * Keeps the loaded pages of a mounted list when something else writes pages of it: hydration of a page that the server has
 * rendered again, `fetchInfiniteQuery` in a loader, or another tab. TanStack would replace all pages. `setQueryData`, a
 * reset, and the list's own refetch replace them.
 *
 * @returns a function that stops it
 */
export function keepLoadedPages(cache: QueryCache, queryHash: string): () => void {
  let known: QueryState | undefined = cache.get(queryHash)?.state
  return cache.subscribe((event) => {
    const { type } = event
    const query = event.query as Query
    // Observers are notified before the event of the write.
    if (query !== cache.get(queryHash) || type.startsWith('observer')) return
    const before = known
    const written = (known = query.state)
    if (type !== 'updated' || !isListQueryData(before?.data) || isOwnData(written.data)) return
    const { action } = event
    // A loader that has fetched fewer pages has changed the query, although it found the same items.
    if (before.data === written.data && action.type !== 'success') return
    // Hydration writes newer data only. A reset can write the data of the start, which is older.
    if (('manual' in action && action.manual) || written.dataUpdatedAt < before.dataUpdatedAt) return
    // A list without items has nothing to keep, and its refetches count as written by something else.
    if (action.type === 'success' && !before.data.pages.some(({ items }) => items.length > 0)) return

    known = undefined
    // The age is restored later, see `takeOver`.
    const { fetchStatus, dataUpdatedAt } = written
    query.setState({ ...before, fetchStatus, dataUpdatedAt })
    void loadRecovery().then((code) =>
      // Without the code, the kept pages would look as fresh as the written ones.
      code ? code.takeOver(cache, query, before, written, action.type) : refetchAll(cache, query),
    )
  })
}

/**
 * Removes cached data that is not from this package (another version's persisted cache, a wrong `setQueryData`), so
 * that the list loads again. TanStack's observer would throw on such data during render.
 */
export function discardForeignData(
  queryClient: QueryClient,
  { queryKey, queryHash }: { readonly queryKey: QueryKey; readonly queryHash: string },
): void {
  // `find` would hash the key of every cached query.
  const query = queryClient.getQueryCache().get(queryHash)
  const data: unknown = query?.state.data
  if (!query || data === undefined || (isListQueryData(data) && data.pages.length > 0)) return
  query.setState({ data: undefined, dataUpdatedAt: 0, status: 'pending', error: null, isInvalidated: false })
  // A mounted observer fetches only on mount. Like `usePrefetchQuery`, start the request during render.
  if (query.isActive()) void queryClient.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false })
}
