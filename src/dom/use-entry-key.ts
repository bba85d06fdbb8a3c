'use client'
import { useClientValue } from './use-is-hydrating.js'

/** The part of the Navigation API that is used; not every browser has it. */
interface NavigationLike extends EventTarget {
  readonly currentEntry: { readonly key: string } | null
}

function navigationOf(): NavigationLike | undefined {
  return (globalThis as { navigation?: NavigationLike }).navigation
}

/** Calls back after the browser has gone to another history entry, before anything else reacts to it. */
export function subscribeToEntry(onChange: () => void): () => void {
  const navigation = navigationOf()
  navigation?.addEventListener('currententrychange', onChange)
  return () => navigation?.removeEventListener('currententrychange', onChange)
}

/** Key of the history entry that is shown; `''` where the browser has no Navigation API. */
export function currentEntryKey(): string {
  return navigationOf()?.currentEntry?.key ?? ''
}

/**
 * Key of the history entry that is shown. `undefined` while hydrating, so that the first render is the
 * server's; the key then comes before anything is painted.
 */
export function useEntryKey(): string | undefined {
  return useClientValue(subscribeSoon, currentEntryKey)
}

/** Not within the change itself, which routers make where React takes no updates (`useInsertionEffect`). */
function subscribeSoon(onChange: () => void): () => void {
  return subscribeToEntry(() => queueMicrotask(onChange))
}
