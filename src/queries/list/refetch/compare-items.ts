import type { Entity } from '../../../core/resources/define-resource.js'
import { itemsOf, type Pages } from './fit-window.js'
import { shareStructure } from '../share-structure.js'

export type Comparison<TItem extends Entity> = ReturnType<typeof compareWith<TItem>>

/** What the pages of a refetch show of the loaded items. */
export function compareWith<TItem extends Entity>(loaded: Pages<TItem>, rejectedIds: ReadonlySet<string>) {
  const items = itemsOf(loaded)
  const ids = items.map(({ id }) => id)
  const itemsById = new Map(items.map((item) => [item.id, item]))
  const isLoaded = (id: string) => itemsById.has(id)
  /** Not beyond the window: on its next side, and on its previous side. */
  const gone = { next: new Set<string>(), previous: new Set<string>() }
  const goneOn = (isNext: boolean) => (isNext ? gone.next : gone.previous)

  /** An item whose content has changed may have moved, so its position says nothing about the others. */
  const isInPlace = (item: TItem) => shareStructure(itemsById.get(item.id), item) === itemsById.get(item.id)

  /** Beyond the outermost item in place, outermost first. An item missing between two of them was deleted. */
  function missingIds(pages: Pages<TItem>, isNext: boolean): string[] {
    const shown = itemsOf(pages)
    const found = new Set(shown.map(({ id }) => id))
    const outermost = isNext ? shown.findLast(isInPlace) : shown.find(isInPlace)
    const at = outermost ? ids.indexOf(outermost.id) : isNext ? -1 : ids.length
    const beyond = isNext ? ids.slice(at + 1).reverse() : ids.slice(0, at)
    return beyond.filter((id) => !found.has(id) && !goneOn(isNext).has(id) && !rejectedIds.has(id))
  }

  /** Whether the unchanged items on both sides of an item are those of before. */
  function isInOrder(item: TItem, shown: readonly TItem[]): boolean {
    const [at, shownAt] = [ids.indexOf(item.id), shown.indexOf(item)]
    return shown.every(
      (other, position) =>
        other === item || !isInPlace(other) || position < shownAt === ids.indexOf(other.id) < at,
    )
  }

  /** Index in `nearestIds` of the item of these pages that is nearest to the reader. */
  function nearestOf(pages: Pages<TItem>, nearestIds: readonly string[]): number {
    const shown = itemsOf(pages)
    const inPlace = shown.filter(
      (item) => isInPlace(item) || (item.id === nearestIds[0] && isInOrder(item, shown)),
    )
    const kept = new Set((inPlace.length > 0 ? inPlace : shown).map(({ id }) => id))
    return nearestIds.findIndex((id) => kept.has(id))
  }

  return { ids, isLoaded, isInPlace, goneOn, missingIds, nearestOf }
}
