import { findAnchor, itemElement, itemElements, offsetOf, scrollToAnchor } from '../../dom/anchor.js'
import { markProgrammaticScroll, scrollerOf, topOf } from '../../dom/scroller.js'

/**
 * Measures the visible position before a commit changes the items, and returns a function that restores it: visible
 * items stay at the same pixel when items above them are added or removed.
 *
 * The browser's scroll anchoring (`overflow-anchor`) is not enough: Safari has none, and no browser anchors at the
 * very top of a page, where a list opened in its middle starts. The two do not conflict, because the restore
 * function only corrects the remaining distance.
 *
 * @param remaining ids of the items that the commit keeps
 * @param isPrepend whether the user requested the items above; otherwise a visible start of the list may grow
 */
export function captureScroll(
  root: Element,
  remaining: ReadonlySet<string>,
  isPrepend: boolean,
): (() => void) | undefined {
  const first = itemElements(root)[0]
  const anchor = findAnchor(root, (id) => remaining.has(id))
  if (!first || !anchor || (!isPrepend && offsetOf(first) >= 0)) return
  const scroller = scrollerOf(first)
  const { scrollTop } = scroller
  const top = topOf(scroller)
  return () => {
    const element = itemElement(root, anchor.id)
    if (!element) return
    // A nearer ancestor may scroll from now on, because the new items overflow it.
    const isOther = scrollerOf(element) !== scroller
    scrollToAnchor(element, anchor.offset + (isOther ? top - topOf(scrollerOf(element)) : 0))
    // The browser's own anchoring may have scrolled before this function did.
    markProgrammaticScroll(scroller, scrollTop)
  }
}
