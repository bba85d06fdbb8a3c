import { createMemoryStorage } from './memory-storage.js'

export interface DefaultStorage {
  readonly storage: Storage
  /** Whether the values survive a reload. */
  readonly isPersistent: boolean
}

/** The memory of a document whose `localStorage` is refused: each call must return the same. */
let refused: DefaultStorage | undefined

/**
 * The `localStorage` of a document. Without a document there is one memory for each call: Node's own global
 * `localStorage` would mix the values of different users.
 */
export function getDefaultStorage(): DefaultStorage {
  if (typeof document === 'undefined') return { storage: createMemoryStorage(), isPersistent: true }
  try {
    const storage = window.localStorage
    // Reading the property throws if cookies are blocked; it is null in some web views.
    if (storage) return { storage, isPersistent: true }
  } catch {
    // Falls back to the memory below.
  }
  return (refused ??= { storage: createMemoryStorage(), isPersistent: false })
}
