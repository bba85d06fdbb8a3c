import { parentOf } from './composed-tree.js'

/**
 * The element that scrolls another one vertically: its nearest scrollable ancestor, else the document. An ancestor
 * counts only when its content overflows, because `overflow-x: hidden` turns `overflow-y` into "auto".
 */
export function scrollerOf(element: Element): Element {
  const { body, documentElement, scrollingElement } = element.ownerDocument
  for (let ancestor = parentOf(element); ancestor && ancestor !== body; ancestor = parentOf(ancestor)) {
    const { overflowY } = getComputedStyle(ancestor)
    if (/auto|scroll/.test(overflowY) && ancestor.scrollHeight > ancestor.clientHeight) return ancestor
  }
  return scrollingElement ?? documentElement
}

/** Whether the viewport shows the scroller's content. */
export function isDocumentScroller(scroller: Element): boolean {
  return scroller === scrollerOf(scroller.ownerDocument.body)
}

/** Target of a scroller's events and root of its observers: the document where the viewport scrolls. */
export function scrollRootOf(scroller: Element): Element | Document {
  return isDocumentScroller(scroller) ? scroller.ownerDocument : scroller
}

/** Top of the scroller's visible part, in pixels from the top of the viewport. */
export function topOf(scroller: Element): number {
  return isDocumentScroller(scroller) ? 0 : scroller.getBoundingClientRect().top + scroller.clientTop
}

/** Positions that this package scrolled to, as opposed to the user. */
const programmaticPositions = new WeakMap<Element, number>()

/** Scrolls without animation, whatever `scroll-behavior` is: the correction must not be visible. */
export function scrollProgrammatically(scroller: Element, pixels: number): void {
  const before = scroller.scrollTop
  scroller.scrollTo({ top: before + pixels, behavior: 'instant' })
  markProgrammaticScroll(scroller, before)
}

/** Records that a change of the list, not the user, moved the scroller from a position to its present one. */
export function markProgrammaticScroll(scroller: Element, before: number): void {
  // An unchanged position fires no scroll event, so the next event at this position is the user's.
  if (scroller.scrollTop !== before) programmaticPositions.set(scroller, scroller.scrollTop)
}

export function isProgrammaticScroll(scroller: Element): boolean {
  return programmaticPositions.get(scroller) === scroller.scrollTop
}
