const FOCUSABLE =
  ':is(a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]):not(:disabled)'

/** What can take the focus inside an element, in order. */
export function focusables(element: ParentNode): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(FOCUSABLE)]
}

/**
 * Focuses an item: itself where it takes the focus by its own (in a feed), else what it holds, e.g. its link,
 * else itself after all. Does not scroll.
 *
 * @param index which of what it holds to try first
 */
export function focusItem(item: HTMLElement, index = 0): void {
  const inner = focusables(item)
  const candidates = item.tabIndex >= 0 && index === 0 ? [item] : [inner[index], ...inner]
  if (!candidates.some((each) => each && takeFocus(each))) focusByForce(item)
}

/** Focuses an element that does not take the focus by itself, for as long as it has it. */
export function focusByForce(element: HTMLElement): void {
  if (takeFocus(element)) return
  element.tabIndex = -1
  takeFocus(element)
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
}

function takeFocus(element: HTMLElement): boolean {
  element.focus({ preventScroll: true })
  return element.ownerDocument.activeElement === element
}
