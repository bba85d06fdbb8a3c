import type { QueryClient, QueryKey } from '@tanstack/react-query'

import { isListQueryData } from './list-query-data.js'

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
