import type { UseQueryOptions, UseSuspenseQueryOptions } from '@tanstack/react-query'

/** Options that the hooks set. */
type OwnOptions = 'queryKey' | 'queryKeyHashFn' | 'queryFn'

/** TanStack's options of a single item, without those that the hooks set. */
export type UseResourceOptions<TItem, TSelected = TItem> = Omit<
  UseQueryOptions<TItem, Error, TSelected>,
  OwnOptions
>

/** The same for the suspense hooks. */
export type UseSuspenseResourceOptions<TItem, TSelected = TItem> = Omit<
  UseSuspenseQueryOptions<TItem, Error, TSelected>,
  OwnOptions
>
