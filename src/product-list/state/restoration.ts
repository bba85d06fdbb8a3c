import type { PageCursor } from '../../core/index.js'
import type { Anchor } from '../../dom/anchor.js'

/** The saved position of a list, in a few hundred bytes and without products. */
export interface ListRecord extends Anchor {
  /** Cursor at which the list was opened; the query key of its cached data contains that cursor. */
  readonly startCursor: PageCursor
  /** Cursor to open the list at when nothing is cached: the one before the anchor. */
  readonly resumeCursor: PageCursor
  /** Loaded pages; restoring the position loads no more pages than this. */
  readonly pageCount: number
}

/** Where to open a list, and which position to scroll to. */
export interface Restoration {
  /** Storage key of the record of this visit; `''` when none is kept. */
  readonly storageKey: string
  readonly listKey: string
  /** Replaces the cursor of the params. */
  readonly cursor?: PageCursor | undefined
  /** The record to scroll to. */
  readonly record?: ListRecord | undefined
}
