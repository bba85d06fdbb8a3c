import { retryDelay, shouldRetry, type FetchOptions } from '../core/index.js'

const isServer = typeof window === 'undefined'

/**
 * Default options of every query. `staleTime` is one minute, because with TanStack Query's default of 0 a hydrated
 * list would refetch all its pages on mount. A server does not retry, so that its response does not wait for the
 * retry delay.
 */
export const queryDefaults = {
  staleTime: 60_000,
  retry: (failureCount: number, error: Error): boolean => !isServer && shouldRetry(failureCount, error),
  retryDelay,
} as const

/** Options of a query's requests. */
export interface QueryRequestOptions {
  /** Merged over the client's, e.g. `{ next: { tags: ['products'] } }`. Not part of the query key. */
  readonly fetchOptions?: FetchOptions | undefined
}
