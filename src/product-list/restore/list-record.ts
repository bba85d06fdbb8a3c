import type { Anchor } from '../scroll/anchor.js'
import type { PageCursor } from '../../core/index.js'
import { isObject } from '../../core/is-object.js'

/** What it takes to show a list as it was left: a few hundred bytes, no products. */
export interface ListRecord extends Anchor {
  /** Where the list had been opened; its cached data is found by that. */
  readonly openedAt: PageCursor
  /** Where to open it when nothing is cached: at the anchor itself. */
  readonly resumeAt: PageCursor
  /** Pages that were loaded; no more are loaded to find the place again. */
  readonly pageCount: number
}

/** A record longer than this is not ours. */
const MAX_LENGTH = 2_000

const PREFIX = 'storefront-react:list:'

/** The record under a key; `undefined` when there is none, it is not one, or storage is refused. */
export function readRecord(key: string): ListRecord | undefined {
  try {
    const text = sessionStorage.getItem(PREFIX + key)
    const value: unknown = text && text.length <= MAX_LENGTH ? JSON.parse(text) : undefined
    if (isRecord(value)) return value
  } catch {
    // Refused (a sandboxed frame, blocked cookies) or not JSON: the list starts at its head.
  }
  return undefined
}

export function writeRecord(key: string, record: ListRecord): void {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(record))
  } catch {
    // Full or refused: the next visit starts at the head.
  }
}

function isRecord(value: unknown): value is ListRecord {
  const { id, offset, openedAt, resumeAt, pageCount } = (value ?? {}) as Record<string, unknown>
  return (
    typeof id === 'string' &&
    Number.isFinite(offset) &&
    Number.isFinite(pageCount) &&
    isCursor(openedAt) &&
    isCursor(resumeAt)
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
