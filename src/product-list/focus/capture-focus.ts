import { findAnchor, idOf, itemElement } from '../../dom/anchor.js'
import { activeElementOf } from '../../dom/composed-tree.js'
import { focusables, focusItem, forceFocus } from '../../dom/focus.js'
import { nearestIndex } from '../../dom/nearest-index.js'
import type { LoadedWindow } from '../state/list-state.js'

type Items = LoadedWindow['items']

/** Returns a function that moves the focus if the commit removed the focused element. */
export function captureFocus(root: HTMLElement, before: Items): ((after: Items) => void) | undefined {
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

  function findTarget(after: Items): string | undefined {
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
