/**
 * Calls back now, or when the browser shows a page that it has prerendered: until then, no shopper has seen the page.
 * @returns a function that cancels the call
 */
export function whenActivated(callback: () => void): () => void {
  const { prerendering } = document as { readonly prerendering?: boolean }
  if (!prerendering) callback()
  else document.addEventListener('prerenderingchange', callback, { once: true })
  return () => document.removeEventListener('prerenderingchange', callback)
}
