import { activeElementOf } from './composed-tree.js'

/** In document order, with elements that only scripts can focus (`tabindex="-1"`). */
export function focusables(element: ParentNode): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>('*')].filter(
    (inner) => inner.tabIndex >= 0 || inner.hasAttribute('tabindex'),
  )
}

/** A focus event does not say who moved the focus: the package sets this while it does. */
let isMoving = false

/** Whether this package moves the focus because an element disappeared, and not the user. Read in a focus handler. */
export function isFocusMoving(): boolean {
  return isMoving
}

function moveFocus(element: HTMLElement): boolean {
  isMoving = true
  const isFocused = takeFocus(element, { preventScroll: true })
  isMoving = false
  return isFocused
}

/** Focuses a feed item, else a control in the item (at `index` first), else the item with a temporary `tabindex`. */
export function focusItem(item: HTMLElement, index = 0): void {
  const inner = focusables(item)
  const candidates = item.tabIndex >= 0 && index === 0 ? [item] : [inner[index], ...inner]
  if (!candidates.some((candidate) => candidate && moveFocus(candidate))) forceFocus(item)
}

/** Makes an unfocusable element focusable until it loses the focus. */
export function forceFocus(element: HTMLElement): void {
  if (moveFocus(element)) return
  element.tabIndex = -1
  moveFocus(element)
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
}

/** @returns whether the element accepted the focus; hidden, inert and disabled elements do not */
export function takeFocus(element: HTMLElement, options?: FocusOptions): boolean {
  element.focus(options)
  return activeElementOf(element) === element
}
