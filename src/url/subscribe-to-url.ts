import { createEmitter } from '../core/emitter.js'
import { subscribeToEntry } from '../dom/use-entry-key.js'

const { emit, subscribe } = createEmitter()

/**
 * Without the Navigation API, the browser reports only back and forward, so call `reportUrl` after an update. Routers
 * change the URL in `useInsertionEffect`, where React allows no updates, so notify in a microtask.
 */
export function subscribeToUrl(onChange: () => void): () => void {
  const onChangeSoon = () => queueMicrotask(onChange)
  const unsubscribe = subscribeToEntry(onChangeSoon)
  addEventListener('popstate', onChangeSoon)
  const unsubscribeFromReports = subscribe(onChangeSoon)
  return () => {
    unsubscribe()
    removeEventListener('popstate', onChangeSoon)
    unsubscribeFromReports()
  }
}

/** Notifies the other lists of an update that one list made. */
export function reportUrl(): void {
  emit()
}
