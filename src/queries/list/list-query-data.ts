import type { InfiniteData } from '@tanstack/react-query'

import type { PageParam } from './page-param.js'
import type { ListQueryPage } from './list-query-page.js'

/** The cached data of a list query. Plain JSON: it can be dehydrated and persisted. */
export interface ListQueryData<TItem> extends InfiniteData<ListQueryPage<TItem>, PageParam> {
  /** From the most recently fetched page. */
  readonly totalCount?: number | undefined
  /** Copied from the page that set it, because `maxPages` may have dropped that page since. */
  readonly isCursorLost?: true | undefined
}
