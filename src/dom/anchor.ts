import { scrollerOf, scrollProgrammatically, topOf } from './scroller.js'

export interface Anchor {
  readonly id: string
  /** CSS pixels from the top of the visible part to the top of the item; negative if the item starts above. */
  readonly offset: number
}

/** In document order, without the items of a nested list. */
export function itemElements(root: Element): HTMLElement[] {
  const elements = [...root.querySelectorAll<HTMLElement>('[data-item-id]')]
  const isNesting = root.querySelector('[data-product-list]')
  return isNesting ? elements.filter((element) => element.closest('[data-product-list]') === root) : elements
}

export function itemElement(root: Element, id: string): HTMLElement | undefined {
  return itemElements(root).find((element) => idOf(element) === id)
}

/** False under `display: none`. */
export function hasBox(element: Element): boolean {
  return element.getClientRects().length > 0
}

export function idOf(element: HTMLElement): string {
  return element.dataset.itemId as string
}

/** The first visible item, or the nearest one to it that passes the filter. */
export function findAnchor(root: Element, passes: (id: string) => boolean = () => true): Anchor | undefined {
  const elements = itemElements(root)
  const rendered = elements.find(hasBox)
  if (!rendered) return
  const top = topOf(scrollerOf(rendered))
  // A binary search, because measuring 10,000 items is slow.
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

export function offsetOf(element: Element): number {
  return element.getBoundingClientRect().top - topOf(scrollerOf(element))
}

/** @returns the missing pixels when the scroller cannot scroll far enough */
export function scrollToAnchor(element: Element, offset: number): number {
  const scroller = scrollerOf(element)
  const distance = offsetOf(element) - offset
  // Scroll anchoring in the browser may have corrected the position already.
  if (Math.abs(distance) >= 0.5) scrollProgrammatically(scroller, distance)
  return offsetOf(element) - offset
}
