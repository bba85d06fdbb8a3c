import { createAutoLoader, GESTURE_REST } from '../../src/product-list/auto/auto-loader.js'
import type { ListSide } from '../../src/product-list/state/list-state.js'
import type { ListQueryPage } from '../../src/queries/list/list-query-data.js'
import type { History, Thing } from './history.js'
import { createViewport } from './viewport.js'

type Page = ListQueryPage<Thing>

const SCREEN = 100

/** A `ProductList` with `paging={autoPaging}` in one column, without a browser. CSS may hide its rows. */
export class AutoList {
  readonly layout: NonNullable<History['auto']>
  readonly loader = createAutoLoader()
  readonly viewport
  /** Each can allow one load. */
  userEvents = 0
  time = 0
  /** The topmost item in the viewport, which stays at the same pixel when the list changes. */
  anchor: { readonly id: string; readonly offset: number } | undefined

  constructor({ auto, maxPages }: History) {
    this.layout = auto!
    this.viewport = createViewport<Page>({
      screen: SCREEN,
      rowHeight: this.layout.rowHeight,
      columns: 1,
      maxPages: maxPages ?? Infinity,
      countVisible: (page) => page.items.filter((item) => this.isVisible(item)).length,
    })
  }

  isVisible({ rank }: Thing): boolean {
    const { hidden } = this.layout
    return hidden === 'none' || (hidden === 'some' && rank % 2 === 0)
  }

  visibleItems(pages: readonly Page[]): readonly Thing[] {
    return pages.flatMap((page) => page.items).filter((item) => this.isVisible(item))
  }

  itemsInView(pages: readonly Page[]): readonly Thing[] {
    this.follow(pages)
    const { rowHeight } = this.layout
    const top = this.viewport.top()
    return this.visibleItems(pages).slice(Math.floor(top / rowHeight), Math.ceil((top + SCREEN) / rowHeight))
  }

  /** The ids that the list reports to a refetch; `null` at the very top. */
  screen(pages: readonly Page[]): readonly string[] | null {
    const items = this.itemsInView(pages)
    return this.viewport.top() <= 0 ? null : items.map(({ id }) => id)
  }

  scroll(distance: number, pages: readonly Page[]): void {
    this.follow(pages)
    const side = distance < 0 ? 'previous' : 'next'
    this.time += GESTURE_REST
    const travel = this.viewport.scrollTo(this.viewport.top() + distance, pages)
    this.remember(pages)
    this.userEvents++
    this.loader.onUserEvent({ time: this.time, side, travel, screen: SCREEN }, 'list')
  }

  /** @returns the side that loads a page now, or `undefined` */
  sideToLoad(
    pages: readonly Page[],
    items: unknown,
    exists: Record<ListSide, boolean>,
  ): ListSide | undefined {
    const side = this.loader.sideOf('list')
    if (!exists[side]) return
    this.follow(pages)
    const situation = { ...this.viewport.measure(side, pages), listId: 'list', items }
    if (!this.loader.mayLoad(situation)) return
    this.loader.onLoad(situation)
    return side
  }

  /** Most loads without a user event: each but the last one adds a row or more to at most two screens. */
  get loadLimit(): number {
    return this.layout.hidden === 'all' ? 1 : (2 * SCREEN) / this.layout.rowHeight + 2
  }

  private follow(pages: readonly Page[]): void {
    const { anchor } = this
    const at = anchor ? this.visibleItems(pages).findIndex((item) => item.id === anchor.id) : -1
    this.viewport.scrollTo(
      anchor && at >= 0 ? at * this.layout.rowHeight - anchor.offset : this.viewport.top(),
      pages,
    )
    this.remember(pages)
  }

  private remember(pages: readonly Page[]): void {
    const { rowHeight } = this.layout
    const at = Math.floor(this.viewport.top() / rowHeight)
    const item = this.visibleItems(pages)[at]
    this.anchor = item && { id: item.id, offset: at * rowHeight - this.viewport.top() }
  }
}
