import { activeElementOf } from './composed-tree.js'

/** In document order, with elements that only scripts can focus (`tabindex="-1"`). */
export function focusables(element: ParentNode): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>('*')].filter(
    (inner) => inner.tabIndex >= 0 || inner.hasAttribute('tabindex'),
  )
}

/** Focuses a feed item, else a control in the item (at `index` first), else the item with a temporary `tabindex`. */
export function focusItem(item: HTMLElement, index = 0): void {
  const inner = focusables(item)
  const candidates = item.tabIndex >= 0 && index === 0 ? [item] : [inner[index], ...inner]
  if (!candidates.some((candidate) => candidate && takeFocus(candidate, { preventScroll: true })))
    forceFocus(item)
}

/** Makes an unfocusable element focusable until it loses the focus. */
export function forceFocus(element: HTMLElement): void {
  if (takeFocus(element, { preventScroll: true })) return
  element.tabIndex = -1
  takeFocus(element, { preventScroll: true })
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
}

/** @returns whether the element accepted the focus; hidden, inert and disabled elements do not */
export function takeFocus(element: HTMLElement, options?: FocusOptions): boolean {
  element.focus(options)
  return activeElementOf(element) === element
}
