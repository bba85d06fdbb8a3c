import { subscribeToEntry } from '../dom/use-entry-key.js'

/**
 * Calls back when the address changes, whoever changed it. Without the Navigation API only for back and forward: what
 * reads the address then is as old as its last render. Not within the change itself, which routers make where React takes
 * no updates (`useInsertionEffect`).
 */
export function subscribeToUrl(onChange: () => void): () => void {
  const onChangeSoon = () => queueMicrotask(onChange)
  const stopHearing = subscribeToEntry(onChangeSoon)
  addEventListener('popstate', onChangeSoon)
  return () => {
    stopHearing()
    removeEventListener('popstate', onChangeSoon)
  }
}
