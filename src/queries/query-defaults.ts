import type { QueryClient, QueryKey } from '@tanstack/react-query'

import type { FetchOptions } from '../core/transport/fetch-options.js'
import { retryDelay, shouldRetry } from '../core/transport/retry.js'

const isServer = typeof window === 'undefined'

export const queryDefaults = {
  // With TanStack's default of 0, a hydrated list would refetch all its pages on mount.
  staleTime: 60_000,
  // A retry would delay the response of a server.
  retry: (failureCount: number, error: Error): boolean => !isServer && shouldRetry(failureCount, error),
  retryDelay,
} as const

export type AppDefaults = NonNullable<ReturnType<QueryClient['getDefaultOptions']>['queries']>

/**
 * The query with the defaults of the app's query client in place of this package's. Spread into each query, the
 * package's would replace them. Has the hash of the key too, so that TanStack does not compute it again.
 */
export function withAppDefaults<
  TQuery extends Pick<AppDefaults, 'staleTime' | 'gcTime' | 'networkMode'> & { readonly queryKey: QueryKey },
>(queryClient: QueryClient, query: TQuery): TQuery & { readonly queryHash: string } {
  const app = queryClient.defaultQueryOptions({ queryKey: query.queryKey })
  return {
    ...query,
    queryHash: app.queryHash,
    staleTime: app.staleTime ?? query.staleTime,
    gcTime: app.gcTime ?? query.gcTime,
    networkMode: app.networkMode ?? query.networkMode,
    retry: limitRetries(app.retry),
    retryDelay: app.retryDelay ?? retryDelay,
  }
}

/** `true` and a number say how often, and the package says which errors: a repeated 401 or 404 never succeeds. */
function limitRetries(retry: AppDefaults['retry']): AppDefaults['retry'] {
  if (isServer || retry === false) return false
  if (retry === undefined || typeof retry === 'function') return retry ?? queryDefaults.retry
  return (failureCount, error) => shouldRetry(failureCount, error, retry === true ? Infinity : retry)
}

/** Options of a query's requests. */
export interface QueryRequestOptions {
  /** Override the client's, e.g. `{ next: { tags: ['products'] } }`. Not part of the query key. */
  readonly fetchOptions?: FetchOptions | undefined
}
