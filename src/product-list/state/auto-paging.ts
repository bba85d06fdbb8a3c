import type { ComponentType, KeyboardEvent, RefObject } from 'react'

/** The code that only a list with automatic loading needs. Its import keeps it out of every other list. */
export interface AutoPaging {
  /** Rendered once in each list, after the parts. */
  readonly UserEvents: ComponentType
  /** Rendered next to each page control. */
  readonly PageLoader: ComponentType<{
    readonly side: 'previous' | 'next'
    readonly elementRef: RefObject<Element | null>
  }>
  /** Rendered next to the items. */
  readonly FeedPositions: ComponentType
  readonly onFeedKey: (event: KeyboardEvent, root: Element) => void
}
