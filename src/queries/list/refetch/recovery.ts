// What a list needs when its items are not where they were. Most requests find them, so this code is not in the bundle of
// every page.
import type { Query } from '@tanstack/react-query'

import { errorMessage } from '../../../core/errors/error-texts.js'
import { InvalidResponseError } from '../../../core/errors/invalid-response-error.js'
import type { Entity } from '../../../core/resources/define-resource.js'
import type { FetchPage, ListQueryData, ListQueryPage } from '../list-query-data.js'
import { listReaders } from '../list-readers.js'
import { ignoreLostCursor } from '../lost-cursor.js'
import { readAround } from './read-around.js'

export { takeOver } from '../take-over.js'

/** A refetch sends at most two requests for each page, and these. */
const MAX_EXTRA_REQUESTS = 8

/** What a refetch has read so far: TanStack fetches its pages one by one. */
export interface Refetch<TItem> {
  readonly loaded: ListQueryData<TItem>
  /** A set, because TanStack's retry after a failed request of the recovery adds the last page again. */
  readonly fetched: Set<ListQueryPage<TItem>>
  readonly limit?: number | undefined
  /** By the param as JSON, so that the same page is requested once. */
  readonly answers: Map<string, Promise<ListQueryPage<TItem>>>
}

/** The pages that a refetch shows, if they are not exactly those that were loaded. */
export async function fetchWindow<TItem extends Entity>(
  fetchPage: FetchPage<TItem>,
  { loaded: { pages, addedPages = 0 }, fetched, answers, limit }: Refetch<TItem>,
  query: Query | undefined,
): Promise<readonly ListQueryPage<TItem>[]> {
  const options: { readonly maxPages?: number | undefined } | undefined = query?.options
  return readAround(fetchPage, [...fetched], {
    pages,
    screen: readScreen(query),
    // So that a list whose store grows does not grow forever. An app can restore fewer pages than refetches had added.
    maxPages: Math.min(options?.maxPages || Infinity, 2 * Math.max(1, pages.length - addedPages)),
    limit,
    budget: () => 2 * pages.length + MAX_EXTRA_REQUESTS - answers.size,
  })
}

/** If two lists show the query, the one that the user has scrolled counts. */
function readScreen(query: object | undefined): readonly string[] | null | undefined {
  const screens = query ? [...listReaders].map(({ rowsOf }) => rowsOf(query)) : []
  return screens.find((rows) => rows?.length) ?? screens.find((rows) => rows === null)
}

/**
 * A server that ignores the parameter for previous pages returns the start of the list, which would be shown right above the
 * loaded items. Such a server also returns that page as the one before itself.
 * @throws {InvalidResponseError} if the page is the start of the list
 */
export async function checkBackward<TItem extends Entity>(
  fetchPage: FetchPage<TItem>,
  { items, previousParam }: ListQueryPage<TItem>,
  name: string,
): Promise<void> {
  const [first] = items
  if (!previousParam || !first) return
  const before = await fetchPage(previousParam).catch(ignoreLostCursor)
  if (before?.items[0]?.id === first.id) throw new InvalidResponseError(errorMessage('ending-before', name))
}
