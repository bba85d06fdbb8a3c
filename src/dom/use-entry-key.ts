'use client'
import { useClientValue } from './use-is-hydrating.js'

/** The part of the Navigation API that is used here; some browsers lack the API. */
interface NavigationLike extends EventTarget {
  readonly currentEntry: { readonly key: string } | null
}

function navigationOf(): NavigationLike | undefined {
  return (globalThis as { navigation?: NavigationLike }).navigation
}

/** Notifies of a change of the history entry before a router reacts to the change. */
export function subscribeToEntry(onChange: () => void): () => void {
  const navigation = navigationOf()
  navigation?.addEventListener('currententrychange', onChange)
  return () => navigation?.removeEventListener('currententrychange', onChange)
}

/** Key of the current history entry; `''` in a browser without the Navigation API. */
export function currentEntryKey(): string {
  return navigationOf()?.currentEntry?.key ?? ''
}

/**
 * Key of the current history entry. `undefined` during hydration, so that the first render equals the server's;
 * a layout effect then re-renders with the key before the first paint.
 */
export function useEntryKey(): string | undefined {
  return useClientValue(subscribeDeferred, currentEntryKey)
}

/** Deferred, because a router may navigate inside `useInsertionEffect`, where React allows no state update. */
function subscribeDeferred(onChange: () => void): () => void {
  return subscribeToEntry(() => queueMicrotask(onChange))
}
