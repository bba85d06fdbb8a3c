import { parentOf } from './composed-tree.js'

/** The nearest vertical scroller. Its content must overflow: `overflow-x: hidden` turns `overflow-y` into `auto`. */
export function scrollerOf(element: Element): Element {
  return (
    findAncestor(
      element,
      (ancestor, { overflowY }) => SCROLLS.test(overflowY) && ancestor.scrollHeight > ancestor.clientHeight,
    ) ?? documentScrollerOf(element)
  )
}

function documentScrollerOf({ ownerDocument }: Element): Element {
  return ownerDocument.scrollingElement ?? ownerDocument.documentElement
}

/** The nearest element that can scroll sideways, for example a carousel. Never the document. */
export function sideScrollerOf(element: Element): Element | undefined {
  return findAncestor(element, (_, { overflowX }) => SCROLLS.test(overflowX))
}

const SCROLLS = /auto|scroll/

function findAncestor(
  element: Element,
  matches: (ancestor: Element, style: CSSStyleDeclaration) => boolean,
): Element | undefined {
  const { body } = element.ownerDocument
  for (let ancestor = parentOf(element); ancestor && ancestor !== body; ancestor = parentOf(ancestor))
    if (matches(ancestor, getComputedStyle(ancestor))) return ancestor
  return undefined
}

export function isDocumentScroller(scroller: Element): boolean {
  return scroller === documentScrollerOf(scroller)
}

/** The target of scroll events and the root of observers: the document if the viewport scrolls. */
export function scrollRootOf(scroller: Element): Element | Document {
  return isDocumentScroller(scroller) ? scroller.ownerDocument : scroller
}

/** Pixels from the top of the viewport to the visible part of the scroller. */
export function topOf(scroller: Element): number {
  return isDocumentScroller(scroller) ? 0 : scroller.getBoundingClientRect().top + scroller.clientTop
}

/** In CSS pixels: a scroller, such as a frame that grows with its content, can be higher than what the device shows. */
export function screenHeightOf({ clientHeight, ownerDocument }: Element): number {
  return Math.min(clientHeight, deviceHeightOf(ownerDocument.defaultView as Window))
}

function deviceHeightOf({ top, screen }: Window): number {
  try {
    // A window that is zoomed out is higher than its screen.
    return Math.max(screen.height, (top as Window).innerHeight)
  } catch {
    // The page around the frame is of another origin.
    return screen.height
  }
}

/** Positions that this package scrolled to, because a scroll event does not say who scrolled. */
const programmaticPositions = new WeakMap<Element, number>()

/** Called after a scroll by this package: its scroll event fires later, and layout can change before. */
export const programmaticScrollListeners = new Set<() => void>()

/** Instant, even with `scroll-behavior: smooth`: the user must not see the correction. */
export function scrollProgrammatically(scroller: Element, down: number, right = 0): void {
  const { scrollTop, scrollLeft } = scroller
  scroller.scrollTo({ top: scrollTop + down, left: scrollLeft + right, behavior: 'instant' })
  markProgrammaticScroll(scroller, scrollTop)
  programmaticScrollListeners.forEach((listener) => listener())
}

export function markProgrammaticScroll(scroller: Element, before: number): void {
  // An unchanged position fires no scroll event, so the next event at this position is the user's.
  if (scroller.scrollTop !== before) programmaticPositions.set(scroller, scroller.scrollTop)
}

export function isProgrammaticScroll(scroller: Element): boolean {
  return programmaticPositions.get(scroller) === scroller.scrollTop
}

export function hasScrollAnchoring(scroller: Element): boolean {
  // Safari returns an empty value, because it does not know the property.
  return getComputedStyle(scroller).getPropertyValue('overflow-anchor') === 'auto'
}
