import type { Entity } from '../../../core/resources/define-resource.js'
import type { ListQueryPage } from '../list-query-data.js'
import { shareStructure } from '../merge-pages.js'

export type Pages<TItem> = readonly ListQueryPage<TItem>[]

/** Pages that follow each other, and the row in them that counts as the reader's. */
export interface Found<TItem> {
  readonly pages: Pages<TItem>
  /** 0 for the first visible row if it is unchanged; `Infinity` without a row. */
  readonly rank: number
  /** Index of the row among the items of these pages. */
  readonly at: number
}

/**
 * Distances from the first visible row of those that are asked for first. They grow, because neighbors are often deleted
 * together.
 */
const DISTANCES = [0, 1, 3, 7, 15, 31]

export const itemsOf = <TItem>(pages: Pages<TItem>): readonly TItem[] => pages.flatMap(({ items }) => items)

/**
 * What the loaded rows show of other pages.
 * @param screen ids of loaded rows
 */
export function readLoadedRows<TItem extends Entity>(loaded: Pages<TItem>, screen: readonly string[]) {
  const items = itemsOf(loaded)
  const places = new Map(items.map(({ id }, place) => [id, place]))
  const placeOf = ({ id }: Entity) => places.get(id) ?? NaN
  const firstPlace = places.get(screen[0] ?? '') ?? 0
  const distanceOf = (id: string) => Math.abs((places.get(id) as number) - firstPlace)
  const others = [...places.keys()].sort((a, b) => distanceOf(a) - distanceOf(b))
  /** The rows on screen in order, then the others, nearest to the first visible one first. */
  const ids = [...new Set([...screen, ...others])]
  const ranks = new Map(ids.map((id, rank) => [id, rank]))

  const isUnchanged = (item: TItem) => {
    const old = items[placeOf(item)]
    return !!old && shareStructure(old, item) === old
  }

  /** A row with other content may have moved, so it counts behind the unchanged rows of the same group. */
  function rankOf(item: TItem): number {
    const rank = rankIfUnchanged(item.id)
    if (isUnchanged(item)) return rank
    return rank + (rank < screen.length ? screen.length : ids.length)
  }

  /** The rows on screen come before all others, changed or not. */
  function rankIfUnchanged(id: string): number {
    const rank = ranks.get(id) ?? Infinity
    return rank < screen.length ? rank : rank + screen.length
  }

  return {
    /** The rows to look for, the most telling ones first. Some are there twice. */
    questions: [...ids.filter((id) => DISTANCES.includes(distanceOf(id))), ...ids],

    rankIfUnchanged,

    find: (pages: Pages<TItem>): Found<TItem> => {
      let found = { pages, rank: Infinity, at: -1 }
      itemsOf(pages).forEach((item, at) => {
        const rank = rankOf(item)
        if (rank < found.rank) found = { pages, rank, at }
      })
      return found
    },

    /** Loaded rows that these pages show, and those that are not where they were: their neighbors are next to each other. */
    seenIn: (pages: Pages<TItem>): readonly string[] => {
      const shown = [-1, ...itemsOf(pages).filter(isUnchanged).map(placeOf), items.length]
      if (!pages[0] || pages[0].previousParam) shown.shift()
      if (pages.at(-1)?.nextParam) shown.pop()
      const gaps = shown.flatMap((place, at) => items.slice(place + 1, shown[at + 1] ?? 0))
      return [...gaps, ...itemsOf(pages)].map(({ id }) => id)
    },

    /** Whether the first visible row can only be above the end of these pages. */
    isPassed: (pages: Pages<TItem>) =>
      itemsOf(pages).some((item) => placeOf(item) > firstPlace && isUnchanged(item)),
  }
}
