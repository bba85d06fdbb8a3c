import type { KeyboardEvent } from 'react'

import { itemElements } from './anchor.js'
import { focusables, takeFocus } from './focus.js'
import { isField } from './is-field.js'

/** @see https://www.w3.org/WAI/ARIA/apg/patterns/feed/ "Keyboard Interaction" */
export function onFeedKey(event: KeyboardEvent, root: Element): void {
  const { key, target, altKey, shiftKey } = event
  const leaves = event.ctrlKey || event.metaKey
  const step = leaves ? { End: 1, Home: -1 }[key] : { PageDown: 1, PageUp: -1 }[key]
  if (!step || altKey || shiftKey || isField(target)) return
  const candidates = leaves ? tabStopsBeyond(root, step) : articlesBy(step)
  // Try each candidate: no selector finds all inert, hidden and disabled elements.
  if (candidates.some((candidate) => takeFocus(candidate))) event.preventDefault()

  function articlesBy(step: number): HTMLElement[] {
    const articles = [...itemElements(root)]
    const current = articles.findIndex((article) => article.contains(target as Node))
    return current < 0 ? [] : articles.slice(Math.max(current + step, 0), current + step + 1)
  }
}

/** Nearest first. To save bytes, ignores controls in other shadow roots and the order of positive `tabindex`. */
function tabStopsBeyond(element: Element, step: number): HTMLElement[] {
  const tree = element.getRootNode() as ShadowRoot
  // Compare with `===`: ancestors and descendants also set CONTAINS or CONTAINED_BY.
  const position = step > 0 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING
  const tabStops = focusables(tree).filter(
    (candidate) =>
      candidate.tabIndex >= 0 &&
      element.compareDocumentPosition(candidate) === position &&
      // Tab skips an unchecked radio button, unless no button of its group is checked (`:indeterminate`).
      !candidate.matches('[type=radio]:not(:checked, :indeterminate)'),
  )
  if (step < 0) tabStops.reverse()
  return tree.host ? [...tabStops, ...tabStopsBeyond(tree.host, step)] : tabStops
}
