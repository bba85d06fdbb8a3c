import { scrollerOf, scrollProgrammatically, topOf } from './scroller.js'

/** An item and its position on the screen, to be kept while the list changes around the item. */
export interface Anchor {
  readonly id: string
  /** From the top of the visible part to the top of the item, in CSS pixels; negative for an item that starts above. */
  readonly offset: number
}

/** Elements of a list's items, in order, without those of a nested list. */
export function itemElements(root: Element): HTMLElement[] {
  const elements = [...root.querySelectorAll<HTMLElement>('[data-item-id]')]
  const isNesting = root.querySelector('[data-product-list]')
  return isNesting ? elements.filter((element) => element.closest('[data-product-list]') === root) : elements
}

export function itemElement(root: Element, id: string): HTMLElement | undefined {
  return itemElements(root).find((element) => idOf(element) === id)
}

/** Whether an element has a box, in view or not; false under `display: none`. */
export function hasBox(element: Element): boolean {
  return element.getClientRects().length > 0
}

export function idOf(element: HTMLElement): string {
  return element.dataset.itemId as string
}

/**
 * The first visible item, or the nearest one to it that passes the filter; `undefined` for a list without items or
 * with `display: none`.
 */
export function findAnchor(root: Element, passes: (id: string) => boolean = () => true): Anchor | undefined {
  const elements = itemElements(root)
  const rendered = elements.find(hasBox)
  if (!rendered) return
  const top = topOf(scrollerOf(rendered))
  // A binary search, because measuring 10,000 items takes noticeable time.
  let low = 0
  let high = elements.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((elements[middle] as HTMLElement).getBoundingClientRect().bottom > top) high = middle
    else low = middle + 1
  }
  const element = [...elements.slice(low), ...elements.slice(0, low).reverse()].find((candidate) =>
    passes(idOf(candidate)),
  )
  return element && { id: idOf(element), offset: offsetOf(element) }
}

/** From the top of the visible part to the top of an item. */
export function offsetOf(element: Element): number {
  return element.getBoundingClientRect().top - topOf(scrollerOf(element))
}

/**
 * Scrolls an item to an offset.
 *
 * @returns the pixels that are missing when the scroller cannot scroll far enough
 */
export function scrollToAnchor(element: Element, offset: number): number {
  const scroller = scrollerOf(element)
  const distance = offsetOf(element) - offset
  // The browser's own scroll anchoring may have corrected the position already.
  if (Math.abs(distance) >= 0.5) scrollProgrammatically(scroller, distance)
  return offsetOf(element) - offset
}
