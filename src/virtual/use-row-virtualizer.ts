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
  | 'anchorTo'
  | 'count'
  | 'estimateSize'
  | 'gap'
  | 'getItemKey'
  | 'overscan'
  | 'rangeExtractor'
  | 'scrollMargin'
> {
  /** `undefined` until the grid is measured. */
  readonly scroller: Element | undefined
  /** Changes when all rows change, because the grid has other columns. */
  readonly generation: number
}

/** The generation of the rows, if the last scroll event moved all of them out of the viewport. A new array for each render. */
type ScrollState = readonly [skipped?: unknown]

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
  { scroller, generation, ...options }: RowVirtualizerOptions,
): {
  readonly moveTo: (offset: number) => void
  readonly rerender: () => void
} {
  const [[skipped], rerender] = useReducer((_: ScrollState, ...next: ScrollState) => next, [])
  const { range } = virtualizer
  const isDocument = scroller && isDocumentScroller(scroller)
  const scrollTo = (to: number) => scroller && scrollProgrammatically(scroller, to - scroller.scrollTop)
  const resolved: VirtualizerOptions<Element, Element> = {
    ...options,
    // The next event of such a scroll would skip the rows around the viewport too. They render when the scroll rests.
    ...(skipped === generation && { overscan: 0 }),
    enabled: !!scroller,
    initialOffset: () => scroller?.scrollTop ?? 0,
    initialRect: { width: 0, height: scroller?.clientHeight ?? 0 },
    // With 'end', which despite its name keeps the visible row in place when rows above it change. The negative
    // threshold turns off its other effect: it follows the end of the list, as in a chat.
    scrollEndThreshold: -1,
    // The observers below read the window, but the virtualizer's type allows only one kind of scroller.
    getScrollElement: () => (isDocument ? (window as unknown as Element) : (scroller ?? null)),
    observeElementRect: (isDocument ? observeWindowRect : observeElementRect) as typeof observeElementRect,
    observeElementOffset: (isDocument
      ? observeWindowOffset
      : observeElementOffset) as typeof observeElementOffset,
    scrollToFn: (offset, { adjustments = 0 }) => scrollTo(offset + adjustments),
    onChange: ({ range: next, isScrolling }, isSync) => {
      // If the rows rendered after the frame of their scroll event, that frame would be blank.
      if (isSync) flushSync(() => rerender(areApart(range, next) && generation))
      // The scroll has ended, or sizes have changed.
      else rerender(isScrolling && skipped)
    },
  }
  virtualizer.setOptions(resolved)
  useClientLayoutEffect(() => virtualizer._didMount(), [virtualizer])
  useClientLayoutEffect(() => {
    // `_willUpdate` would scroll a new scroller to the offset of the old one.
    if (scroller && virtualizer.scrollElement !== resolved.getScrollElement())
      setOffset(virtualizer, scroller.scrollTop)
    virtualizer._willUpdate()
    if (scroller) acceptEnd(virtualizer, scroller)
  })

  return {
    moveTo: (offset) => {
      if (!scroller) return
      scrollTo(offset)
      // The scroll event fires after the next paint, and that paint already needs the rows at the new offset.
      setOffset(virtualizer, scroller.scrollTop)
      rerender()
    },
    rerender,
  }
}

/** Private, and not in all versions: then nothing stays pending. */
const PENDING = '_clampedAdjustment'

/**
 * Rows that are lower than expected can end above the position. The virtualizer and the browser's scroll anchoring would
 * return to it when the next page makes room. By now the rows are in the document, so there is no room to wait for.
 */
function acceptEnd(virtualizer: RowVirtualizer, scroller: Element): void {
  const { scrollTop: top, clientHeight, scrollHeight } = scroller
  const isCut = top + 1 < (virtualizer.scrollOffset ?? 0) && top + 1 >= scrollHeight - clientHeight
  if (!isCut && !Reflect.get(virtualizer, PENDING)) return
  setOffset(virtualizer, top)
  Reflect.set(virtualizer, PENDING, null)
  // A scroll to where the page is would not count.
  if (isCut) [-1, 1].forEach((down) => scrollProgrammatically(scroller, down))
}

/** Sets the measured height in px of each row. */
export function resizeRows(virtualizer: RowVirtualizer, sizes: ReadonlyMap<number, number>): void {
  const { options } = virtualizer
  const { onChange } = options
  // Asynchronous, because React does not allow `flushSync` in a layout effect.
  options.onChange = (instance) => onChange(instance, false)
  sizes.forEach((size, row) => {
    virtualizer.resizeItem(row, size)
    // It does not note a first size that is as expected. What such a row shows would move when the row grows in view.
    virtualizer.itemSizeCache.set(options.getItemKey(row), size)
  })
  options.onChange = onChange
}

function areApart(a: RowVirtualizer['range'], b: typeof a) {
  return a && b && (a.endIndex < b.startIndex || b.endIndex < a.startIndex)
}

function setOffset(virtualizer: RowVirtualizer, offset: number): void {
  virtualizer.scrollOffset = offset
}
