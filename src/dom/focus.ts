import { activeElementOf } from './composed-tree.js'

/** The elements inside an element that have or are given a tab index, in document order. */
export function focusables(element: ParentNode): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>('*')].filter(
    (inner) => inner.tabIndex >= 0 || inner.hasAttribute('tabindex'),
  )
}

/**
 * Focuses an item without scrolling: the item itself when it is focusable (in a feed), else a control inside the
 * item, else the item with a temporary `tabindex`.
 *
 * @param index which control inside the item to try first
 */
export function focusItem(item: HTMLElement, index = 0): void {
  const inner = focusables(item)
  const candidates = item.tabIndex >= 0 && index === 0 ? [item] : [inner[index], ...inner]
  if (!candidates.some((candidate) => candidate && takeFocus(candidate, { preventScroll: true })))
    forceFocus(item)
}

/** Focuses an element, and makes an unfocusable one focusable until it loses the focus. */
export function forceFocus(element: HTMLElement): void {
  if (takeFocus(element, { preventScroll: true })) return
  element.tabIndex = -1
  takeFocus(element, { preventScroll: true })
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
}

/** @returns whether the element accepted the focus; hidden, inert and disabled elements refuse it */
export function takeFocus(element: HTMLElement, options?: FocusOptions): boolean {
  element.focus(options)
  return activeElementOf(element) === element
}
