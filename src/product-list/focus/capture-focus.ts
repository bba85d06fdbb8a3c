import { findAnchor, idOf, itemElement } from '../../dom/anchor.js'
import { activeElementOf } from '../../dom/composed-tree.js'
import { focusables, focusItem, forceFocus } from '../../dom/focus.js'
import { nearestIndex } from '../../dom/nearest-index.js'
import type { LoadedWindow } from '../state/list-state.js'

type Items = LoadedWindow['items']

/**
 * Captures the focused element before a commit, so that the focus can move when the commit removes that element: a
 * button at the end of the list, a retry that succeeded, an item that was deleted or left the window.
 *
 * | focused before               | focused after                                                       |
 * | ---------------------------- | ------------------------------------------------------------------- |
 * | an item, or a control in it  | the same control in the item's new element, else the nearest item    |
 * | the Next part, or its error  | the first new item                                                  |
 * | the Previous part, or its error | the item that was first                                          |
 * | anything else                | the first visible item                                              |
 * | anything, with no items left | the root, and from there the first item that loads                  |
 */
export function captureFocus(root: HTMLElement, before: Items): ((after: Items) => void) | undefined {
  const active = activeElementOf(root)
  if (!active || !root.contains(active)) return
  const item = active.closest<HTMLElement>('[data-item-id]')
  const id = item && idOf(item)
  const indexInItem = item ? focusables(item).indexOf(active as HTMLElement) : 0
  const side = active.closest<HTMLElement>('[data-side]')?.dataset.side

  return (after) => {
    if (active === root ? before.length > 0 : active.isConnected) return
    const target = findTarget(after)
    const element = target && itemElement(root, target)
    if (element) focusItem(element, target === id ? Math.max(indexInItem, 0) : 0)
    else forceFocus(root)
  }

  function findTarget(after: Items): string | undefined {
    const nearest = (position: number) => nearestIndex(position, before, after)
    if (id) return after[nearest(before.findIndex((candidate) => candidate.id === id))]?.id
    if (side === 'previous') return after[nearest(0)]?.id
    if (side !== 'next') return findAnchor(root)?.id
    const last = nearest(before.length - 1)
    return (after[last + 1] ?? after[last])?.id
  }
}
