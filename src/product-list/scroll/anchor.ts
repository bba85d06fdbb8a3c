import { scrollByOurselves, scrollerOf, topOf } from '../../dom/scroller.js'

/** An item, and where it is seen: what stays true for a reader while a list changes around it. */
export interface Anchor {
  readonly id: string
  /** From the top of the visible part to the top of the item, in CSS pixels; negative when it begins above. */
  readonly offset: number
}

/** Elements of a list's items, in order; not those of a list inside one of them. */
export function itemElements(root: Element): HTMLElement[] {
  const elements = [...root.querySelectorAll<HTMLElement>('[data-item-id]')]
  const isNesting = root.querySelector('[data-product-list]')
  return isNesting ? elements.filter((element) => element.closest('[data-product-list]') === root) : elements
}

/** The element of one item. */
export function itemElement(root: Element, id: string): HTMLElement | undefined {
  return itemElements(root).find((element) => idOf(element) === id)
}

/** Whether it is rendered at all, in view or not. */
export function hasBox(element: Element): boolean {
  return element.getClientRects().length > 0
}

/** The id of an item's element. */
export function idOf(element: HTMLElement): string {
  return element.dataset.itemId as string
}

/**
 * The first item that is seen, or the nearest to it that passes; `undefined` when there is none, or nothing of the
 * list is rendered (`display: none`).
 */
export function findAnchor(root: Element, passes: (id: string) => boolean = () => true): Anchor | undefined {
  const elements = itemElements(root)
  const shown = elements.find(hasBox)
  if (!shown) return
  const top = topOf(scrollerOf(shown))
  // Bisects, since measuring each of 10,000 items would be felt.
  let low = 0
  let high = elements.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((elements[middle] as HTMLElement).getBoundingClientRect().bottom > top) high = middle
    else low = middle + 1
  }
  const element = [...elements.slice(low), ...elements.slice(0, low).reverse()].find((each) =>
    passes(idOf(each)),
  )
  return element && { id: idOf(element), offset: offsetOf(element) }
}

/** From the top of the visible part to the top of an item. */
export function offsetOf(element: Element): number {
  return element.getBoundingClientRect().top - topOf(scrollerOf(element))
}

/**
 * Scrolls an item to where the anchor says, if it is there.
 *
 * @returns how far it is from there still, in pixels, when the scroller has no room for more
 */
export function scrollToAnchor(element: Element, offset: number): number {
  const scroller = scrollerOf(element)
  const away = offsetOf(element) - offset
  // Where the browser anchors by itself, and has done so already, there is nothing left to do.
  if (Math.abs(away) >= 0.5) scrollByOurselves(scroller, away)
  return offsetOf(element) - offset
}
