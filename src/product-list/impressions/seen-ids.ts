import { INDEX_KEY_START } from '../../dom/use-entry-key.js'

const PREFIX = 'storefront-seen:'

/** Of one tab, for all history entries. */
const MAX_LISTS = 20

/** Of one list. A page has at most 100 items, so this is a long visit. */
const MAX_STORED_IDS = 2_000

const MAX_LENGTH = 500_000

/** The ids that a list has reported in one history entry: a remount does not report them again. */
const known = new Map<string, Set<string>>()

/** The keys that mounted hooks use: two hooks of one list store their ids under different keys. */
const claimed = new Set<string>()

/**
 * A key for one hook of a list: several hooks report the same items, each to its own tool. Hooks of one list claim their
 * keys in the same order after a reload, because effects run in the order of the tree.
 * @param key `''` if nothing identifies the list and the entry
 */
export function claimKey(key: string): { readonly key: string; readonly release: () => void } {
  if (key === '') return { key, release: () => undefined }
  let own = key
  for (let hook = 2; claimed.has(own); hook++) own = `${key}#${hook}`
  claimed.add(own)
  return { key: own, release: () => void claimed.delete(own) }
}

/**
 * The ids that were reported for one list in one history entry. They survive a reload, because the entry does.
 * @param key `''` if nothing identifies the list and the entry: each call then returns an empty set
 */
export function getSeenIds(key: string): Set<string> {
  if (key === '') return new Set()
  let ids = known.get(key)
  if (!ids) known.set(key, (ids = new Set(readIds(key))))
  return ids
}

export function saveSeenIds(key: string, ids: ReadonlySet<string>): void {
  // An index names an entry of one document only.
  if (key === '' || key.startsWith(INDEX_KEY_START)) return
  try {
    const text = JSON.stringify({ at: Date.now(), ids: [...ids].slice(-MAX_STORED_IDS) })
    if (text.length <= MAX_LENGTH) sessionStorage.setItem(PREFIX + key, text)
    removeOldLists()
  } catch {
    // The browser blocks the storage, or it is full: a reload reports the items again.
  }
}

function readIds(key: string): readonly string[] {
  try {
    const text = sessionStorage.getItem(PREFIX + key)
    const value: unknown = text && text.length <= MAX_LENGTH ? JSON.parse(text) : undefined
    const { ids } = (value ?? {}) as { ids?: unknown }
    if (Array.isArray(ids)) return ids.filter((id): id is string => typeof id === 'string')
  } catch {
    // Malformed JSON, or the browser blocks the storage.
  }
  return []
}

function removeOldLists(): void {
  const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX))
  if (keys.length <= MAX_LISTS) return
  const savedAt = (key: string) => Number(/^\{"at":(\d+)/.exec(sessionStorage.getItem(key) ?? '')?.[1] ?? 0)
  const newestFirst = keys.map((key) => ({ key, at: savedAt(key) })).sort((a, b) => b.at - a.at)
  for (const { key } of newestFirst.slice(MAX_LISTS)) sessionStorage.removeItem(key)
}
