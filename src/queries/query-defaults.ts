import type { QueryClient, QueryKey } from '@tanstack/react-query'

import { retryDelay, shouldRetry } from '../core/transport/retry.js'

const isServer = typeof window === 'undefined'

export type AppDefaults = NonNullable<ReturnType<QueryClient['getDefaultOptions']>['queries']>

/** `true` and a number say how often, and the package says which errors: a repeated 401 or 404 never succeeds. */
const limitRetries =
  (limit?: boolean | number) =>
  (failureCount: number, error: Error): boolean =>
    // A retry would delay the response of a server. `false` counts as 0.
    !isServer && shouldRetry(failureCount, error, limit === true ? Infinity : (limit as number | undefined))

export const queryDefaults = {
  // With TanStack's default of 0, a hydrated list would refetch all its pages on mount.
  staleTime: 60_000,
  retry: limitRetries(),
  retryDelay,
} as const

/**
 * The query with the defaults of the app's query client in place of this package's. Spread into each query, the
 * package's would replace them. Has the hash of the key too, so that TanStack does not compute it again.
 */
export function withAppDefaults<
  TQuery extends Pick<AppDefaults, 'staleTime' | 'networkMode'> & {
    readonly queryKey: QueryKey
    readonly queryHash?: string
  },
>(queryClient: QueryClient, query: TQuery): TQuery & { readonly queryHash: string } {
  const { queryKey, queryHash: knownHash } = query
  const {
    queryHash,
    staleTime,
    networkMode,
    retry,
    retryDelay: delay,
  } = queryClient.defaultQueryOptions({ queryKey, ...(knownHash !== undefined && { queryHash: knownHash }) })
  return {
    ...query,
    queryHash,
    staleTime: staleTime ?? query.staleTime,
    networkMode: networkMode ?? query.networkMode,
    retry:
      typeof retry === 'function' && !isServer ? retry : limitRetries(retry as boolean | number | undefined),
    retryDelay: delay ?? retryDelay,
  }
}
