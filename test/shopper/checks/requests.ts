import type { Settings } from '../settings.js'
import type { ShopperPage } from '../shopper-page.js'

/** How many pages a step may load. */
export interface Allowance {
  /** Presses of the controls. */
  presses: number
  /** In pixels. */
  travel: number
  /** Whether the step may ask for all loaded pages again. */
  reloads: boolean
}

/** A cursor that the store lost costs a refetch and the page once more. */
const FOR_LOST_CURSOR = 8

/** Automatic loading keeps one screen below the viewport filled; the list's end may have been one screen above it. */
const SCREENS_TO_FILL = 3

/**
 * The most pages that a list may ask for in a step. A list with buttons: one for each press. An automatic list: what
 * fills its screens, and one for each gesture or screen of a long scroll.
 */
export function allowedPages(
  { isAuto, maxPages = Infinity, picture }: Settings,
  { presses, travel, reloads }: Allowance,
  { pageHeight: loadedHeight, textHeight, screen, loadedPages, hasStoreChanged }: PageSize,
): number {
  // Pictures without size have no height while they load, and the next pages fill the screens.
  const pageHeight = picture === 'unsized' ? textHeight : loadedHeight
  const gestures = presses + Math.ceil(travel / screen) + (travel > 0 ? 1 : 0)
  const toFill = isAuto ? Math.min(Math.ceil((SCREENS_TO_FILL * screen) / pageHeight) + 1, maxPages) : 0
  const isMoving = presses > 0 || travel > 0 || reloads
  return (
    (isAuto ? gestures : presses) +
    (isMoving ? toFill : 0) +
    (reloads ? 2 * loadedPages + FOR_LOST_CURSOR : 0) +
    (hasStoreChanged && isMoving ? FOR_LOST_CURSOR + loadedPages : 0)
  )
}

export interface PageSize {
  /** In pixels, of the products of one request. */
  readonly pageHeight: number
  /** The same without their pictures. */
  readonly textHeight: number
  readonly screen: number
  readonly loadedPages: number
  readonly hasStoreChanged: boolean
}

export async function measurePages(
  page: ShopperPage,
  limit: number,
): Promise<Omit<PageSize, 'hasStoreChanged'>> {
  return (await page.run(`
    const items = [...document.querySelectorAll('#list [data-item-id]')].map((item) => item.getBoundingClientRect())
    const columns = Math.max(1, items.filter(({ top }) => top === items[0].top).length)
    const rows = Math.max(1, Math.ceil(items.length / columns))
    const height = items.length > 0 ? items.at(-1).bottom - items[0].top : 0
    const pageHeight = Math.max(1, (height / rows) * (${limit} / columns))
    const line = document.querySelector('#list [data-item-id] a')?.offsetHeight ?? 1
    const list = document.querySelector('#list')
    return { pageHeight, textHeight: line * (${limit} / columns), screen: screenEdges().bottom - screenEdges().top, loadedPages: Math.ceil((list?.offsetHeight ?? 0) / pageHeight) }
  `)) as Omit<PageSize, 'hasStoreChanged'>
}
