'use client'
import { useClientValue } from './use-is-hydrating.js'

/** Some browsers lack the Navigation API. */
interface NavigationLike extends EventTarget {
  readonly currentEntry: { readonly key: string } | null
}

function navigationOf(): NavigationLike | undefined {
  return (globalThis as { navigation?: NavigationLike }).navigation
}

/** Notifies before a router reacts to the new history entry. */
export function subscribeToEntry(onChange: () => void): () => void {
  const navigation = navigationOf()
  navigation?.addEventListener('currententrychange', onChange)
  return () => navigation?.removeEventListener('currententrychange', onChange)
}

/** `''` in a browser without the Navigation API. */
export function currentEntryKey(): string {
  return navigationOf()?.currentEntry?.key ?? ''
}

export function useEntryKey(): string | undefined {
  return useClientValue(subscribeDeferred, currentEntryKey)
}

/** Deferred: a router may navigate inside `useInsertionEffect`, where React allows no state update. */
function subscribeDeferred(onChange: () => void): () => void {
  return subscribeToEntry(() => queueMicrotask(onChange))
}
