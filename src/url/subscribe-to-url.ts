import { subscribeToEntry } from '../dom/use-entry-key.js'

/**
 * Notifies of every change of the URL; without the Navigation API, of back and forward only. Notifies in a microtask,
 * because routers change the URL in `useInsertionEffect`, where React allows no updates.
 */
export function subscribeToUrl(onChange: () => void): () => void {
  const onChangeSoon = () => queueMicrotask(onChange)
  const unsubscribe = subscribeToEntry(onChangeSoon)
  addEventListener('popstate', onChangeSoon)
  return () => {
    unsubscribe()
    removeEventListener('popstate', onChangeSoon)
  }
}
