import { scrollerOf, scrollProgrammatically, sideScrollerOf, topOf } from './scroller.js'

export interface Anchor {
  readonly id: string
  /** CSS pixels from the top of the visible part to the top of the item; negative if the item starts above. */
  readonly offset: number
  /** In a list that scrolls sideways: CSS pixels from the start of the visible part to the start of the item. */
  readonly sideOffset?: number | undefined
}

/** In CSS pixels: a shopper does not read a row that shows no more than this. */
const SLIVER = 12

/** A list that scrolls sideways, for example a carousel. */
interface Strip {
  readonly scroller: Element
  /** Whether the next item is at the right (1), or at the left, as on right-to-left pages (-1). */
  readonly direction: number
}

/** A node list where possible: copying 10,000 elements takes as long as React's commit of a page. */
type ElementList = NodeListOf<HTMLElement> | readonly HTMLElement[]

interface ItemElements {
  readonly observer: MutationObserver
  elements: ElementList | undefined
}

/** Cache: the item elements below a list, until its DOM changes. */
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
  return element && anchorAt(root, element)
}

export function anchorAt(root: Element, element: HTMLElement): Anchor {
  const strip = stripOf(root)
  return {
    id: idOf(element),
    offset: offsetOf(element),
    sideOffset: strip && sideOffsetOf(element, strip),
  }
}

/** @param isWhole whether to skip an item that starts out of view */
export function findAnchorElement(
  root: Element,
  passes: (id: string) => boolean = () => true,
  isWhole = false,
): HTMLElement | undefined {
  const elements = itemElements(root)
  const rendered = findElement(elements, hasBox)
  if (!rendered) return
  const strip = stripOf(root)
  const top = topOf(scrollerOf(rendered))
  const isPast = (element: Element) => {
    const box = element.getBoundingClientRect()
    const start = strip ? sideOffsetOf(element, strip) : box.top - top
    // Browsers round positions.
    return start + (isWhole ? 1 : strip ? box.width - 1 : box.height - SLIVER) <= 0
  }
  // A binary search, because measuring 10,000 items is slow.
  let low = 0
  let high = elements.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (isPast(elements[middle] as HTMLElement)) low = middle + 1
    else high = middle
  }
  for (let index = low; index < elements.length; index++) if (passesAt(index)) return elements[index]
  for (let index = low - 1; index >= 0; index--) if (passesAt(index)) return elements[index]
  return undefined

  function passesAt(index: number): boolean {
    return passes(idOf(elements[index] as HTMLElement))
  }
}

/** The ids of the items in view, in order. */
export function idsInView(root: Element): readonly string[] {
  const first = findAnchorElement(root)
  if (!first) return []
  const strip = stripOf(root)
  const end = strip ? strip.scroller.clientWidth : scrollerOf(first).clientHeight
  const elements = [...itemElements(root)]
  const ids: string[] = []
  for (const element of elements.slice(elements.indexOf(first))) {
    if (!hasBox(element)) continue
    // A short item next to a tall one can end above the visible part; the items after both are in view.
    if ((strip ? sideOffsetOf(element, strip) : offsetOf(element)) >= end) break
    ids.push(idOf(element))
  }
  return ids
}

/** Whether the user has scrolled neither the list nor, unless the list scrolls sideways, the page. */
export function isAtStart(root: Element, first: Element): boolean {
  const strip = stripOf(root)
  return strip ? Math.abs(strip.scroller.scrollLeft) < 1 : scrollerOf(first).scrollTop <= 0
}

export function offsetOf(element: Element): number {
  return element.getBoundingClientRect().top - topOf(scrollerOf(element))
}

function sideOffsetOf(element: Element, { scroller, direction }: Strip): number {
  const { left, right } = element.getBoundingClientRect()
  const start = scroller.getBoundingClientRect().left + scroller.clientLeft
  return direction > 0 ? left - start : start + scroller.clientWidth - right
}

function stripOf(root: Element): Strip | undefined {
  const elements = itemElements(root)
  const [first, last] = [elements[0], elements[elements.length - 1]]
  if (!first || !last) return
  const start = first.getBoundingClientRect()
  const end = last.getBoundingClientRect()
  const distance = end.left - start.left
  if (Math.abs(distance) <= Math.abs(end.top - start.top)) return
  const scroller = sideScrollerOf(first)
  // A carousel can have several rows, and so can a grid that does not scroll sideways.
  if (!scroller || (scroller.scrollWidth <= scroller.clientWidth && end.top >= start.bottom)) return
  return { scroller, direction: Math.sign(distance) }
}

/**
 * @param last where the same place was scrolled to before: if a carousel is elsewhere now, it stays there
 * @returns the missing pixels when a scroller cannot scroll far enough
 */
export function scrollToAnchor(
  root: Element,
  element: Element,
  { offset, sideOffset }: Partial<Anchor>,
  last: { left?: number } = {},
): number {
  const found = sideOffset === undefined ? undefined : stripOf(root)
  const strip = last.left === undefined || last.left === found?.scroller.scrollLeft ? found : undefined
  const getDistance = () => (offset === undefined ? 0 : offsetOf(element) - offset)
  const getSideDistance = () => (strip ? sideOffsetOf(element, strip) - (sideOffset as number) : 0)
  const [down, side] = [getDistance(), getSideDistance()]
  // Scroll anchoring in the browser may have corrected the position already.
  if (Math.abs(down) >= 0.5) scrollProgrammatically(scrollerOf(element), down)
  if (strip && Math.abs(side) >= 0.5) scrollProgrammatically(strip.scroller, 0, side * strip.direction)
  if (strip) last.left = strip.scroller.scrollLeft
  return Math.max(getDistance(), getSideDistance())
}
