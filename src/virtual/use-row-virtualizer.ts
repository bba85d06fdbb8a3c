'use client'
import {
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
  Virtualizer,
  type VirtualizerOptions,
} from '@tanstack/react-virtual'
import { useReducer, useState } from 'react'
import { flushSync } from 'react-dom'

import { isDocumentScroller, scrollByOurselves } from '../dom/scroller.js'
import { useClientLayoutEffect } from '../dom/use-client-layout-effect.js'
import { createBox } from './create-box.js'

type RowVirtualizer = Virtualizer<Element, Element>

export interface RowVirtualizerOptions extends Pick<
  VirtualizerOptions<Element, Element>,
  'count' | 'estimateSize' | 'gap' | 'getItemKey' | 'overscan' | 'rangeExtractor' | 'scrollMargin'
> {
  /** `undefined` until it is known: nothing is virtual yet. */
  readonly scroller: Element | undefined
}

/**
 * TanStack's virtualizer for rows. Its React adapter renders synchronously whenever a size changes, which a
 * layout effect, where rows are measured here, may not.
 *
 * @returns the virtualizer; `resize` to report heights and `moveTo` to scroll, from layout effects too
 */
export function useRowVirtualizer({ scroller, ...options }: RowVirtualizerOptions): {
  readonly virtualizer: RowVirtualizer
  readonly resize: (sizes: ReadonlyMap<number, number>) => void
  readonly moveTo: (offset: number) => void
  readonly rerender: () => void
} {
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const [isMeasuring] = useState(() => createBox(false))
  const isDocument = scroller !== undefined && isDocumentScroller(scroller)
  const resolved: VirtualizerOptions<Element, Element> = {
    ...options,
    enabled: scroller !== undefined,
    initialOffset: () => scroller?.scrollTop ?? 0,
    initialRect: { width: 0, height: scroller?.clientHeight ?? 0 },
    // Named after chats: keeps the row that is read in place, by key, when rows come or go above it.
    anchorTo: 'end',
    // And nothing else of a chat: no sticking to the end.
    scrollEndThreshold: -1,
    getScrollElement: () => (isDocument ? (window as unknown as Element) : (scroller ?? null)),
    observeElementRect: (isDocument ? observeWindowRect : observeElementRect) as typeof observeElementRect,
    observeElementOffset: (isDocument
      ? observeWindowOffset
      : observeElementOffset) as typeof observeElementOffset,
    scrollToFn: (offset, { adjustments = 0 }) => {
      if (scroller) scrollByOurselves(scroller, offset + adjustments - scroller.scrollTop)
    },
    onChange: (_, isSync) => {
      // In the frame of its scroll event, or the reader would see rows late.
      if (isSync && !isMeasuring.get()) flushSync(rerender)
      else rerender()
    },
  }
  const [virtualizer] = useState(() => new Virtualizer(resolved))
  virtualizer.setOptions(resolved)
  useClientLayoutEffect(() => virtualizer._didMount(), [virtualizer])
  useClientLayoutEffect(() => {
    // Or it would scroll another scroller to the offset of the last one.
    if (scroller && virtualizer.scrollElement !== resolved.getScrollElement())
      adoptOffset(virtualizer, scroller.scrollTop)
    virtualizer._willUpdate()
  })

  return {
    virtualizer,
    resize: (sizes) => {
      isMeasuring.set(true)
      sizes.forEach((size, row) => virtualizer.resizeItem(row, size))
      isMeasuring.set(false)
    },
    moveTo: (offset) => {
      if (!scroller) return
      scrollByOurselves(scroller, offset - scroller.scrollTop)
      adoptOffset(virtualizer, scroller.scrollTop)
      rerender()
    },
    rerender,
  }
}

/** Before the scroll event says so, which is after the next paint. */
function adoptOffset(virtualizer: RowVirtualizer, offset: number): void {
  virtualizer.scrollOffset = offset
}
