import type { QueryCache, QueryState } from '@tanstack/react-query'

import { loadRecovery } from './fetch-pages.js'
import { isListQueryData } from './is-list-query-data.js'
import { ownData } from './share-list.js'

/**
 * Keeps the loaded pages of a mounted list when something else writes pages of it: hydration of a page that the server has
 * rendered again, `fetchInfiniteQuery` in a loader, or another tab. TanStack would replace all pages. `setQueryData`, a
 * reset, and the list's own refetch replace them.
 *
 * @returns a function that stops it
 */
export function keepLoadedPages(cache: QueryCache, queryHash: string): () => void {
  let loaded: QueryState | undefined = cache.get(queryHash)?.state
  /** The fetch in flight asks for fewer pages than are loaded. */
  let isPartial = false
  return cache.subscribe((event) => {
    const query = cache.get(queryHash)
    // Observers are updated before the event of the write.
    if (!query || event.query !== query || event.type.startsWith('observer')) return
    const before = loaded
    const written = query.state
    loaded = written
    if (event.type !== 'updated' || !before || !isListQueryData(before.data)) return
    const { action } = event
    const isOwn = ownData.has(written.data as object)
    // `undefined` compares as `false`.
    const { pages } = query.options as { readonly pages: number }
    if (action.type === 'fetch') isPartial = pages < before.data.pages.length
    const isFetched = action.type === 'success' && !action.manual
    const isMeant = isFetched
      ? before.fetchMeta?.fetchMore || (isOwn && !isPartial)
      : // Hydration writes newer data only. A reset can write the data of the start, which is older.
        action.type !== 'setState' || isOwn || written.dataUpdatedAt < before.dataUpdatedAt
    if (isMeant || before.data === written.data || !isListQueryData(written.data)) return

    loaded = undefined
    // With the age of before, because a list is as old as its oldest page.
    query.setState({ ...before, fetchStatus: written.fetchStatus })
    void loadRecovery().then((code) =>
      code ? code.takeOver(query, cache, written, isFetched && before.isInvalidated) : query.invalidate(),
    )
  })
}
