import { act } from '@testing-library/react'

/** Makes the document one that the browser prerenders: hidden, until the shopper opens it. */
export function prerender(): { readonly activate: () => void } {
  const state = { prerendering: true, visibilityState: 'hidden' }
  for (const name of ['prerendering', 'visibilityState'] as const)
    Object.defineProperty(document, name, { configurable: true, get: () => state[name] })
  return {
    activate() {
      Reflect.deleteProperty(document, 'prerendering')
      Reflect.deleteProperty(document, 'visibilityState')
      act(() => {
        document.dispatchEvent(new Event('prerenderingchange'))
        document.dispatchEvent(new Event('visibilitychange'))
      })
    },
  }
}
