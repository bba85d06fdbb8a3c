import type { InfiniteData } from '@tanstack/react-query'

import type { PageParam } from './page-param.js'
import type { ListQueryPage } from './list-query-page.js'

/** The cached data of a list query: plain JSON, so the data can be dehydrated and persisted. */
export interface ListQueryData<TItem> extends InfiniteData<ListQueryPage<TItem>, PageParam> {
  /** From the most recently fetched page. */
  readonly totalCount?: number | undefined
  /** Copied from the first page, because `maxPages` may remove that page. */
  readonly isCursorLost?: true | undefined
  /** How many of the pages refetches have added for inserted items; negative after deletions. */
  readonly addedPages?: number | undefined
}
