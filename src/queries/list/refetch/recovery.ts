import type { Query } from '@tanstack/react-query'

import type { Entity } from '../../../core/resources/define-resource.js'
import type { Refetch } from '../fetch-start.js'
import type { FetchPage, ListQueryPage } from '../list-query-page.js'
import { listReaders } from '../list-readers.js'
import { readAround } from './read-around.js'

// What a list needs when its items are not where they were. Most requests find them, so this code is not in the bundle of
// every page.
export { checkBackward } from './check-backward.js'
export { takeOver } from '../take-over.js'

/** A refetch sends at most two requests for each page, and these. */
const MAX_EXTRA_REQUESTS = 8

/** The pages that a refetch shows, if they are not exactly those that were loaded. */
export async function fetchWindow<TItem extends Entity>(
  fetchPage: FetchPage<TItem>,
  { loaded: { pages, addedPages = 0 }, fetched, answers, limit }: Refetch<TItem>,
  query: Query | undefined,
): Promise<readonly ListQueryPage<TItem>[]> {
  const options: { readonly maxPages?: number | undefined } | undefined = query?.options
  return readAround(fetchPage, fetched, {
    pages,
    screen: readScreen(query),
    // So that a list whose store grows does not grow forever.
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
