import type { QueryClient, QueryKey } from '@tanstack/react-query'

export interface QueryContext {
  readonly queryKey: QueryKey
  readonly signal: AbortSignal
  /** Since TanStack Query 5.69. */
  readonly client?: QueryClient
}
