import { findAnchor, idOf, itemElement } from '../scroll/anchor.js'
import { focusables, focusByForce, focusItem } from './focus-item.js'
import { nearest, type Items } from './nearest.js'

/**
 * Notes what has the focus before a commit, to find it another place if the commit takes its element away: a
 * button at the end of the list, a retry that worked, an item that was deleted or dropped by the window.
 *
 * | had the focus               | gets it                                              |
 * | --------------------------- | ---------------------------------------------------- |
 * | an item, or something in it | the same in its new element, else its nearest neighbour |
 * | the end, or its error       | the first new item                                   |
 * | the start, or its error     | the item that was first                              |
 * | anything else               | the first item in view                               |
 * | anything, and no items left | the root, and from there the first item that comes   |
 */
export function holdFocus(root: HTMLElement, before: Items): ((after: Items) => void) | undefined {
  const active = root.ownerDocument.activeElement as HTMLElement | null
  if (!active || !root.contains(active)) return
  const item = active.closest<HTMLElement>('[data-item-id]')
  const id = item && idOf(item)
  const indexInItem = item ? focusables(item).indexOf(active) : 0
  const side = active.closest<HTMLElement>('[data-side]')?.dataset.side

  return (after) => {
    if (active === root ? before.length > 0 : active.isConnected) return
    const target = nextTarget(after)
    const element = target && itemElement(root, target)
    if (element) focusItem(element, target === id ? Math.max(indexInItem, 0) : 0)
    else focusByForce(root)
  }

  function nextTarget(after: Items): string | undefined {
    if (id)
      return after[
        nearest(
          before.findIndex((each) => each.id === id),
          before,
          after,
        )
      ]?.id
    if (side === 'previous') return after[nearest(0, before, after)]?.id
    if (side !== 'next') return findAnchor(root)?.id
    const last = nearest(before.length - 1, before, after)
    return (after[last + 1] ?? after[last])?.id
  }
}
