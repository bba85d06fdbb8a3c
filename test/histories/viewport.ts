import type { Situation } from '../../src/product-list/auto/auto-loader.js'
import type { ListSide } from '../../src/product-list/state/list-state.js'

interface ViewportOptions<TPage> {
  readonly screen: number
  /** 0: CSS hides every row. */
  readonly rowHeight: number
  readonly columns: number
  readonly maxPages: number
  /** Height of the content below the list. */
  readonly footer?: number
  /** Number of items of a page that CSS does not hide. */
  readonly countVisible: (page: TPage) => number
}

type Measured = Omit<Situation, 'listId' | 'items'>

/** What `measureSituation` measures, for a grid that scrolls with the window, without a browser. */
export function createViewport<TPage>(options: ViewportOptions<TPage>) {
  const { screen, rowHeight, columns, maxPages, footer = 0, countVisible } = options
  let top = 0
  const rowsOf = (pages: readonly TPage[]) =>
    pages.reduce((count, page) => count + countVisible(page), 0) / columns
  const heightOf = (pages: readonly TPage[]) => Math.ceil(rowsOf(pages)) * rowHeight

  function droppedDistance(side: ListSide, pages: readonly TPage[]): number | undefined {
    const dropped = pages.at(side === 'next' ? 0 : -1)
    if (!dropped || pages.length < maxPages) return undefined
    if (countVisible(dropped) * rowHeight === 0) return Infinity
    if (side === 'next') return top - heightOf([dropped])
    // The first items of the dropped page can be in the last row of the page before.
    return Math.floor(rowsOf(pages.slice(0, -1))) * rowHeight - (top + screen)
  }

  return {
    screen,
    heightOf,
    top: () => top,
    /** @returns how far the content moved, in pixels */
    scrollTo(position: number, pages: readonly TPage[]): number {
      const before = top
      top = Math.max(Math.min(position, heightOf(pages) + footer - screen), 0)
      return Math.abs(top - before)
    },
    measure(side: ListSide, pages: readonly TPage[]): Measured {
      const height = heightOf(pages)
      return {
        side,
        screen,
        distance: side === 'next' ? Math.max(height - (top + screen), top - height) : top,
        position: side === 'next' ? height - top : top + screen,
        droppedDistance: droppedDistance(side, pages),
      }
    },
  }
}
