import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** What a query function is told: the part of TanStack's context that is read here. */
export interface QueryContext {
  readonly queryKey: QueryKey
  readonly signal: AbortSignal
  /** TanStack Query gives it since 5.69. */
  readonly client?: QueryClient
}
