import type { KeyboardEvent } from 'react'

import { itemElements } from './anchor.js'
import { focusables, takeFocus } from './focus.js'
import { isField } from './is-field.js'

/**
 * Keys of a feed: Page Down and Page Up move to the next and the previous article; Control + End and Control + Home
 * move to the first tab stop after the feed's root and to the last one before it.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/feed/ "Keyboard Interaction"
 */
export function onFeedKey(event: KeyboardEvent, root: Element): void {
  const { key, target, altKey, shiftKey } = event
  const leaves = event.ctrlKey || event.metaKey
  const step = leaves ? { End: 1, Home: -1 }[key] : { PageDown: 1, PageUp: -1 }[key]
  if (!step || altKey || shiftKey || isField(target)) return
  const candidates = leaves ? tabStopsBeyond(root, step) : articlesBy(step)
  // `focus()` skips what no selector finds: inert subtrees, closed details, hidden and disabled elements.
  if (candidates.some((candidate) => takeFocus(candidate))) event.preventDefault()

  function articlesBy(step: number): HTMLElement[] {
    const articles = itemElements(root)
    const current = articles.findIndex((article) => article.contains(target as Node))
    return current < 0 ? [] : articles.slice(Math.max(current + step, 0), current + step + 1)
  }
}

/**
 * Possible tab stops after an element (or before it), the nearest first: in its own tree, then around the hosts of its
 * shadow roots. Left out for their size: controls inside other shadow roots, and the order of a positive `tabindex`.
 */
function tabStopsBeyond(element: Element, step: number): HTMLElement[] {
  const tree = element.getRootNode() as ShadowRoot
  // Compare with `===`: ancestors and descendants also set CONTAINS or CONTAINED_BY.
  const position = step > 0 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING
  const tabStops = focusables(tree).filter(
    (candidate) =>
      candidate.tabIndex >= 0 &&
      element.compareDocumentPosition(candidate) === position &&
      // A radio button is `:indeterminate` while none of its group is checked; else the Tab key skips it.
      !candidate.matches('[type=radio]:not(:checked, :indeterminate)'),
  )
  if (step < 0) tabStops.reverse()
  return tree.host ? [...tabStops, ...tabStopsBeyond(tree.host, step)] : tabStops
}
