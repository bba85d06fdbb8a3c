import type { Query } from '@tanstack/react-query'

import type { Entity } from '../../../core/resources/define-resource.js'
import { keepLoadedItems } from './keep-loaded-items.js'
import type { ListQueryData } from '../list-query-data.js'
import type { FetchPage, ListQueryPage } from '../list-query-page.js'
import { listReaders } from '../list-readers.js'
import { removeDeletedItems } from '../merge-pages.js'
import type { PageParam } from '../page-param.js'

/** A refetch sends at most two requests for each page, and these. */
const MAX_EXTRA_REQUESTS = 8

/** TanStack fetches the pages of a refetch one by one. */
export interface Refetch<TItem> {
  readonly loaded: ListQueryData<TItem> | undefined
  readonly fetched: ListQueryPage<TItem>[]
  /** Of the fetched items that still exist. */
  readonly ids: string[]
  readonly answers: Map<PageParam, ListQueryPage<TItem> | undefined>
}

/** The pages that a refetch shows if it misses items, or `undefined` if TanStack has fetched them all. */
export async function fetchWindow<TItem extends Entity>(
  request: FetchPage<TItem>,
  { loaded: { pages, addedPages = 0 }, fetched, answers }: Refetch<TItem> & { loaded: ListQueryData<TItem> },
  query: Query<ListQueryData<TItem>> | undefined,
  limit: number | undefined,
): Promise<readonly ListQueryPage<TItem>[] | undefined> {
  const options: { readonly maxPages?: number | undefined } | undefined = query?.options
  const remaining = removeDeletedItems(fetched)
  const window = await keepLoadedItems(request, remaining, {
    pages,
    getPlace: () => readPlace(query),
    answers,
    limit,
    // So that a list whose store grows does not grow forever.
    maxRequests: 2 * pages.length + MAX_EXTRA_REQUESTS,
    maxPages: Math.min(options?.maxPages || Infinity, 2 * Math.max(1, pages.length - addedPages)),
  })
  return window === remaining ? undefined : window
}

/** If two lists show the query, the one that the user has scrolled counts. */
function readPlace(query: object | undefined): string | null | undefined {
  const places = query ? [...listReaders].map(({ firstOf }) => firstOf(query)) : []
  return places.find((place) => place) ?? places.find((place) => place === null)
}
