'use client'
import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual'
import { useCallback, useRef, useState, type RefObject } from 'react'

import type { Entity } from '../core/index.js'
import { nearestIndex } from '../dom/nearest-index.js'
import type { LoadedWindow } from '../product-list/state/list-state.js'
import { useClientLayoutEffect } from '../dom/use-client-layout-effect.js'
import { cellsOf, heightOf } from './grid-layout.js'
import {
  indexAfter,
  itemsOfRow,
  noPlacement,
  placeItems,
  placeRows,
  rowCountOf,
  rowOf,
  type Placement,
} from './placement.js'
import { useGridLayout } from './use-grid-layout.js'
import { usePrinting } from './use-printing.js'
import { useResize } from './use-resize.js'
import { createRowVirtualizer, useRowVirtualizer, type RowVirtualizer } from './use-row-virtualizer.js'

/** Rendering more would delay the print dialog. */
const PRINTED_ITEMS = 1_000

interface VirtualRowsOptions extends LoadedWindow {
  readonly revealRef: RefObject<((id: string) => void) | undefined>
  readonly overscan: number
  readonly rowHeight: number | undefined
  readonly focusedId: string | undefined
}

export type GridPiece =
  /** A spacer: `height` in CSS pixels for rows, or a number of `blanks` for cells. */
  | { readonly key: string; readonly height?: number; readonly blanks?: number }
  /** Items; `to` is exclusive. */
  | { readonly from: number; readonly to: number }

/** What the user saw after the last commit. */
interface View {
  readonly items: readonly Entity[]
  readonly generation: number
  /** Index of the first item of the row at the top of the viewport. */
  readonly index: number
  /** Top of that row, in CSS pixels from the start of the scrolled content. */
  readonly start: number
}

/** @returns `undefined` until the grid is measured */
export function useVirtualRows(
  gridRef: RefObject<Element | null>,
  { items, total, isFromHead, revealRef, overscan, rowHeight, focusedId }: VirtualRowsOptions,
): readonly GridPiece[] | undefined {
  const layout = useGridLayout(gridRef, items.length > 0)
  const [virtualizer] = useState(createRowVirtualizer)

  // React 18 skips the server snapshot after a setState during hydration, so seed the state with the first items.
  const [lastPlacement, setPlacement] = useState(() => ({ ...noPlacement, items }))
  const topItem = itemsOfRow(lastPlacement, topRowOf(virtualizer, lastPlacement))[0]
  let placement = lastPlacement
  if (placement.items !== items) placement = placeItems(placement, items, topItem)
  const isFirstRowNear = rowOf(placement, topItem) <= overscan
  if (
    layout &&
    (placement.width !== layout.width ||
      placement.columns !== layout.columns ||
      // When the user reaches the first row, remove its leading blank cells.
      (placement.blanks > 0 && isFromHead && isFirstRowNear))
  ) {
    placement = placeRows(placement, layout)
  }
  if (placement !== lastPlacement) setPlacement(placement)

  const { top = 0, gap = 0, columns = 1, scroller } = layout ?? {}
  const isPrinting = usePrinting(gridRef)
  const focusedIndex =
    focusedId === undefined ? -1 : indexOfFocused(focusedId, items, placement.previousItems)
  const focusedRow = focusedIndex < 0 ? undefined : rowOf(placement, focusedIndex)
  const estimate = rowHeight ?? layout?.rowHeight ?? 1
  const { resize, moveTo, rerender } = useRowVirtualizer(virtualizer, {
    scroller,
    overscan,
    gap,
    scrollMargin: top,
    count: rowCountOf(placement),
    estimateSize: () => estimate,
    getItemKey: useCallback((row: number) => placement.keys[row] ?? row, [placement]),
    rangeExtractor: useCallback(
      (range: Range) => rowsOf(isPrinting ? printedRange(range, columns) : range, focusedRow),
      [focusedRow, isPrinting, columns],
    ),
  })
  const rows = layout ? virtualizer.getVirtualItems() : []

  const measure = () => {
    const grid = gridRef.current
    if (!grid || !layout || rowHeight !== undefined) return
    // If CSS already changed the columns, the cells are in other rows than in this placement.
    if (grid.getBoundingClientRect().width !== layout.width) return
    const cells = cellsOf(grid)
    const sizes = new Map<number, number>()
    let next = 0
    for (const { index } of rows) {
      const [from, to] = itemsOfRow(placement, index)
      sizes.set(index, heightOf(cells.slice(next, (next += to - from))))
    }
    // If an item renders no element or several, the row of a cell is unknown.
    if (next === cells.length) resize(sizes)
  }

  const revealIdRef = useRef<string>(undefined)
  useClientLayoutEffect(() => {
    // The root calls this after the layout effects below, so they scroll after the next render.
    revealRef.current = (id) => {
      revealIdRef.current = id
      rerender()
    }
    return () => {
      revealRef.current = undefined
    }
  }, [revealRef, rerender])

  const viewRef = useRef<View>(undefined)
  useResize(gridRef, items.length > 0, measure)
  useClientLayoutEffect(() => {
    if (!layout) return
    measure()
    const view = viewRef.current
    if (view && view.generation !== placement.generation) {
      // All rows changed: scroll the top item back to where the user saw it.
      const row = rowOf(placement, Math.max(indexAfter(view.items, items, view.index), 0))
      const start = virtualizer.measurementsCache[row]?.start ?? view.start
      // Not `scrollTop`: the browser may have scrolled while it changed the columns.
      const offset = virtualizer.scrollOffset ?? 0
      if (offset > top) moveTo(offset + start - view.start)
    }
    const id = revealIdRef.current
    if (id !== undefined) {
      revealIdRef.current = undefined
      const row = rowOf(
        placement,
        items.findIndex((item) => item.id === id),
      )
      const start = virtualizer.measurementsCache[row]?.start
      if (start !== undefined) moveTo(start)
    }
    const row = virtualizer.range?.startIndex ?? 0
    viewRef.current = {
      items,
      generation: placement.generation,
      index: itemsOfRow(placement, row)[0],
      start: virtualizer.measurementsCache[row]?.start ?? top,
    }
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
      // CSS puts a gap on both sides of a spacer; the replaced rows had both gaps too.
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

/** By key, because indices may differ after a render that React discarded. */
function topRowOf({ range, options }: RowVirtualizer, { keys }: Placement): number {
  if (!range) return 0
  const row = range.startIndex
  const key = options.getItemKey(row)
  return keys[row] === key ? row : Math.max(keys.indexOf(String(key)), 0)
}

/** If the focused item was deleted, its neighbour must be rendered to get the focus. */
function indexOfFocused(id: string, items: readonly Entity[], before: readonly Entity[]): number {
  const hasFocus = (item: Entity) => item.id === id
  const index = items.findIndex(hasFocus)
  const position = index < 0 ? before.findIndex(hasFocus) : -1
  return position < 0 ? index : nearestIndex(position, before, items)
}

/** The rows in view and those around them, as many on both sides as exist. */
function printedRange(range: Range, columns: number): Range {
  const count = Math.floor(PRINTED_ITEMS / columns)
  const middle = Math.floor((range.startIndex + range.endIndex) / 2)
  const first = Math.max(Math.min(middle - Math.floor(count / 2), range.count - count), 0)
  return { ...range, startIndex: first, endIndex: Math.min(first + count, range.count) - 1, overscan: 0 }
}

/** Keeps the focused row, because an unmounted element loses the focus, and the rows that Tab leads to. */
function rowsOf(range: Range, focusedRow: number | undefined): number[] {
  const rows = defaultRangeExtractor(range)
  if (focusedRow === undefined) return rows
  const kept = [focusedRow - 1, focusedRow, focusedRow + 1].filter((row) => row >= 0 && row < range.count)
  return [...new Set([...rows, ...kept])].sort((a, b) => a - b)
}

/** Writes to the DOM: with props, a page added above would re-render every cell. */
function numberCell(cell: Element | undefined, position: number | undefined, size: number): void {
  const item = cell?.matches('[data-item-id]') ? cell : cell?.querySelector('[data-item-id]')
  write(item, 'aria-setsize', String(size))
  write(item, 'aria-posinset', position === undefined ? null : String(position))
}

/** Skips equal values: browsers report every write to assistive technology. */
function write(element: Element | null | undefined, name: string, value: string | null): void {
  if (!element || element.getAttribute(name) === value) return
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}
