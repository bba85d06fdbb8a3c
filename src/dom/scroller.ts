/**
 * What scrolls an element vertically: its nearest ancestor that can, else the document. Styles alone do not tell,
 * since `overflow-x: hidden` makes `overflow-y` "auto" too; there has to be more than fits.
 */
export function scrollerOf(element: Element): Element {
  const { body, documentElement, scrollingElement } = element.ownerDocument
  for (let each = element.parentElement; each && each !== body; each = each.parentElement) {
    const { overflowY } = getComputedStyle(each)
    if (/auto|scroll/.test(overflowY) && each.scrollHeight > each.clientHeight) return each
  }
  return scrollingElement ?? documentElement
}

/** Whether its visible part is the viewport. */
export function isDocumentScroller(scroller: Element): boolean {
  return scroller === scrollerOf(scroller.ownerDocument.body)
}

/** Where a scroller's events are heard and its visible part is observed: the document's are not the element's. */
export function hostOf(scroller: Element): Element | Document {
  return isDocumentScroller(scroller) ? scroller.ownerDocument : scroller
}

/** Where the visible part of a scroller begins, in pixels from the top of the viewport. */
export function topOf(scroller: Element): number {
  return isDocumentScroller(scroller) ? 0 : scroller.getBoundingClientRect().top + scroller.clientTop
}

/** Positions that scrollers were put at by us and not by the reader. */
const ownPositions = new WeakMap<Element, number>()

/** Scrolls at once, whatever `scroll-behavior` says: it is to look as if nothing happened. */
export function scrollByOurselves(scroller: Element, pixels: number): void {
  const before = scroller.scrollTop
  scroller.scrollTo({ top: before + pixels, behavior: 'instant' })
  noteOwnScroll(scroller, before)
}

/** Notes that it was not the reader who scrolled from there to where it is now, but a change of the list. */
export function noteOwnScroll(scroller: Element, before: number): void {
  // Where nothing moved there is no scroll event, and the next one that tells of this position is the reader's.
  if (scroller.scrollTop !== before) ownPositions.set(scroller, scroller.scrollTop)
}

export function isScrolledByOurselves(scroller: Element): boolean {
  return ownPositions.get(scroller) === scroller.scrollTop
}
