import type { InfiniteData } from '@tanstack/react-query'

import type { PageParam } from './page-param.js'
import type { ListQueryPage } from './list-query-page.js'

/** What TanStack Query caches of a list. Plain JSON: it can be dehydrated and persisted. */
export interface ListQueryData<TItem> extends InfiniteData<ListQueryPage<TItem>, PageParam> {
  /** Of the most recently fetched page. */
  readonly totalCount?: number | undefined
  /** As a page said it, which may be out of the window since. */
  readonly isCursorLost?: true | undefined
}
