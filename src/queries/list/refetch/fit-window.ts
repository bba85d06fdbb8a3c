import type { Entity } from '../../../core/resources/define-resource.js'
import type { ListQueryPage } from '../list-query-page.js'

export type Pages<TItem> = readonly ListQueryPage<TItem>[]

interface Fit<TItem> {
  readonly isLoaded: (id: string) => boolean
  /** Whether the item has not moved. */
  readonly isInPlace: (item: TItem) => boolean
  /** Number of items before the refetch; `Infinity` if the list had reached its end, where it may grow. */
  readonly minItems: number
  /** Number of items at the top that the window does not need. */
  readonly spareItems: number
  /** Index of the first visible item: if the window is too long, it slides to that item. */
  readonly readerAt: number
  readonly maxPages: number
  /** Number of items of a full page. */
  readonly size: number
}

/** Whole pages would add a page to the window with each refetch, so it ends with the loaded items. */
export function fitWindow<TItem extends Entity>(
  pages: Pages<TItem>,
  { isLoaded, isInPlace, minItems, spareItems, readerAt, maxPages, size }: Fit<TItem>,
): Pages<TItem> {
  const items = itemsOf(pages)
  const ids = items.map(({ id }) => id)
  const maxItems = maxPages * size
  const loadedEnd = ids.findLastIndex(isLoaded) + 1
  let first = ids.findIndex(isLoaded)
  let lastEnd = loadedEnd
  // If there is no room for an item that has moved, it does not push the others out.
  if (loadedEnd - first > maxItems && items.some(isInPlace)) {
    first = items.findIndex((item, at) => isInPlace(item) || at === readerAt)
    lastEnd = items.findLastIndex((item, at) => isInPlace(item) || at === readerAt) + 1
    // Of the changed items, those next to the others have hardly moved.
    for (;;) {
      const above = items.findLastIndex(({ id }, at) => at < first && isLoaded(id))
      const below = items.findIndex(({ id }, at) => at >= lastEnd && isLoaded(id))
      const isUp = above >= 0 && (below < 0 || first - above <= below + 1 - lastEnd)
      const [from, to] = isUp ? [above, lastEnd] : [first, below + 1]
      if ((!isUp && below < 0) || to - from > maxItems) break
      ;[first, lastEnd] = [from, to]
    }
  }
  const top = Math.min(spareItems, Math.max(0, first))
  const end = Math.min(ids.length, Math.max(lastEnd, Math.min(top + minItems, Math.max(0, first) + maxItems)))
  // Slide as little as possible, and not past an item that fits.
  const start =
    readerAt < 0 ? top : Math.max(top, Math.min(end - maxItems, Math.max(first, readerAt - (maxItems >> 1))))
  const to = Math.min(end, start + maxItems)
  const isWhole = start === 0 && to === ids.length && pages.length <= maxPages
  return isWhole ? pages : splitItems(pages, start, to, size)
}

export function itemsOf<TItem>(pages: Pages<TItem>): TItem[] {
  return pages.flatMap(({ items }) => items)
}

/** The pages above, up to the first item of those below; `undefined` if they do not have it. */
export function joinPages<TItem extends Entity>(above: Pages<TItem>, below: Pages<TItem>) {
  const firstId = itemsOf(below)[0]?.id
  const at = above.findIndex(({ items }) => items.some(({ id }) => id === firstId))
  if (at < 0) return undefined
  const cut = above.slice(at, at + 1)
  const end = itemsOf(cut).findIndex(({ id }) => id === firstId)
  return [...above.slice(0, at), ...splitItems(cut, 0, end, end), ...below]
}

/** As many pages as a refetch of these items loads. */
function splitItems<TItem extends Entity>(
  pages: Pages<TItem>,
  start: number,
  end: number,
  size: number,
): Pages<TItem> {
  const items = itemsOf(pages)
  const { previousParam, param } = pages[0] as ListQueryPage<TItem>
  const { nextParam, totalCount } = pages.at(-1) as ListQueryPage<TItem>
  const idAt = (at: number) => (items[at] as TItem).id
  const split: ListQueryPage<TItem>[] = []
  // Of equal length: next to a short last page, `maxPages` would remove the page that the user sees.
  const length = Math.ceil((end - start) / Math.ceil((end - start) / size))
  for (let at = start; at < end; at += length) {
    const to = Math.min(end, at + length)
    const previous = at > 0 ? ({ kind: 'before', id: idAt(at) } as const) : previousParam
    const next = to < items.length ? ({ kind: 'after', id: idAt(to - 1) } as const) : nextParam
    split.push({
      // An item that moved during the refetch is repeated.
      items: [...new Map(items.slice(at, to).map((item) => [item.id, item])).values()],
      totalCount,
      invalidItems: at === start ? pages.flatMap(({ invalidItems }) => invalidItems) : [],
      param: at > 0 ? { kind: 'after', id: idAt(at - 1) } : previousParam ? param : { kind: 'head' },
      ...(previous && { previousParam: previous }),
      ...(next && { nextParam: next }),
    })
  }
  return split
}
