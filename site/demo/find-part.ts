import { shopParts, type ShopPart } from './shop-parts.js'

export interface FoundPart {
  readonly part: ShopPart
  /** `undefined` if no page that is shown has the part. */
  readonly element: Element | undefined
}

/** The sheets of the demo, which are no part of the shop. */
const isOfDemo = (element: Element) => element.closest('[data-demo]') !== null

const matchOf = (element: Element): FoundPart | undefined => {
  const part = shopParts.find(({ selector }) => element.matches(selector))
  return part && { part, element }
}

/** The link of a card covers its picture and its price, so elements below the top one count, too. */
export function findPartAt(x: number, y: number): FoundPart | undefined {
  const [top, ...below] = document.elementsFromPoint(x, y)
  if (!top || isOfDemo(top)) return undefined
  // The header covers the products that scrolled under it.
  const region = top.closest(REGIONS)
  for (const element of [top, ...below]) {
    const match = element.closest(REGIONS) === region && matchOf(element)
    if (match) return match
  }
  return undefined
}

const REGIONS = 'header, main, footer, dialog'

export function findPartAround(target: Element): FoundPart | undefined {
  if (isOfDemo(target)) return undefined
  for (let element: Element | null = target; element; element = element.parentElement) {
    const match = matchOf(element)
    if (match) return match
  }
  return undefined
}

export const isShown = (element: Element | undefined) =>
  element?.isConnected === true && element.checkVisibility()

/** @returns the first element in the window, else the first of the page */
export function findElement({ selector }: ShopPart): Element | undefined {
  const shown = [...document.querySelectorAll(selector)].filter((each) => isShown(each) && !isOfDemo(each))
  return shown.find(isInWindow) ?? shown[0]
}

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
