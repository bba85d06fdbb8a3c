import { retryDelay, shouldRetry } from '../core/transport/retry.js'
import type { FetchOptions } from '../core/transport/fetch-options.js'

const isServer = typeof window === 'undefined'

export const queryDefaults = {
  // With TanStack's default of 0, a hydrated list would refetch all its pages on mount.
  staleTime: 60_000,
  // A retry would delay the response of a server.
  retry: (failureCount: number, error: Error): boolean => !isServer && shouldRetry(failureCount, error),
  retryDelay,
} as const

/** Options of a query's requests. */
export interface QueryRequestOptions {
  /** Override the client's, e.g. `{ next: { tags: ['products'] } }`. Not part of the query key. */
  readonly fetchOptions?: FetchOptions | undefined
}
