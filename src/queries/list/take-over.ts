import type { Query, QueryCache, QueryState } from '@tanstack/react-query'

import { hasSameElements } from '../../core/has-same-elements.js'
import type { Entity } from '../../core/resources/define-resource.js'
import { isListQueryData, type ListQueryData } from './list-query-data.js'
import { refetchAll } from './list-queue.js'
import { idsOf, refreshRows } from './merge-pages.js'
import { shareList } from './share-list.js'

/** The `HydrationBoundary` of TanStack Query 5.40 hydrates the same state again, without end, if it renders while the query is older. */
const RESTORE_AGE_MS = 100

type Data = ListQueryData<Entity>

/**
 * Takes written items over by id, and the pages only if they have all loaded items. Refetches the list if the written pages
 * show that the loaded ones are outdated.
 */
export function takeOver(
  cache: QueryCache,
  query: Query,
  before: QueryState,
  { data: fresh, dataUpdatedAt }: QueryState,
  action: string,
): void {
  const [observer] = query.observers
  // A loader's `pages` would also limit the next refetch.
  if (observer) query.setOptions(observer.options)
  const { data: loaded, fetchStatus } = query.state
  if (!isListQueryData(fresh) || !isListQueryData(loaded)) return

  const freshIds = new Set(idsOf(fresh.pages))
  const isWhole =
    fresh.pages.length >= loaded.pages.length && idsOf(loaded.pages).every((id) => freshIds.has(id))
  const { totalCount } = fresh
  // With the loaded params, the list counts as fetched by this package.
  const pageParams = fresh.pageParams.map((param, at) => loaded.pageParams[at] ?? param)
  const data = shareList(
    loaded,
    isWhole
      ? { ...fresh, pageParams }
      : { ...loaded, totalCount, pages: refreshRows(loaded.pages, fresh.pages) },
  )
  // A fetch in flight would write its own copy of the loaded pages.
  const isBusy = fetchStatus !== 'idle' || query.state.dataUpdatedAt > dataUpdatedAt
  if (!isBusy) query.setState({ data })
  if (!isWhole) setTimeout(restoreAge, RESTORE_AGE_MS)

  const isSame = (!isBusy || data === loaded) && (isWhole || isPartOf(loaded, fresh))
  // The fetch of a loader has ended an invalidation, and has not fetched all pages.
  if (isSame && !(before.isInvalidated && action === 'success')) return

  refetchAll(cache, query)

  /** A list is as old as its oldest page. */
  function restoreAge() {
    if (query.state.dataUpdatedAt === dataUpdatedAt) query.setState({ dataUpdatedAt: before.dataUpdatedAt })
  }
}

/** Whether both are slices of one list, as far as they overlap, and neither ends where the other one continues. */
function isPartOf(loaded: Data, fresh: Data): boolean {
  const [loadedIds, ids] = [idsOf(loaded.pages), idsOf(fresh.pages)]
  const [first, last] = [loaded.pages[0], loaded.pages.at(-1)]
  const start = loadedIds.indexOf(ids[0] as string)
  if (start < 0)
    return ids.includes(loadedIds[0] as string)
      ? isPartOf(fresh, loaded)
      : // `maxPages` may have removed the written pages, which say nothing about the others.
        !!first?.previousParam && !ids.some((id) => loadedIds.includes(id))
  const rest = loadedIds.length - start - ids.length
  return (
    hasSameElements(loadedIds.slice(start, start + ids.length), ids.slice(0, loadedIds.length - start)) &&
    !!fresh.pages[0]?.previousParam === (start > 0 || !!first?.previousParam) &&
    (rest < 0 || !!fresh.pages.at(-1)?.nextParam) === (rest > 0 || !!last?.nextParam)
  )
}
