import {
  anchorAt,
  findAnchorElement,
  idOf,
  isAtStart,
  itemElement,
  itemElements,
  offsetOf,
  scrollToAnchor,
  type Anchor,
} from '../../dom/anchor.js'
import { markProgrammaticScroll, scrollerOf, scrollProgrammatically, topOf } from '../../dom/scroller.js'

// Keeps visible items at the same pixel. The browser's scroll anchoring (`overflow-anchor`) is not enough: Safari has
// none, and no browser anchors at the very top of a page, where a list opened in its middle starts.
/**
 * @returns a function that restores the position after the commit. It returns the item that must be held from then on:
 * pictures of new rows above it in view, or below it on a page that is too short, can still load.
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
  const nearest = findAnchorElement(root, remains)
  if (!nearest) return
  // Unless the user requested the items above, the list grows in view of a user at the very top, or out of view.
  if (!isPrepend && (isAtStart(root, first) || offsetOf(nearest) >= clientHeight)) return
  const endOf = () => root.getBoundingClientRect().bottom
  const end = endOf()
  // The user sees no item but what follows the list, for example a footer. The scroller can be inside the root.
  const isPast = nearest.getBoundingClientRect().bottom <= top && scrollerOf(root) === scroller
  const whole = findWhole(root, remains) ?? nearest
  // After items above were deleted, the last one of its row can be in a lower row than the others.
  let last = whole
  let next: HTMLElement | null = whole
  for (; next?.offsetTop === whole.offsetTop; next = next.nextElementSibling as HTMLElement | null)
    if (remains(idOf(next))) last = next
  // In a grid, a row that is partly in view can get other items and another height, so hold the first whole one. The
  // others hold the position where the first whole one would have to be above the top of the page.
  const anchors = [whole, nearest, last]
    .filter((element) => element === nearest || offsetOf(element) + element.offsetHeight <= clientHeight)
    .map((element) => [element, anchorAt(root, element)] as const)
  return () => {
    if (isPast) {
      scrollProgrammatically(scroller, endOf() - end)
      markProgrammaticScroll(scroller, scrollTop)
      return
    }
    let missed: Anchor | undefined
    for (const [anchor, seen] of anchors) {
      const { id, offset } = seen
      // A virtual grid can render the item in another element. Otherwise, do not search 10,000 elements again.
      const element = anchor.isConnected && idOf(anchor) === id ? anchor : itemElement(root, id)
      if (!element) {
        // A virtual grid has scrolled to other rows, for example because the first item of this row has moved.
        missed ??= seen
        continue
      }
      // If the new items overflow a nearer ancestor, that ancestor is the scroller now.
      const own = scrollerOf(element)
      const place = { ...seen, offset: offset + (own === scroller ? 0 : top - topOf(own)) }
      scrollToAnchor(root, element, place)
      // The browser's scroll anchoring may have scrolled first.
      markProgrammaticScroll(scroller, scrollTop)
      const distance = offsetOf(element) - place.offset
      // What is above the item in view can be new, and its pictures can still load. Some pixels of a row are enough: the
      // browser then keeps the top of that row.
      if (Math.abs(distance) < 1)
        return anchor === nearest && findAnchorElement(root) === nearest && place.offset <= 0
          ? undefined
          : place
      if (distance > 0) missed ??= place
    }
    // The page is too short, maybe only until the pictures of new rows below have loaded.
    return missed
  }
}

/** An item of the first row that is wholly in view. If all of that row is deleted, what was above it stays. */
function findWhole(root: Element, remains: (id: string) => boolean): HTMLElement | undefined {
  const first = findAnchorElement(root, undefined, true)
  const remaining = findAnchorElement(root, remains, true)
  return first && remaining && offsetOf(first) === offsetOf(remaining) ? remaining : undefined
}
