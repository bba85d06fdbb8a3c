import type { KeyboardEvent } from 'react'

import { itemElements } from './anchor.js'
import { childrenOf, parentOf } from './composed-tree.js'
import { takeFocus } from './focus.js'
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

/** Tab stops after an element (or before it), the nearest first. A positive `tabindex` does not change the order. */
function tabStopsBeyond(element: Element, step: number): HTMLElement[] {
  const parent = parentOf(element)
  if (!parent) return []
  const siblings = childrenOf(parent)
  const index = siblings.indexOf(element)
  const tabStops = (step > 0 ? siblings.slice(index + 1) : siblings.slice(0, index)).flatMap(tabStopsIn)
  return [...(step > 0 ? tabStops : tabStops.reverse()), ...tabStopsBeyond(parent, step)]
}

function tabStopsIn(element: Element): HTMLElement[] {
  const inner = childrenOf(element).flatMap(tabStopsIn)
  const { tabIndex } = element as HTMLElement
  return tabIndex >= 0 && !isSkippedRadio(element) ? [element as HTMLElement, ...inner] : inner
}

/** The Tab key skips an unchecked radio button when another one of its group is checked. */
function isSkippedRadio(element: Element): boolean {
  const { type, name, form, checked } = element as HTMLInputElement
  if (type !== 'radio' || !name || checked) return false
  const others = (element.getRootNode() as ParentNode).querySelectorAll<HTMLInputElement>(
    '[type=radio]:checked',
  )
  return [...others].some((other) => other.name === name && other.form === form)
}
