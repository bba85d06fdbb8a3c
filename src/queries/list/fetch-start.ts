import type { Entity } from '../../core/resources/define-resource.js'
import type { ListQueryData } from './list-query-data.js'
import { isEmptyPage, type FetchPage, type ListQueryPage } from './list-query-page.js'
import { ignoreLostCursor } from './lost-cursor-error.js'
import type { PageParam } from './page-param.js'

/** What a refetch has read so far: TanStack fetches its pages one by one. */
export interface Refetch<TItem> {
  readonly loaded: ListQueryData<TItem>
  readonly fetched: ListQueryPage<TItem>[]
  readonly limit?: number | undefined
  /** By the param as JSON, so that the same page is requested once. */
  readonly answers: Map<string, Promise<ListQueryPage<TItem>>>
}

/** The page of a cursor, or the head if the store has no page there. */
export async function fetchStart<TItem extends Entity>(
  fetchPage: FetchPage<TItem>,
  start: PageParam,
): Promise<ListQueryPage<TItem>> {
  if (!('id' in start)) return fetchPage(start)
  const page = await fetchPage(start).catch(ignoreLostCursor)
  if (page && !isEmptyPage(page)) return page
  // If `after X` is empty, X is the last item. If `before X` is empty, X is the first one.
  const isEnd = page && start.kind === 'after'
  return fetchStart(fetchPage, isEnd ? { kind: 'before', id: start.id } : { kind: 'head' })
}
