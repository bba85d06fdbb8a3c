import type { KeyboardEvent } from 'react'

import { itemElements } from '../scroll/anchor.js'
import { focusables } from './focus-item.js'
import { isField } from '../../dom/is-field.js'

/**
 * Keys of a feed: Page Down and Page Up to the next and the previous article, Control + End and Control +
 * Home out of it, past its controls and before them.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/feed/ "Keyboard Interaction"
 */
export function onFeedKey(event: KeyboardEvent, root: Element): void {
  const { key, target, altKey, shiftKey } = event
  const leaves = event.ctrlKey || event.metaKey
  if (altKey || shiftKey || isField(target)) return
  const next = leaves
    ? { End: outside(root, 1), Home: outside(root, -1) }[key]
    : { PageDown: articleBy(1), PageUp: articleBy(-1) }[key]
  if (!next) return
  event.preventDefault()
  next.focus()

  function articleBy(step: number): HTMLElement | undefined {
    const articles = itemElements(root)
    const current = articles.findIndex((article) => article.contains(target as Node))
    return current < 0 ? undefined : articles[current + step]
  }
}

/** The first thing that takes the focus after the list, or the last before it. */
function outside(root: Element, direction: 1 | -1): HTMLElement | undefined {
  const position = direction > 0 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING
  const candidates = focusables(root.ownerDocument).filter(
    // Exactly: what is around the root or inside of it has another bit beside.
    (each) =>
      each.tabIndex >= 0 && each.checkVisibility?.() && root.compareDocumentPosition(each) === position,
  )
  return candidates.at(direction > 0 ? 0 : -1)
}
