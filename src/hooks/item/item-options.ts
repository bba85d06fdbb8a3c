import type { UseQueryOptions, UseSuspenseQueryOptions } from '@tanstack/react-query'

/** Options that make the query what it is. */
type OwnOptions = 'queryKey' | 'queryKeyHashFn' | 'queryFn'

/** TanStack's options of a single item, without those that make the query what it is. */
export type UseResourceOptions<TItem, TSelected = TItem> = Omit<
  UseQueryOptions<TItem, Error, TSelected>,
  OwnOptions
>

/** The same for the suspending hooks, which always have data. */
export type UseSuspenseResourceOptions<TItem, TSelected = TItem> = Omit<
  UseSuspenseQueryOptions<TItem, Error, TSelected>,
  OwnOptions
>
