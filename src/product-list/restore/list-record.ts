import type { PageCursor } from '../../core/list/list-params.js'
import { isObject } from '../../core/is-object.js'
import { RECORD_PREFIX, recordKeys } from '../../dom/list-records.js'
import { INDEX_KEY_START } from '../../dom/use-entry-key.js'
import type { ListRecord } from '../state/restoration.js'

/** Of one tab, for all history entries. */
const MAX_RECORDS = 50

/** A longer text is not from this package. */
const MAX_LENGTH = 2_000

export function readRecord(key: string): ListRecord | undefined {
  try {
    const text = sessionStorage.getItem(RECORD_PREFIX + key)
    const value: unknown = text && text.length <= MAX_LENGTH ? JSON.parse(text) : undefined
    if (isRecord(value)) return value
  } catch {
    // Malformed JSON, or the browser blocks storage (sandboxed iframe, cookies): the list starts at its head.
  }
  return undefined
}

export function writeRecord(key: string, record: ListRecord): void {
  try {
    const isNew = sessionStorage.getItem(RECORD_PREFIX + key) === null
    const stored: StoredRecord = { ...record, savedAt: Date.now() }
    sessionStorage.setItem(RECORD_PREFIX + key, JSON.stringify(stored))
    if (isNew) removeOldRecords()
  } catch {
    // Storage is full or blocked: the next visit starts at the head.
  }
}

/** Once for each document. */
let isDone = false

/**
 * A router's index restarts with each document, so only a reload continues the entries of the last document. After
 * any other load, a record could belong to another visit in the same tab, and would restore a wrong place.
 */
export function forgetIndexedEntries(): void {
  if (isDone) return
  isDone = true
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (load?.type !== 'reload') removeRecords(INDEX_KEY_START)
  addEventListener('pageshow', ({ persisted }) => {
    // From the back/forward cache: the records are of the document that was shown in between.
    if (persisted) removeRecords(INDEX_KEY_START)
  })
}

/** Forgets where the user left lists in history entries whose keys start like this. */
function removeRecords(keyStart: string): void {
  try {
    for (const key of recordKeys())
      if (key.startsWith(RECORD_PREFIX + keyStart)) sessionStorage.removeItem(key)
  } catch {
    // The browser blocks storage, so there are no records.
  }
}

interface StoredRecord extends ListRecord {
  /** Milliseconds since 1970. */
  readonly savedAt: number
}

function removeOldRecords(): void {
  const newestFirst = recordKeys().sort((a, b) => savedAtOf(b) - savedAtOf(a))
  for (const key of newestFirst.slice(MAX_RECORDS)) sessionStorage.removeItem(key)
}

function savedAtOf(key: string): number {
  return Number(/"savedAt":(\d+)/.exec(sessionStorage.getItem(key) as string)?.[1] ?? 0)
}

function isRecord(value: unknown): value is ListRecord {
  // `next` does no harm whatever it is: it is used only where its id is that of an item.
  if (!isObject(value)) return false
  const { id, offset, holdsViewport, startCursor, resumeCursor, pageCount } = value
  return (
    typeof id === 'string' &&
    Number.isFinite(offset) &&
    typeof holdsViewport === 'boolean' &&
    Number.isFinite(pageCount) &&
    isCursor(startCursor) &&
    isCursor(resumeCursor)
  )
}

function isCursor(value: unknown): value is PageCursor {
  if (!isObject(value)) return false
  const entries = Object.entries(value)
  return (
    entries.length <= 1 &&
    entries.every(
      ([name, id]) =>
        ((name === 'startingAfter' || name === 'endingBefore') && id && typeof id === 'string') ||
        (name === 'page' && Number.isInteger(id) && (id as number) > 0),
    )
  )
}
