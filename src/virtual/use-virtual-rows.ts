'use client'
import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual'
import { useCallback, useState, type RefObject } from 'react'

import type { Entity } from '../core/index.js'
import { nearest } from '../product-list/focus/nearest.js'
import type { LoadedWindow } from '../product-list/state/list-state.js'
import { useClientLayoutEffect } from '../dom/use-client-layout-effect.js'
import { createBox } from './create-box.js'
import { cellsOf, heightOf } from './grid-layout.js'
import { cutRows, indexAfter, itemsOfRow, nothingPlaced, placeItems, rowCountOf, rowOf } from './placement.js'
import { useGridLayout } from './use-grid-layout.js'
import { useResize } from './use-resize.js'
import { useRowVirtualizer } from './use-row-virtualizer.js'

interface VirtualRowsOptions extends LoadedWindow {
  /** Where to leave a way to bring an item into view that is not rendered. */
  readonly revealRef: RefObject<((id: string) => void) | undefined>
  readonly overscan: number
  readonly rowHeight: number | undefined
  readonly focusedId: string | undefined
}

/** What stands in the grid, from its top to its bottom. */
export type GridPiece =
  /** In place of rows: their height; in place of cells: how many. */
  | { readonly key: string; readonly height?: number; readonly blanks?: number }
  /** Items from an index up to another. */
  | { readonly from: number; readonly to: number }

/** What was shown last, for the next render to start from. */
interface View {
  readonly items: readonly Entity[]
  readonly generation: number
  /** The first item of the first row in view. */
  readonly index: number
  /** Top of that row, from the start of what scrolls. */
  readonly start: number
}

/**
 * The rows to render.
 *
 * @returns `undefined` until the grid was measured
 */
export function useVirtualRows(
  gridRef: RefObject<Element | null>,
  { items, total, isFromHead, revealRef, overscan, rowHeight, focusedId }: VirtualRowsOptions,
): readonly GridPiece[] | undefined {
  const layout = useGridLayout(gridRef, items.length > 0)
  const [shown] = useState(() => createBox<View | undefined>(undefined))
  const seen = shown.get()

  // With the first items from the start: React 18 takes a render that sets state for one that hydrates no more.
  const [lastPlacement, setPlacement] = useState(() => ({ ...nothingPlaced, items }))
  let placement = lastPlacement
  if (placement.items !== items) placement = placeItems(placement, items, seen?.index ?? 0)
  const isFirstRowNear = rowOf(placement, seen?.index ?? 0) <= overscan
  if (
    layout &&
    (placement.width !== layout.width ||
      placement.columns !== layout.columns ||
      // Whoever comes to the very first row finds it full.
      (placement.blanks > 0 && isFromHead && isFirstRowNear))
  ) {
    placement = cutRows(placement, layout)
  }
  if (placement !== lastPlacement) setPlacement(placement)

  const { top = 0, gap = 0, scroller } = layout ?? {}
  const focusedIndex = focusedId === undefined ? -1 : indexOfFocused(focusedId, items, seen?.items ?? items)
  const focusedRow = focusedIndex < 0 ? undefined : rowOf(placement, focusedIndex)
  const estimate = rowHeight ?? layout?.rowHeight ?? 1
  const { virtualizer, resize, moveTo, rerender } = useRowVirtualizer({
    scroller,
    overscan,
    gap,
    scrollMargin: top,
    count: rowCountOf(placement),
    estimateSize: () => estimate,
    getItemKey: useCallback((row: number) => placement.keys[row] ?? row, [placement]),
    rangeExtractor: useCallback((range: Range) => rowsOf(range, focusedRow), [focusedRow]),
  })
  const rows = layout ? virtualizer.getVirtualItems() : []

  const measure = () => {
    const grid = gridRef.current
    if (!grid || !layout || rowHeight !== undefined) return
    // CSS is ahead: these rows are about to be cut anew.
    if (grid.getBoundingClientRect().width !== layout.width) return
    const cells = cellsOf(grid)
    const sizes = new Map<number, number>()
    let next = 0
    for (const { index } of rows) {
      const [from, to] = itemsOfRow(placement, index)
      sizes.set(index, heightOf(cells.slice(next, (next += to - from))))
    }
    // An item that renders nothing, or two elements: there is no telling which cell is in which row.
    if (next === cells.length) resize(sizes)
  }

  const [toReveal] = useState(() => createBox<string | undefined>(undefined))
  useClientLayoutEffect(() => {
    // From a layout effect of the root, which comes after those in here: done in the next render.
    revealRef.current = (id) => {
      toReveal.set(id)
      rerender()
    }
    return () => {
      revealRef.current = undefined
    }
  }, [revealRef, toReveal, rerender])

  useResize(gridRef, items.length > 0, measure)
  useClientLayoutEffect(() => {
    if (!layout) return
    measure()
    const view = shown.get()
    if (view && view.generation !== placement.generation) {
      // The rows were cut anew: the item that was read goes back to its height.
      const row = rowOf(placement, Math.max(indexAfter(view.items, items, view.index), 0))
      const start = virtualizer.measurementsCache[row]?.start ?? view.start
      // The virtualizer's offset: the browser may have moved the scroller while CSS laid the grid out anew.
      const offset = virtualizer.scrollOffset ?? 0
      if (offset > top) moveTo(offset + start - view.start)
    }
    const id = toReveal.get()
    if (id !== undefined) {
      toReveal.set(undefined)
      const row = rowOf(
        placement,
        items.findIndex((item) => item.id === id),
      )
      const start = virtualizer.measurementsCache[row]?.start
      if (start !== undefined) moveTo(start)
    }
    const row = virtualizer.range?.startIndex ?? 0
    shown.set({
      items,
      generation: placement.generation,
      index: itemsOfRow(placement, row)[0],
      start: virtualizer.measurementsCache[row]?.start ?? top,
    })
  })

  useClientLayoutEffect(() => {
    const grid = gridRef.current
    if (!grid || !layout) return
    const cells = cellsOf(grid)
    const size = isFromHead && total !== undefined ? Math.max(total, items.length) : -1
    let next = 0
    for (const { index } of rows) {
      const [from, to] = itemsOfRow(placement, index)
      for (let item = from; item < to; item++)
        numberCell(cells[next++], isFromHead ? item + 1 : undefined, size)
    }
  })

  return layout && piecesOf()

  function piecesOf(): GridPiece[] {
    const pieces: GridPiece[] = []
    let [last, end] = [-1, top - gap]
    for (const { index, start, end: rowEnd } of rows) {
      // Between two pieces of a grid there is a gap, around a spacer one on either side.
      if (index > last + 1) pieces.push({ key: `spacer ${pieces.length}`, height: start - end - 2 * gap })
      const [from, to] = itemsOfRow(placement, index)
      if (index === 0 && placement.blanks > 0) pieces.push({ key: 'blanks', blanks: placement.blanks })
      pieces.push({ from, to })
      last = index
      end = rowEnd
    }
    if (last + 1 < rowCountOf(placement)) {
      pieces.push({ key: 'end', height: top + virtualizer.getTotalSize() - end - gap })
    }
    return pieces
  }
}

/** Of the item with the focus; of its neighbour once it is gone, which is to be there to get the focus. */
function indexOfFocused(id: string, items: readonly Entity[], before: readonly Entity[]): number {
  const hasFocus = (item: Entity) => item.id === id
  const index = items.findIndex(hasFocus)
  const position = index < 0 ? before.findIndex(hasFocus) : -1
  return position < 0 ? index : nearest(position, before, items)
}

/** Those in view and around, and those around the focus, which is not to be lost. */
function rowsOf(range: Range, focusedRow: number | undefined): number[] {
  const rows = defaultRangeExtractor(range)
  if (focusedRow === undefined) return rows
  const kept = [focusedRow - 1, focusedRow, focusedRow + 1].filter((row) => row >= 0 && row < range.count)
  return [...new Set([...rows, ...kept])].sort((a, b) => a - b)
}

/** Straight in the DOM: as props, a prepend would render every cell again. */
function numberCell(cell: Element | undefined, position: number | undefined, size: number): void {
  const item = cell?.matches('[data-item-id]') ? cell : cell?.querySelector('[data-item-id]')
  write(item, 'aria-setsize', String(size))
  write(item, 'aria-posinset', position === undefined ? null : String(position))
}

/** Most are numbered already, and assistive technology hears of every write. */
function write(element: Element | null | undefined, name: string, value: string | null): void {
  if (!element || element.getAttribute(name) === value) return
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}
