import type { Entity } from '../../../core/resources/define-resource.js'
import type { ListQueryPage } from '../list-query-page.js'
import { shareStructure } from '../share-structure.js'

export type Pages<TItem> = readonly ListQueryPage<TItem>[]

/** Pages that follow each other, and the row in them that counts as the reader's. */
export interface Found<TItem> {
  readonly pages: Pages<TItem>
  /** Index of the row in `LoadedRows.ids`, behind all of them if it may have moved; `Infinity` without a row. */
  readonly rank: number
  /** Index of the row among the items of these pages. */
  readonly at: number
}

export const itemsOf = <TItem>(pages: Pages<TItem>): readonly TItem[] => pages.flatMap(({ items }) => items)

/**
 * What the loaded rows show of other pages.
 * @param screen ids of loaded rows
 * @param size Number of items of a page
 */
export function readLoadedRows<TItem extends Entity>(
  loaded: Pages<TItem>,
  screen: readonly string[],
  size: number,
) {
  const items = itemsOf(loaded)
  const places = new Map(items.map(({ id }, place) => [id, place]))
  const placeOf = ({ id }: Entity) => places.get(id) ?? NaN
  const firstPlace = places.get(screen[0] ?? '') ?? 0
  const distanceOf = (id: string) => Math.abs((places.get(id) as number) - firstPlace)
  const others = [...places.keys()].sort((a, b) => distanceOf(a) - distanceOf(b))
  /** The rows on screen in order, then the others, nearest to the first visible one first. */
  const ids = [...new Set([...screen, ...others])]
  const ranks = new Map(ids.map((id, rank) => [id, rank]))
  const reach = Math.max(1, size - 1)

  const isUnchanged = (item: TItem) => {
    const old = items[placeOf(item)]
    return !!old && shareStructure(old, item) === old
  }

  /**
   * Whether a row with other content, which may have moved, is near and between the unchanged rows that were above and below it.
   * If these pages have only one of the two, no row that was between that one and the row may be out of sight.
   */
  function isInPlace(item: TItem, at: number, pages: Pages<TItem>): boolean {
    const shown = itemsOf(pages)
    const place = placeOf(item)
    // In their old order.
    const unchanged = shown.filter(isUnchanged)
    const above = unchanged.findLast((other) => placeOf(other) < place)
    const below = unchanged.find((other) => placeOf(other) > place)
    const [from, to] = [above ? placeOf(above) : place, below ? placeOf(below) : place]
    const up = above ? at - shown.indexOf(above) : Infinity
    const down = below ? shown.indexOf(below) - at : Infinity
    // Without the rows that were there before.
    const inserted = Math.min(up - (place - from), down - (to - place))
    if (up < 0 || down < 0 || inserted >= reach) return false
    const inSight = new Set([...shown.map(({ id }) => id), ...missingIn(pages)])
    return !!(above && below) || items.slice(from, to + 1).every(({ id }) => inSight.has(id))
  }

  /** Rows that were deleted or have moved: those above and below them are next to each other in these pages. */
  function missingIn(pages: Pages<TItem>): readonly string[] {
    const shown = [-1, ...itemsOf(pages).filter(isUnchanged).map(placeOf), items.length]
    if (!pages[0] || pages[0].previousParam) shown.shift()
    if (pages.at(-1)?.nextParam) shown.pop()
    return shown.flatMap((place, at) => items.slice(place + 1, shown[at + 1] ?? 0).map(({ id }) => id))
  }

  return {
    ids,

    find: (pages: Pages<TItem>): Found<TItem> => {
      let found = { pages, rank: Infinity, at: -1 }
      itemsOf(pages).forEach((item, at) => {
        const own = ranks.get(item.id)
        if (own === undefined) return
        const rank = isUnchanged(item) || isInPlace(item, at, pages) ? own : ids.length + own
        if (rank < found.rank) found = { pages, rank, at }
      })
      return found
    },

    missingIn,

    /** Whether the first visible row can only be above the end of these pages. */
    isPassed: (pages: Pages<TItem>) =>
      itemsOf(pages).some((item) => placeOf(item) > firstPlace && isUnchanged(item)),
  }
}
