import type { ItemQueryOptions } from './query-options.js'

/** What TanStack Query passes to a query function. */
export type QueryContext = Parameters<ItemQueryOptions<unknown>['queryFn']>[0]
