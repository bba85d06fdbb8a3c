/** What scrolls an element vertically: its nearest ancestor that can, else the document. */
export function scrollerOf(element: Element): Element {
  const { body, documentElement, scrollingElement } = element.ownerDocument
  for (let each = element.parentElement; each && each !== body; each = each.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(each).overflowY)) return each
  }
  return scrollingElement ?? documentElement
}

/** Whether its scroll events come from the document, and its visible part is the viewport. */
export function isDocumentScroller(scroller: Element): boolean {
  return scroller === scrollerOf(scroller.ownerDocument.body)
}

/** Where the visible part of a scroller begins, in pixels from the top of the viewport. */
export function topOf(scroller: Element): number {
  return isDocumentScroller(scroller) ? 0 : scroller.getBoundingClientRect().top + scroller.clientTop
}

/** Positions that scrollers were put at by us and not by the reader. */
const ownPositions = new WeakMap<Element, number>()

/** Scrolls at once, whatever `scroll-behavior` says: it is to look as if nothing happened. */
export function scrollByOurselves(scroller: Element, pixels: number): void {
  scroller.scrollTo({ top: scroller.scrollTop + pixels, behavior: 'instant' })
  ownPositions.set(scroller, scroller.scrollTop)
}

export function isScrolledByOurselves(scroller: Element): boolean {
  return ownPositions.get(scroller) === scroller.scrollTop
}
