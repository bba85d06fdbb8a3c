import { findAnchor, itemElement, itemElements, offsetOf, scrollToAnchor } from './anchor.js'
import { noteOwnScroll, scrollerOf, topOf } from '../../dom/scroller.js'

/**
 * Measures where the reader is before a commit changes the items, to be restored after it: what they see stays
 * at the same pixel when items come or go above it.
 *
 * The browser's own anchoring (`overflow-anchor`) is not enough: Safari has none, and the others have none at
 * the very top of a page, where a list that was opened in its middle stands. Nor do the two add up: after the
 * commit only what is left to correct is corrected, and scrolling so makes the browser choose its anchor anew.
 *
 * @param remaining ids of the items that are there after the commit
 * @param isPrepend the reader asked for items above; else the start of a list that is in view may grow
 */
export function holdScroll(
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
    // Something nearer scrolls now that there is more than fits into it.
    const isOther = scrollerOf(element) !== scroller
    scrollToAnchor(element, anchor.offset + (isOther ? top - topOf(scrollerOf(element)) : 0))
    // Also where the browser did it before us.
    noteOwnScroll(scroller, scrollTop)
  }
}
