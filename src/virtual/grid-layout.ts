import { scrollerOf, topOf } from '../dom/scroller.js'

/** As measured, in CSS pixels. */
export interface GridLayout {
  readonly width: number
  readonly columns: number
  readonly gap: number
  /** Mean height of the rendered cells: the estimate for rows that were never rendered. */
  readonly rowHeight: number
  /** From the start of the scrolled content to the grid. */
  readonly top: number
  readonly scroller: Element
}

/** Marks an element that replaces rows that are not rendered. */
export const SPACER = 'data-spacer'

export function cellsOf(grid: Element): Element[] {
  return [...grid.children].filter((child) => !child.hasAttribute(SPACER))
}

/** `before` while the grid is empty, is not displayed, or has the same width and columns. */
export function readLayout(grid: Element, before?: GridLayout): GridLayout | undefined {
  const { width } = grid.getBoundingClientRect()
  const cells = cellsOf(grid)
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid)
  // The used tracks ("220px 220px"), or "none" without a CSS grid. `auto-fit` gives empty tracks 0px.
  const tracks = gridTemplateColumns.split(' ').filter((track) => /^(?!0px)[\d.]+px$/.test(track))
  const columns = Math.max(tracks.length, 1)
  if (width === 0 || cells.length === 0 || (before?.width === width && before.columns === columns))
    return before
  const scroller = scrollerOf(grid)
  return {
    width,
    columns,
    gap: Number.parseFloat(rowGap) || 0,
    rowHeight: Math.round(cells.reduce((sum, cell) => sum + heightOf([cell]), 0) / cells.length) || 1,
    top: readTop(grid, scroller),
    scroller,
  }
}

export function readTop(grid: Element, scroller: Element): number {
  return Math.round(grid.getBoundingClientRect().top - topOf(scroller) + scroller.scrollTop)
}

/** Rounded to 0.01 px, because float errors would look like a new height on each render. */
export function heightOf(cells: readonly Element[]): number {
  const boxes = cells.map((cell) => cell.getBoundingClientRect())
  const height = Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top))
  return Math.round(height * 100) / 100
}
