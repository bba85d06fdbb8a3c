'use client'
import { useState, type RefObject } from 'react'

import { scrollerOf } from '../dom/scroller.js'
import { useClientLayoutEffect } from '../dom/use-client-layout-effect.js'
import { readLayout, readTop, type GridLayout } from './grid-layout.js'
import { useResize } from './use-resize.js'

/** Measures before the first paint, and again when the width changes. */
export function useGridLayout(gridRef: RefObject<Element | null>, hasItems: boolean): GridLayout | undefined {
  const [layout, setLayout] = useState<GridLayout>()

  useClientLayoutEffect(() => {
    const grid = gridRef.current
    if (!grid) return
    const isSame = layout?.scroller === scrollerOf(grid)
    const next =
      layout && isSame ? { ...layout, top: readTop(grid, layout.scroller) } : (readLayout(grid) ?? layout)
    // The height of the content above changed, or an ancestor started to scroll.
    if (next?.top !== layout?.top || next?.scroller !== layout?.scroller) setLayout(next)
  })

  useResize(gridRef, hasItems, (grid) => {
    const next = readLayout(grid, layout)
    if (next !== layout) setLayout(next)
  })
  return layout
}
