import 'server-only'
import { dehydrate, QueryClient, type DehydratedState } from '@tanstack/react-query'
import { connection } from 'next/server'

/**
 * Loads a list for `HydrationBoundary`. If loading fails, it logs the error, and the browser requests the list again.
 *
 * @param fetchList calls `fetchInfiniteQuery`, because `prefetchInfiniteQuery` ignores errors without a log line
 */
export async function prefetchList(
  fetchList: (queryClient: QueryClient) => Promise<unknown>,
): Promise<DehydratedState> {
  // Excludes the list from prerendering: a build does not need the store, and `dehydrate` reads the clock.
  await connection()
  const queryClient = new QueryClient()
  try {
    await fetchList(queryClient)
  } catch (error) {
    console.error('A list failed to load on the server.', error)
  }
  return dehydrate(queryClient)
}
