import type { InfiniteData } from '@tanstack/react-query'

import { isObject } from '../../core/is-object.js'
import type { InvalidItem, ListPage } from '../../core/list/list-page.js'
import type { ListParams, PageCursor } from '../../core/list/list-params.js'
import type { Entity } from '../../core/resources/define-resource.js'

/** The cached data of a list query: plain JSON, so the data can be dehydrated and persisted. */
export interface ListQueryData<TItem> extends InfiniteData<ListQueryPage<TItem>, PageParam> {
  /** From the most recently fetched page. */
  readonly totalCount?: number | undefined
  /** Copied from the first page, because `maxPages` may remove that page. */
  readonly isCursorLost?: true | undefined
  /** How many of the pages refetches have added for inserted items; negative after deletions. */
  readonly addedPages?: number | undefined
}

/** One page in the cache of a list query. */
export interface ListQueryPage<TItem> {
  /** In natural order. No id is repeated within the page or in another loaded page. */
  readonly items: readonly TItem[]
  /** From the response that last changed this page; `ListData.totalCount` may be newer. */
  readonly totalCount: number | undefined
  readonly invalidItems: readonly InvalidItem[]
  /** The param that fetched this page. A refetch starts with the first page's `param`. */
  readonly param: PageParam
  readonly previousParam?: PageParam | undefined
  readonly nextParam?: PageParam | undefined
  /** The store does not know the list's start cursor, so this page is the head instead. */
  readonly isCursorLost?: true | undefined
  /** Of the last page of a refetch: all pages to show, if they are not those that were loaded. Never cached. */
  readonly window?: readonly ListQueryPage<TItem>[] | undefined
}

/**
 * Contains the direction, because TanStack Query refetches every page forward, also pages that were loaded
 * backward. Serializable as JSON. (TanStack/query #5767, #7203, #7407)
 */
export type PageParam =
  | { readonly kind: 'head' }
  | { readonly kind: 'after'; readonly id: string }
  | { readonly kind: 'before'; readonly id: string }
  /** Of a search, which pages by numbers from 1. */
  | { readonly kind: 'page'; readonly page: number }

export type FetchPage<TItem> = (param: PageParam) => Promise<ListQueryPage<TItem>>

export function getInitialPageParam({ startingAfter, endingBefore }: ListParams<never>): PageParam {
  if (startingAfter !== undefined) return { kind: 'after', id: startingAfter }
  if (endingBefore !== undefined) return { kind: 'before', id: endingBefore }
  return { kind: 'head' }
}

export function cursorOf(param: PageParam): PageCursor {
  if (param.kind === 'head') return {}
  if (param.kind === 'page') return { page: param.page }
  return param.kind === 'after' ? { startingAfter: param.id } : { endingBefore: param.id }
}

/**
 * | param    | items | previous page     | next page                       |
 * | -------- | ----- | ----------------- | ------------------------------- |
 * | head     | any   | no                | has_more                        |
 * | after X  | some  | yes (X itself)    | has_more                        |
 * | before X | some  | has_more          | yes (X itself)                  |
 * | after X  | none  | yes (before X)    | no                              |
 * | before X | none  | no: X is the head | yes (X itself: fetch the head)  |
 *
 * `has_more` describes the requested direction. If a server always describes the end of the list instead, `before X`
 * promises at most one page too many. An empty page ends its side; otherwise loading until the end would never stop.
 */
export function toListQueryPage<TItem extends Entity>(
  param: PageParam,
  response: ListPage<TItem>,
  /** The server has no pages before a cursor. */
  isForwardOnly = false,
): ListQueryPage<TItem> {
  const { totalCount, invalidItems, firstId, lastId } = response
  const hasMore = response.hasMore && firstId !== undefined
  const hasPrevious = !isForwardOnly && (param.kind === 'after' || (param.kind === 'before' && hasMore))
  const hasNext = param.kind === 'before' || hasMore
  return {
    items: [...new Map(response.items.map((item) => [item.id, item])).values()],
    totalCount,
    invalidItems,
    param,
    ...(hasPrevious && { previousParam: { kind: 'before', id: firstId ?? param.id } }),
    ...(hasNext && { nextParam: lastId === undefined ? { kind: 'head' } : { kind: 'after', id: lastId } }),
  }
}

/** A page with only invalid items is not empty, because their ids are valid cursors. */
export function isEmptyPage({ items, invalidItems }: ListQueryPage<unknown>): boolean {
  return items.length === 0 && invalidItems.length === 0
}

/** Whether the page contains the item of the cursor. */
export function hasItem({ items, invalidItems }: ListQueryPage<Entity>, param: PageParam): boolean {
  return 'id' in param && [...items, ...invalidItems].some(({ id }) => id === param.id)
}

/** Cache: pages whose shape was checked, so that adding a page does not iterate over all loaded items. */
const knownPages = new WeakSet<object>()

/** Whether cached data has the shape that list queries write. Other data counts as absent. */
export function isListQueryData(value: unknown): value is ListQueryData<Entity> {
  if (!isObject(value)) return false
  const { pages, pageParams } = value
  return (
    Array.isArray(pages) &&
    pages.every(isListQueryPage) &&
    Array.isArray(pageParams) &&
    pageParams.length === pages.length &&
    pageParams.every(isPageParam)
  )
}

function isListQueryPage(value: unknown): value is ListQueryPage<Entity> {
  if (!isObject(value)) return false
  if (knownPages.has(value)) return true
  const { items, invalidItems, param, previousParam, nextParam } = value
  const isPage =
    Array.isArray(items) &&
    items.every((item) => isObject(item) && typeof item['id'] === 'string') &&
    Array.isArray(invalidItems) &&
    isPageParam(param) &&
    [previousParam, nextParam].every((next) => next === undefined || isPageParam(next))
  if (isPage) knownPages.add(value)
  return isPage
}

function isPageParam(value: unknown): value is PageParam {
  if (!isObject(value)) return false
  const { kind, id, page } = value
  return (
    kind === 'head' ||
    ((kind === 'after' || kind === 'before') && typeof id === 'string') ||
    (kind === 'page' && Number.isInteger(page) && (page as number) > 0)
  )
}
