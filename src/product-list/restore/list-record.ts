import type { PageCursor } from '../../core/index.js'
import { isObject } from '../../core/is-object.js'
import type { ListRecord } from '../state/restoration.js'

/** A longer text is not from this package. */
const MAX_LENGTH = 2_000

const PREFIX = 'storefront-react:list:'

export function readRecord(key: string): ListRecord | undefined {
  try {
    const text = sessionStorage.getItem(PREFIX + key)
    const value: unknown = text && text.length <= MAX_LENGTH ? JSON.parse(text) : undefined
    if (isRecord(value)) return value
  } catch {
    // Malformed JSON, or the browser blocks storage (sandboxed iframe, cookies): the list starts at its head.
  }
  return undefined
}

export function writeRecord(key: string, record: ListRecord): void {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(record))
  } catch {
    // Storage is full or blocked: the next visit starts at the head.
  }
}

function isRecord(value: unknown): value is ListRecord {
  const { id, offset, startCursor, resumeCursor, pageCount } = (value ?? {}) as Record<string, unknown>
  return (
    typeof id === 'string' &&
    Number.isFinite(offset) &&
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
        (name === 'startingAfter' || name === 'endingBefore') && typeof id === 'string' && id !== '',
    )
  )
}
