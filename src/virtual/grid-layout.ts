import { scrollerOf, topOf } from '../dom/scroller.js'

/** How the app's CSS lays a grid out, as measured. */
export interface GridLayout {
  /** Of the grid, in CSS pixels. */
  readonly width: number
  readonly columns: number
  /** Between two rows, in CSS pixels. */
  readonly gap: number
  /** Mean height of what is rendered: the estimate for rows that never were. */
  readonly rowHeight: number
  /** From the start of what scrolls to the start of the grid. */
  readonly top: number
  readonly scroller: Element
}

/** Marks what stands for rows that are not rendered. */
export const SPACER = 'data-spacer'

/** What is rendered for each item, in order. */
export function cellsOf(grid: Element): Element[] {
  return [...grid.children].filter((child) => !child.hasAttribute(SPACER))
}

/** `undefined` while the grid has no box or nothing in it: there is nothing to learn. */
export function readLayout(grid: Element): GridLayout | undefined {
  const { width } = grid.getBoundingClientRect()
  const cells = cellsOf(grid)
  if (width === 0 || cells.length === 0) return
  const scroller = scrollerOf(grid)
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid)
  // Tracks as used, e.g. "220px 220px"; "none" for what is no grid. `auto-fit` leaves empty tracks at 0px.
  const columns = gridTemplateColumns.split(' ').filter((track) => /^(?!0px)[\d.]+px$/.test(track)).length
  const heights = cells.map((cell) => cell.getBoundingClientRect().height)
  return {
    width,
    columns: Math.max(columns, 1),
    gap: Number.parseFloat(rowGap) || 0,
    rowHeight: Math.round(heights.reduce((sum, height) => sum + height, 0) / heights.length) || 1,
    top: readTop(grid, scroller),
    scroller,
  }
}

/** From the start of what scrolls to the start of the grid. */
export function readTop(grid: Element, scroller: Element): number {
  return Math.round(grid.getBoundingClientRect().top - topOf(scroller) + scroller.scrollTop)
}

/** Height of a row of cells, to a hundredth of a pixel: layout rounds to sixty-fourths, and floats drift. */
export function heightOf(cells: readonly Element[]): number {
  const boxes = cells.map((cell) => cell.getBoundingClientRect())
  const height = Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top))
  return Math.round(height * 100) / 100
}
