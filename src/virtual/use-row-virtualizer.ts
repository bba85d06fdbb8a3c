'use client'
import {
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
  Virtualizer,
  type VirtualizerOptions,
} from '@tanstack/react-virtual'
import { useReducer } from 'react'
import { flushSync } from 'react-dom'

import { isDocumentScroller, scrollProgrammatically } from '../dom/scroller.js'
import { useClientLayoutEffect } from '../dom/use-client-layout-effect.js'

export type RowVirtualizer = Virtualizer<Element, Element>

export interface RowVirtualizerOptions extends Pick<
  VirtualizerOptions<Element, Element>,
  'count' | 'estimateSize' | 'gap' | 'getItemKey' | 'overscan' | 'rangeExtractor' | 'scrollMargin'
> {
  /** `undefined` until the grid is measured. */
  readonly scroller: Element | undefined
}

/** Disabled: `useRowVirtualizer` sets its options on each render. */
export function createRowVirtualizer(): RowVirtualizer {
  return new Virtualizer<Element, Element>({
    enabled: false,
    count: 0,
    estimateSize: () => 0,
    getScrollElement: () => null,
    observeElementRect,
    observeElementOffset,
    scrollToFn: () => {},
  })
}

// Replaces TanStack's React adapter, which may call `flushSync` when a size changes: rows are measured in a layout
// effect, where React does not allow `flushSync`.
export function useRowVirtualizer(
  virtualizer: RowVirtualizer,
  { scroller, ...options }: RowVirtualizerOptions,
): {
  readonly resize: (sizes: ReadonlyMap<number, number>) => void
  readonly moveTo: (offset: number) => void
  readonly rerender: () => void
} {
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const isDocument = scroller !== undefined && isDocumentScroller(scroller)
  const resolved: VirtualizerOptions<Element, Element> = {
    ...options,
    enabled: scroller !== undefined,
    initialOffset: () => scroller?.scrollTop ?? 0,
    initialRect: { width: 0, height: scroller?.clientHeight ?? 0 },
    // Despite its name, 'end' keeps the visible row in place when rows above it change.
    // The negative threshold turns off its other effect: it follows the end of the list, as in a chat.
    anchorTo: 'end',
    scrollEndThreshold: -1,
    // The observers below read the window, but the virtualizer's type allows only one kind of scroller.
    getScrollElement: () => (isDocument ? (window as unknown as Element) : (scroller ?? null)),
    observeElementRect: (isDocument ? observeWindowRect : observeElementRect) as typeof observeElementRect,
    observeElementOffset: (isDocument
      ? observeWindowOffset
      : observeElementOffset) as typeof observeElementOffset,
    scrollToFn: (offset, { adjustments = 0 }) => {
      if (scroller) scrollProgrammatically(scroller, offset + adjustments - scroller.scrollTop)
    },
    onChange: (_, isSync) => {
      // If the rows rendered after the frame of their scroll event, that frame would be blank.
      if (isSync) flushSync(rerender)
      else rerender()
    },
  }
  virtualizer.setOptions(resolved)
  useClientLayoutEffect(() => virtualizer._didMount(), [virtualizer])
  useClientLayoutEffect(() => {
    // `_willUpdate` would scroll a new scroller to the offset of the old one.
    if (scroller && virtualizer.scrollElement !== resolved.getScrollElement())
      setOffset(virtualizer, scroller.scrollTop)
    virtualizer._willUpdate()
  })

  return {
    resize: (sizes) => resizeRows(virtualizer, sizes),
    moveTo: (offset) => {
      if (!scroller) return
      scrollProgrammatically(scroller, offset - scroller.scrollTop)
      // The scroll event fires after the next paint, and that paint already needs the rows at the new offset.
      setOffset(virtualizer, scroller.scrollTop)
      rerender()
    },
    rerender,
  }
}

function setOffset(virtualizer: RowVirtualizer, offset: number): void {
  virtualizer.scrollOffset = offset
}

/** Asynchronous, because React does not allow `flushSync` in a layout effect. */
function resizeRows(virtualizer: RowVirtualizer, sizes: ReadonlyMap<number, number>): void {
  const { onChange } = virtualizer.options
  virtualizer.options.onChange = (instance) => onChange(instance, false)
  sizes.forEach((size, row) => virtualizer.resizeItem(row, size))
  virtualizer.options.onChange = onChange
}
