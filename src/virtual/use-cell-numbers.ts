'use client'
import type { VirtualItem } from '@tanstack/react-virtual'
import type { RefObject } from 'react'

import { useClientLayoutEffect } from '../dom/use-client-layout-effect.js'
import type { LoadedWindow } from '../product-list/state/list-state.js'
import { cellsOf } from './grid-layout.js'
import { itemsOfRow, type Placement } from './placement.js'

interface NumberedCells extends Omit<LoadedWindow, 'items'> {
  readonly rows: readonly VirtualItem[]
  readonly placement: Placement
}

/** Gives each rendered item its position in the whole list, which is not all in the DOM. */
export function useCellNumbers(
  gridRef: RefObject<Element | null>,
  { rows, placement, total, isFromHead }: NumberedCells,
): void {
  useClientLayoutEffect(() => {
    const grid = gridRef.current
    if (!grid || rows.length === 0) return
    const cells = cellsOf(grid)
    const size = (isFromHead && total) || -1
    let next = 0
    for (const { index } of rows) {
      const [from, to] = itemsOfRow(placement, index)
      for (let item = from; item < to; item++)
        numberCell(cells[next++], isFromHead ? `${item + 1}` : null, `${size}`)
    }
  })
}

/** Writes to the DOM: with props, a page added above would re-render every cell. */
function numberCell(cell: Element | undefined, position: string | null, size: string): void {
  const item = cell?.matches('[data-item-id]') ? cell : cell?.querySelector('[data-item-id]')
  write(item, 'aria-setsize', size)
  write(item, 'aria-posinset', position)
}

/** Skips equal values: browsers report every write to assistive technology. */
function write(element: Element | null | undefined, name: string, value: string | null): void {
  if (!element || element.getAttribute(name) === value) return
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}
