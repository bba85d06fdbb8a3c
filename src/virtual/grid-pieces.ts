import type { VirtualItem } from '@tanstack/react-virtual'

import { itemsOfRow, rowCountOf, type Placement } from './placement.js'

export type GridPiece =
  /** A spacer: `height` in CSS pixels for rows, or a number of `blanks` for cells. */
  | { readonly key: string; readonly height?: number; readonly blanks?: number }
  /** Items; `to` is exclusive. */
  | { readonly from: number; readonly to: number }

interface RenderedRows {
  readonly rows: readonly VirtualItem[]
  readonly placement: Placement
  /** Of the first row, in CSS pixels from the start of the scrolled content. */
  readonly top: number
  readonly gap: number
  /** Of all rows, also of those that are not rendered. */
  readonly height: number
}

/** The rendered rows, and spacers in place of the others. */
export function gridPieces({ rows, placement, top, gap, height }: RenderedRows): GridPiece[] {
  const pieces: GridPiece[] = []
  let [last, end] = [-1, top - gap]
  for (const { index, start, end: rowEnd } of rows) {
    // CSS puts a gap on both sides of a spacer; the replaced rows had both gaps too.
    if (index > last + 1) pieces.push({ key: `spacer ${pieces.length}`, height: start - end - 2 * gap })
    const [from, to] = itemsOfRow(placement, index)
    if (index === 0 && placement.blanks > 0) pieces.push({ key: 'blanks', blanks: placement.blanks })
    pieces.push({ from, to })
    last = index
    end = rowEnd
  }
  if (last + 1 < rowCountOf(placement)) {
    pieces.push({ key: 'end', height: top + height - end - gap })
  }
  return pieces
}
