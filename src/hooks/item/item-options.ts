import type { UseQueryOptions, UseSuspenseQueryOptions } from '@tanstack/react-query'

/** TanStack's options without those that this package sets. */
export type UseResourceOptions<TItem, TSelected = TItem> = Omit<
  UseQueryOptions<TItem, Error, TSelected>,
  'queryKey' | 'queryKeyHashFn' | 'queryFn'
>

/** TanStack's suspense options without those that this package sets. */
export type UseSuspenseResourceOptions<TItem, TSelected = TItem> = Omit<
  UseSuspenseQueryOptions<TItem, Error, TSelected>,
  'queryKey' | 'queryKeyHashFn' | 'queryFn'
>
