import { retryDelay, shouldRetry, type FetchOptions } from '../core/index.js'

const isServer = typeof window === 'undefined'

/**
 * Options that every query of the package starts from. `staleTime` is a minute: with TanStack Query's own
 * default of 0, a hydrated list would refetch all of its pages on mount. On a server nothing is retried: a
 * response should not wait for a backoff.
 */
export const queryDefaults = {
  staleTime: 60_000,
  retry: (failureCount: number, error: Error): boolean => !isServer && shouldRetry(failureCount, error),
  retryDelay,
} as const

/** Options of a query's requests. */
export interface QueryRequestOptions {
  /** Merged over the client's, e.g. `{ next: { tags: ['products'] } }`. No part of the query key. */
  readonly fetchOptions?: FetchOptions | undefined
}
