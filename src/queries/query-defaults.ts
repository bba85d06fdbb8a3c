import { retryDelay, shouldRetry } from '../core/transport/retry.js'

const isServer = typeof window === 'undefined'

export const queryDefaults = {
  // With TanStack's default of 0, a hydrated list would refetch all its pages on mount.
  staleTime: 60_000,
  // A retry would delay the response of a server.
  retry: (failureCount: number, error: Error): boolean => !isServer && shouldRetry(failureCount, error),
  retryDelay,
} as const
