import {
  anchorAt,
  findAnchorElement,
  idOf,
  isAtStart,
  itemElement,
  itemElements,
  scrollToAnchor,
  type Anchor,
} from '../../dom/anchor.js'
import { markProgrammaticScroll, scrollerOf, scrollProgrammatically, topOf } from '../../dom/scroller.js'

// Keeps visible items at the same pixel. The browser's scroll anchoring (`overflow-anchor`) is not enough: Safari has
// none, and no browser anchors at the very top of a page, where a list opened in its middle starts.
/**
 * @returns a function that restores the position after the commit. It returns the item that must be held from then on:
 * new rows above it are in view, and their pictures can still load.
 */
export function captureScroll(
  root: Element,
  remains: (id: string) => boolean,
  isPrepend: boolean,
): (() => Anchor | undefined) | undefined {
  const first = itemElements(root)[0]
  if (!first) return
  const scroller = scrollerOf(first)
  const { scrollTop, clientHeight } = scroller
  const top = topOf(scroller)
  // In a grid, a row that is partly in view can get other items, and another height.
  const whole = findAnchorElement(root, remains, true)
  const isWhole = !!whole && whole.getBoundingClientRect().bottom <= top + clientHeight
  const anchor = isWhole ? whole : findAnchorElement(root, remains)
  if (!anchor) return
  const { id, offset, sideOffset } = anchorAt(root, anchor)
  // Unless the user requested the items above, the list grows in view of a user at the very top, or out of view.
  if (!isPrepend && (isAtStart(root, first) || offset >= clientHeight)) return
  const endOf = () => root.getBoundingClientRect().bottom
  const end = endOf()
  // The user sees no item but what follows the list, for example a footer. The scroller can be inside the root.
  const isPast = anchor.getBoundingClientRect().bottom <= top && scrollerOf(root) === scroller
  return () => {
    // A virtual grid can render the item in another element. Otherwise, do not search 10,000 elements again.
    const element = anchor.isConnected && idOf(anchor) === id ? anchor : itemElement(root, id)
    if (!element) return
    // If the new items overflow a nearer ancestor, that ancestor is the scroller now.
    const isOther = scrollerOf(element) !== scroller
    const place = { id, offset: offset + (isOther ? top - topOf(scrollerOf(element)) : 0), sideOffset }
    if (isPast) scrollProgrammatically(scroller, endOf() - end)
    else scrollToAnchor(root, element, place)
    // The browser's scroll anchoring may have scrolled first.
    markProgrammaticScroll(scroller, scrollTop)
    return isPast || findAnchorElement(root, undefined, isWhole) === element ? undefined : place
  }
}
