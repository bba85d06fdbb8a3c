import type { Query, QueryCache, QueryState } from '@tanstack/react-query'

import { hasSameElements } from '../../core/has-same-elements.js'
import type { Entity } from '../../core/resources/define-resource.js'
import { isListQueryData } from './is-list-query-data.js'
import type { ListQueryData } from './list-query-data.js'
import { listQueueOf, type ListObserver } from './list-queue.js'
import { ownData, shareList } from './share-list.js'

type Data = ListQueryData<Entity>

/**
 * Takes written items over by id, and the pages only if they have all loaded items. Refetches the list if the written pages
 * show that the loaded ones are outdated.
 */
export function takeOver(query: Query, cache: QueryCache, written: QueryState, isOutdated: boolean): void {
  const [observer] = query.observers
  // A loader's `pages` would also limit the next refetch.
  if (observer) query.setOptions(observer.options)
  const { data: loaded, dataUpdatedAt } = query.state
  // Removed or reset.
  if (!isListQueryData(loaded)) return
  // What the list has loaded since is newer than the written items.
  const isOld = written.dataUpdatedAt < dataUpdatedAt
  if (!isOld && takeItems(query, loaded, written) && !isOutdated) return
  // If no observer is left when the refetch starts, the next mount refetches.
  query.invalidate()
  // The type of a cached query does not say that the query is infinite.
  const [caller] = query.observers as readonly object[] as readonly ListObserver[]
  if (caller && query.isActive()) void listQueueOf(query, cache)('refetch', caller).catch(() => {})
}

/** @returns whether the written pages show nothing that contradicts the loaded ones */
function takeItems(query: Query, loaded: Data, written: QueryState): boolean {
  const fresh = shareList(loaded, written.data) as Data
  const itemsById = new Map(fresh.pages.flatMap(({ items }) => items.map((item) => [item.id, item])))
  if (idsOf(loaded).every((id) => itemsById.has(id))) {
    ownData.add(fresh)
    query.setState({ data: fresh, dataUpdatedAt: written.dataUpdatedAt })
    return true
  }
  const pages = loaded.pages.map((page) => {
    const items = page.items.map((item) => itemsById.get(item.id) ?? item)
    return hasSameElements(items, page.items) ? page : { ...page, items }
  })
  const { totalCount } = fresh
  if (!hasSameElements(pages, loaded.pages) || totalCount !== loaded.totalCount) {
    const data = { ...loaded, pages, totalCount }
    ownData.add(data)
    query.setState({ data })
  }
  return isPartOf(loaded, fresh)
}

const idsOf = ({ pages }: Data) => pages.flatMap(({ items }) => items.map(({ id }) => id))

/** Whether the ids are the same where the lists overlap, and neither list ends where the other one continues. */
function isPartOf(loaded: Data, fresh: Data): boolean {
  const [loadedIds, ids] = [idsOf(loaded), idsOf(fresh)]
  const known = new Set(loadedIds)
  const at = ids.findIndex((id) => known.has(id))
  const [first, last] = [loaded.pages[0], loaded.pages.at(-1)]
  // `maxPages` may have removed the written pages, which say nothing about the others.
  if (at < 0) return !!first?.previousParam
  // Number of items that only the loaded pages have on each side; negative if only the written ones have them.
  const above = loadedIds.indexOf(ids[at] as string) - at
  const below = loadedIds.length - ids.length - above
  const continues = (more: number, own: unknown, other: unknown) =>
    more === 0 ? !own === !other : Boolean(more > 0 ? other : own)
  return (
    continues(above, first?.previousParam, fresh.pages[0]?.previousParam) &&
    continues(below, last?.nextParam, fresh.pages.at(-1)?.nextParam) &&
    hasSameElements(
      loadedIds.slice(Math.max(0, above), loadedIds.length - Math.max(0, below)),
      ids.slice(Math.max(0, -above), ids.length - Math.max(0, -below)),
    )
  )
}
