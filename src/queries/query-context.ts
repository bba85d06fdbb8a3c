import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** The part of TanStack's query function context that this package reads. */
export interface QueryContext {
  readonly queryKey: QueryKey
  readonly signal: AbortSignal
  /** Since TanStack Query 5.69. */
  readonly client?: QueryClient
}
