'use client'
import { useClientValue } from './use-is-hydrating.js'

/** Some browsers lack the Navigation API. */
interface NavigationLike extends EventTarget {
  readonly currentEntry: { readonly key: string } | null
}

/** Keys that start like this name the entries of one document only. */
export const INDEX_KEY_START = 'index-'

function navigationOf(): NavigationLike | undefined {
  return (globalThis as { navigation?: NavigationLike }).navigation
}

/** Whether the browser notifies of each new history entry, also of a router's. */
export function hasEntryEvents(): boolean {
  return navigationOf() !== undefined
}

/**
 * Notifies before a router reacts to the new history entry. Without the Navigation API, only back and forward notify:
 * a router that pushes an entry renders, and a render reads the key again.
 */
export function subscribeToEntry(onChange: () => void): () => void {
  const navigation = navigationOf()
  const [target, type] = navigation ? [navigation, 'currententrychange'] : [window, 'popstate']
  target.addEventListener(type, onChange)
  return () => target.removeEventListener(type, onChange)
}

/** `''` if nothing identifies the entry: a browser without the Navigation API and a router without keys. */
export function currentEntryKey(): string {
  const navigation = navigationOf()
  return navigation ? (navigation.currentEntry?.key ?? '') : routerKey()
}

/**
 * React Router, TanStack Router and Next's Pages Router keep a `key` in `history.state`; React Router gives its first
 * entry only an `idx`. An index alone is not unique in a tab: see `forgetIndexedEntries`.
 */
function routerKey(): string {
  const state: unknown = history.state
  const { key, idx } = (state ?? {}) as Record<string, unknown>
  if (typeof key === 'string') return key
  return typeof idx === 'number' ? `${INDEX_KEY_START}${idx}` : ''
}

export function useEntryKey(): string | undefined {
  return useClientValue(subscribeDeferred, currentEntryKey)
}

/** Deferred: a router may navigate inside `useInsertionEffect`, where React allows no state update. */
function subscribeDeferred(onChange: () => void): () => void {
  return subscribeToEntry(() => queueMicrotask(onChange))
}
