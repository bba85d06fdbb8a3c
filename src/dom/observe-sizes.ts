import { parentOf } from './composed-tree.js'

/** Reports a new height of the element or of one around it: content before the element changes one of them. */
export function observeSizes(element: Element, onResize: () => void): () => void {
  // jsdom has none.
  if (typeof ResizeObserver === 'undefined') return () => {}
  const observer = new ResizeObserver(onResize)
  for (let each: Element | null = element; each; each = parentOf(each)) observer.observe(each)
  return () => observer.disconnect()
}
