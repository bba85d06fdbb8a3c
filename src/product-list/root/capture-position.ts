import type { Entity } from '../../core/resources/define-resource.js'
import { findAnchor, idOf, itemElement, itemElements, offsetOf, type Anchor } from '../../dom/anchor.js'
import { activeElementOf } from '../../dom/composed-tree.js'
import { focusables, focusItem, forceFocus } from '../../dom/focus.js'
import { nearestIndex } from '../../dom/nearest-index.js'
import { captureScroll } from '../scroll/capture-scroll.js'
import { failureOf, loadingOf, sideOf, type AnyList } from '../state/list-state.js'
import type { ProductListContextValue } from '../state/product-list-context.js'

/**
 * @returns a function that restores the scroll position and the focus after the commit. It returns the item to hold from
 * then on, `null` if no item that was held can be held any longer, and `undefined` if no item has moved.
 */
export function capturePosition(
  root: HTMLElement,
  { list: before, restoration }: ProductListContextValue,
  { list: after, restoration: { listKey } }: ProductListContextValue,
  isReplacing: { current: boolean },
): (() => Anchor | null | undefined) | undefined {
  const itemsBefore = before.data?.items ?? []
  const itemsAfter = after.data?.items ?? []
  // The awaited page failed. A retry sets the flag again.
  if (failureOf(after) && !after.isFetching) isReplacing.current = false
  if (isReplacing.current && itemsBefore !== itemsAfter && after.data && !after.isPlaceholderData) {
    isReplacing.current = false
    return () => {
      showStart(root)
      return null
    }
  }
  // Most commits only append pages, which moves no item.
  const canMove = before.data?.pages.some((page, index) => page !== after.data?.pages[index])
  const restoreScroll =
    canMove && restoration.listKey === listKey && !before.isPlaceholderData && !isReplacing.current
      ? captureScroll(root, createLookup(itemsBefore, itemsAfter), isPrepend(before, after))
      : undefined
  const restoreFocus = captureFocus(root, itemsBefore)
  return () => {
    const held = canMove ? (restoreScroll?.() ?? null) : undefined
    restoreFocus?.(itemsAfter)
    return held
  }
}

/**
 * The items that can hold the position. An item whose content has changed may have moved, and the list must not follow it,
 * so one of the items next to it must be the same as before. Builds the set of ids after the first miss: in most commits,
 * the first id is found.
 */
function createLookup(before: readonly Entity[], after: readonly Entity[]): (id: string) => boolean {
  let ids: ReadonlySet<string> | undefined
  return (id) => {
    if (ids) return ids.has(id)
    const item = before.find((each) => each.id === id)
    const isFound = !!item && after.includes(item)
    if (isFound) return true
    const places = new Map(before.map((each, place) => [each.id, place]))
    const kept = after.filter((each, at) => {
      const place = places.get(each.id) ?? NaN
      return [0, -1, 1].some((step) => place >= 0 && before[place + step] === after[at + step])
    })
    ids = new Set((kept.length > 0 ? kept : after).map((each) => each.id))
    return ids.has(id)
  }
}

/** Compares the params too: a quick response can arrive before any render shows it as loading. */
function isPrepend(before: AnyList, after: AnyList): boolean {
  const { param } = sideOf(before, 'previous')
  return loadingOf(before) === 'previous' || (!!param && param === after.data?.pages[0]?.param)
}

function showStart(root: HTMLElement): void {
  const first = itemElements(root)[0]
  if (!first) return
  if (offsetOf(first) < 0) root.scrollIntoView({ behavior: 'instant' })
  focusItem(first)
}

/** Returns a function that moves the focus if the commit removed the focused element. */
function captureFocus(
  root: HTMLElement,
  before: readonly Entity[],
): ((after: readonly Entity[]) => void) | undefined {
  const active = activeElementOf(root)
  if (!active || !root.contains(active)) return
  const item = active.closest<HTMLElement>('[data-item-id]')
  const id = item && idOf(item)
  const indexInItem = item ? focusables(item).indexOf(active as HTMLElement) : 0
  const side = active.closest<HTMLElement>('[data-side]')?.dataset.side

  return (after) => {
    // The root has the focus while the list is empty: move the focus to the first item that loads.
    if (active === root ? before.length > 0 : active.isConnected) return
    const target = findTarget(after)
    const element = target && itemElement(root, target)
    if (element) focusItem(element, target === id ? Math.max(indexInItem, 0) : 0)
    else forceFocus(root)
  }

  function findTarget(after: readonly Entity[]): string | undefined {
    const nearest = (position: number) => nearestIndex(position, before, after)
    // The same item, else the nearest one.
    if (id) return after[nearest(before.findIndex((candidate) => candidate.id === id))]?.id
    // After Previous: the item that was first.
    if (side === 'previous') return after[nearest(0)]?.id
    if (side !== 'next') return findAnchor(root)?.id
    // After Next: the first new item.
    const last = nearest(before.length - 1)
    return (after[last + 1] ?? after[last])?.id
  }
}
