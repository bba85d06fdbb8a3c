import { parentOf } from './composed-tree.js'

/** The nearest vertical scroller. Its content must overflow: `overflow-x: hidden` turns `overflow-y` into `auto`. */
export function scrollerOf(element: Element): Element {
  const { body, documentElement, scrollingElement } = element.ownerDocument
  for (let ancestor = parentOf(element); ancestor && ancestor !== body; ancestor = parentOf(ancestor)) {
    const { overflowY } = getComputedStyle(ancestor)
    if (/auto|scroll/.test(overflowY) && ancestor.scrollHeight > ancestor.clientHeight) return ancestor
  }
  return scrollingElement ?? documentElement
}

export function isDocumentScroller(scroller: Element): boolean {
  return scroller === scrollerOf(scroller.ownerDocument.body)
}

/** The target of scroll events and the root of observers: the document if the viewport scrolls. */
export function scrollRootOf(scroller: Element): Element | Document {
  return isDocumentScroller(scroller) ? scroller.ownerDocument : scroller
}

/** Pixels from the top of the viewport to the visible part of the scroller. */
export function topOf(scroller: Element): number {
  return isDocumentScroller(scroller) ? 0 : scroller.getBoundingClientRect().top + scroller.clientTop
}

/** Positions that this package scrolled to, not the user. */
const programmaticPositions = new WeakMap<Element, number>()

/** Instant, even with `scroll-behavior: smooth`: the user must not see the correction. */
export function scrollProgrammatically(scroller: Element, pixels: number): void {
  const before = scroller.scrollTop
  scroller.scrollTo({ top: before + pixels, behavior: 'instant' })
  markProgrammaticScroll(scroller, before)
}

export function markProgrammaticScroll(scroller: Element, before: number): void {
  // An unchanged position fires no scroll event, so the next event at this position is the user's.
  if (scroller.scrollTop !== before) programmaticPositions.set(scroller, scroller.scrollTop)
}

export function isProgrammaticScroll(scroller: Element): boolean {
  return programmaticPositions.get(scroller) === scroller.scrollTop
}
