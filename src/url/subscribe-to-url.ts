import { subscribeToEntry } from '../dom/use-entry-key.js'

// Without the Navigation API, only back and forward notify. Routers change the URL in `useInsertionEffect`, where React
// allows no updates, so notify in a microtask.
export function subscribeToUrl(onChange: () => void): () => void {
  const onChangeSoon = () => queueMicrotask(onChange)
  const unsubscribe = subscribeToEntry(onChangeSoon)
  addEventListener('popstate', onChangeSoon)
  return () => {
    unsubscribe()
    removeEventListener('popstate', onChangeSoon)
  }
}
