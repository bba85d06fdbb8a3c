import { scrollerOf, scrollProgrammatically, topOf } from './scroller.js'

export interface Anchor {
  readonly id: string
  /** CSS pixels from the top of the visible part to the top of the item; negative if the item starts above. */
  readonly offset: number
}

/** A node list where possible: copying 10,000 elements takes as long as React's commit of a page. */
type ElementList = NodeListOf<HTMLElement> | readonly HTMLElement[]

interface ItemElements {
  readonly observer: MutationObserver
  elements: ElementList | undefined
}

const known = new WeakMap<Element, ItemElements>()

/**
 * In document order, without the items of a nested list. Searches the root only after its elements have changed, so
 * that a scroll event costs the same for 10,000 items as for 100.
 */
export function itemElements(root: Element): ElementList {
  let entry = known.get(root)
  if (!entry) {
    const created: ItemElements = {
      observer: new MutationObserver(() => (created.elements = undefined)),
      elements: undefined,
    }
    created.observer.observe(root, {
      childList: true,
      subtree: true,
      attributeFilter: ['data-item-id', 'data-product-list'],
    })
    known.set(root, (entry = created))
  }
  // The observer reports asynchronously, so ask for changes of this task.
  if (entry.observer.takeRecords().length > 0) entry.elements = undefined
  return (entry.elements ??= findItemElements(root))
}

function findItemElements(root: Element): ElementList {
  const elements = root.querySelectorAll<HTMLElement>('[data-item-id]')
  const isNesting = root.querySelector('[data-product-list]')
  return isNesting
    ? [...elements].filter((element) => element.closest('[data-product-list]') === root)
    : elements
}

export function itemElement(root: Element, id: string): HTMLElement | undefined {
  return findElement(itemElements(root), (element) => idOf(element) === id)
}

function findElement(
  elements: ElementList,
  matches: (element: HTMLElement) => boolean,
): HTMLElement | undefined {
  for (const element of elements) if (matches(element)) return element
  return undefined
}

/** False under `display: none`. */
export function hasBox(element: Element): boolean {
  return element.getClientRects().length > 0
}

export function idOf(element: HTMLElement): string {
  return element.dataset.itemId as string
}

/** The first visible item, or the nearest one to it that passes the filter. */
export function findAnchor(root: Element, passes?: (id: string) => boolean): Anchor | undefined {
  const element = findAnchorElement(root, passes)
  return element && { id: idOf(element), offset: offsetOf(element) }
}

export function findAnchorElement(
  root: Element,
  passes: (id: string) => boolean = () => true,
): HTMLElement | undefined {
  const elements = itemElements(root)
  const rendered = findElement(elements, hasBox)
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
  for (let index = low; index < elements.length; index++) if (passesAt(index)) return elements[index]
  for (let index = low - 1; index >= 0; index--) if (passesAt(index)) return elements[index]
  return undefined

  function passesAt(index: number): boolean {
    return passes(idOf(elements[index] as HTMLElement))
  }
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
