import {
  anchorAt,
  findAnchorElement,
  idOf,
  isStartInView,
  itemElement,
  itemElements,
  scrollToAnchor,
} from '../../dom/anchor.js'
import { markProgrammaticScroll, scrollerOf, topOf } from '../../dom/scroller.js'

// Keeps visible items at the same pixel. The browser's scroll anchoring (`overflow-anchor`) is not enough: Safari has
// none, and no browser anchors at the very top of a page, where a list opened in its middle starts.
export function captureScroll(
  root: Element,
  remains: (id: string) => boolean,
  isPrepend: boolean,
): (() => void) | undefined {
  const first = itemElements(root)[0]
  const anchor = findAnchorElement(root, remains)
  // Unless the user requested the items above, a list whose start is visible grows in view.
  if (!first || !anchor || (!isPrepend && isStartInView(root, first))) return
  const { id, offset, sideOffset } = anchorAt(root, anchor)
  const scroller = scrollerOf(first)
  const { scrollTop } = scroller
  const top = topOf(scroller)
  return () => {
    // A virtual grid can render the item in another element. Otherwise, do not search 10,000 elements again.
    const element = anchor.isConnected && idOf(anchor) === id ? anchor : itemElement(root, id)
    if (!element) return
    // If the new items overflow a nearer ancestor, that ancestor is the scroller now.
    const isOther = scrollerOf(element) !== scroller
    scrollToAnchor(root, element, {
      offset: offset + (isOther ? top - topOf(scrollerOf(element)) : 0),
      sideOffset,
    })
    // The browser's scroll anchoring may have scrolled first.
    markProgrammaticScroll(scroller, scrollTop)
  }
}
