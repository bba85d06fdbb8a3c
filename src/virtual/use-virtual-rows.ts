'use client'
import { type Range, defaultRangeExtractor } from '@tanstack/react-virtual'
import { useCallback, useRef, useState, type RefObject } from 'react'

import type { Entity } from '../core/resources/define-resource.js'
import { nearestIndex } from '../dom/nearest-index.js'
import type { LoadedWindow } from '../product-list/state/list-state.js'
import type { ListPosition, RevealItem } from '../product-list/state/restoration.js'
import { useClientLayoutEffect } from '../dom/use-client-layout-effect.js'
import { cellsOf, heightOf } from './grid-layout.js'
import { gridPieces, type GridPiece } from './grid-pieces.js'
import {
  firstUnchanged,
  indexAfter,
  itemsOfRow,
  noPlacement,
  placeItems,
  placeRows,
  rowCountOf,
  rowOf,
  type Placement,
} from './placement.js'
import { useCellNumbers } from './use-cell-numbers.js'
import { useGridLayout } from './use-grid-layout.js'
import { usePrinting } from './use-printing.js'
import { useResize } from './use-resize.js'
import {
  createRowVirtualizer,
  resizeRows,
  useRowVirtualizer,
  type RowVirtualizer,
} from './use-row-virtualizer.js'

interface VirtualRowsOptions extends LoadedWindow {
  readonly position: ListPosition
  readonly overscan: number
  readonly rowHeight: number | undefined
  readonly focusedId: string | undefined
}

/** What the user saw after the last commit. */
interface View {
  readonly items: readonly Entity[]
  readonly generation: number
  /** Index of the first item of the row at the top of the viewport. */
  readonly index: number
  /** Top of that row, in CSS pixels from the start of the scrolled content. */
  readonly start: number
  readonly offset: number
  readonly scroller: Element | undefined
  /** CSS has changed the columns since, so the browser may have scrolled, and other rows were rendered. */
  readonly isOutdated?: boolean
}

/** @returns `undefined` until the grid is measured */
export function useVirtualRows(
  gridRef: RefObject<Element | null>,
  { items, total, isFromHead, position, overscan, rowHeight, focusedId }: VirtualRowsOptions,
): readonly GridPiece[] | undefined {
  const layout = useGridLayout(gridRef, items.length > 0)
  const [virtualizer] = useState(createRowVirtualizer)

  // React 18 skips the server snapshot after a setState during hydration, so seed the state with the first items.
  const [lastPlacement, setPlacement] = useState(() => ({ ...noPlacement, items, isFromHead }))
  const [firstOfRow] = itemsOfRow(lastPlacement, topRowOf(virtualizer, lastPlacement))
  const topItem = firstUnchanged(lastPlacement.items, items, firstOfRow)
  let placement = lastPlacement
  if (placement.items !== items) placement = { ...placeItems(placement, items, topItem), isFromHead }
  const newTopItem = Math.max(indexAfter(lastPlacement.items, items, topItem), 0)
  const isFirstRowNear = rowOf(placement, newTopItem) <= overscan
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
  const focusedIndex = indexOfFocused(focusedId, items, placement.previousItems)
  const focusedRow = focusedIndex < 0 ? undefined : rowOf(placement, focusedIndex)
  const estimate = rowHeight ?? layout?.rowHeight ?? 1
  const { moveTo, rerender } = useRowVirtualizer(virtualizer, {
    scroller,
    generation: placement.generation,
    overscan,
    // A user at the very top sees new items, unless they are those of a previous page.
    anchorTo:
      lastPlacement.isFromHead && isFromHead && (virtualizer.scrollOffset ?? 0) <= 0 ? 'start' : 'end',
    gap,
    scrollMargin: top,
    count: rowCountOf(placement),
    estimateSize: () => estimate,
    getItemKey: useCallback((row: number) => placement.keys[row] ?? row, [placement]),
    rangeExtractor: useCallback(
      (range: Range) => renderedRows(isPrinting ? printedRange(range, columns) : range, focusedRow),
      [focusedRow, isPrinting, columns],
    ),
  })
  const rows = layout ? virtualizer.getVirtualItems() : []

  /** If CSS already changed the columns, the cells are in other rows than in this placement. */
  const isPlacedAsShown = () => gridRef.current?.getBoundingClientRect().width === layout?.width

  const measure = () => {
    const grid = gridRef.current
    if (!grid || !layout || rowHeight !== undefined || !isPlacedAsShown()) return
    const cells = cellsOf(grid)
    const sizes = new Map<number, number>()
    let next = 0
    for (const { index } of rows) {
      const [from, to] = itemsOfRow(placement, index)
      sizes.set(index, heightOf(cells.slice(next, (next += to - from))))
    }
    // If an item renders no element or several, the row of a cell is unknown.
    if (next === cells.length) resizeRows(virtualizer, sizes)
  }

  const revealedRef = useRef<Parameters<RevealItem>>(undefined)
  useClientLayoutEffect(() => {
    // The root calls this after the layout effects below, so they scroll after the next render.
    position.setReveal((...revealed) => {
      revealedRef.current = revealed
      rerender()
    })
    return () => position.setReveal(undefined)
  }, [position, rerender])

  const viewRef = useRef<View>(undefined)
  useResize(gridRef, items.length > 0, measure)
  useClientLayoutEffect(() => {
    if (!layout) return
    measure()
    const view = viewRef.current
    if (view && !isPlacedAsShown()) {
      // A scroll event can come before the new layout is rendered: keep what the user saw before.
      viewRef.current = { ...view, isOutdated: true }
      return
    }
    if (view && view.generation !== placement.generation) {
      // All rows changed: scroll the top item back to where the user saw it.
      const row = rowOf(placement, Math.max(indexAfter(view.items, items, view.index), 0))
      const start = virtualizer.measurementsCache[row]?.start ?? view.start
      // Not `scrollTop`: the browser may have scrolled while it changed the columns.
      const isKnown = view.isOutdated && view.scroller === scroller
      const offset = isKnown ? view.offset : (virtualizer.scrollOffset ?? 0)
      if (offset > top) moveTo(offset + start - view.start)
    }
    const [id, offset = 0] = revealedRef.current ?? []
    if (id !== undefined) {
      revealedRef.current = undefined
      const index = items.findIndex((item) => item.id === id)
      const start = virtualizer.measurementsCache[rowOf(placement, index)]?.start
      if (start !== undefined) moveTo(start - offset)
    }
    viewRef.current = { items, scroller, ...viewOf(virtualizer, placement, top) }
  })

  useCellNumbers(gridRef, { rows, placement, total, isFromHead })
  return layout && gridPieces({ rows, placement, top, gap, height: virtualizer.getTotalSize() })
}

function viewOf(
  { range, scrollOffset, measurementsCache }: RowVirtualizer,
  placement: Placement,
  top: number,
): Omit<View, 'items' | 'scroller'> {
  const row = range?.startIndex ?? 0
  return {
    generation: placement.generation,
    index: itemsOfRow(placement, row)[0],
    start: measurementsCache[row]?.start ?? top,
    offset: scrollOffset ?? 0,
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
function indexOfFocused(id: string | undefined, items: readonly Entity[], before: readonly Entity[]): number {
  if (id === undefined) return -1
  const hasFocus = (item: Entity) => item.id === id
  const index = items.findIndex(hasFocus)
  const position = index < 0 ? before.findIndex(hasFocus) : -1
  return position < 0 ? index : nearestIndex(position, before, items)
}

/** Rendering more would delay the print dialog. */
const PRINTED_ITEMS = 1_000

/** The rows in view and those around them, as many on both sides as exist. */
function printedRange(range: Range, columns: number): Range {
  const count = Math.floor(PRINTED_ITEMS / columns)
  const middle = Math.floor((range.startIndex + range.endIndex) / 2)
  const first = Math.max(Math.min(middle - Math.floor(count / 2), range.count - count), 0)
  return { ...range, startIndex: first, endIndex: Math.min(first + count, range.count) - 1, overscan: 0 }
}

/** Keeps the focused row, because an unmounted element loses the focus, and the rows that Tab leads to. */
function renderedRows(range: Range, focusedRow: number | undefined): number[] {
  const rows = defaultRangeExtractor(range)
  if (focusedRow === undefined) return rows
  const kept = [focusedRow - 1, focusedRow, focusedRow + 1].filter((row) => row >= 0 && row < range.count)
  return [...new Set([...rows, ...kept])].sort((a, b) => a - b)
}
