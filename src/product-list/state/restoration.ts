import type { PageCursor } from '../../core/list/list-params.js'
import type { Anchor } from '../../dom/anchor.js'

export interface ListRecord extends Anchor {
  /** The item after it, for when the item is deleted or moves. */
  readonly next?: Anchor | undefined
  /** Whether the user was reading this list, and not another one on the page: only such a list scrolls. */
  readonly holdsViewport: boolean
  /** Position of the scroller: a router may have recorded the same one. */
  readonly scrollTop: number
  /** Cursor at which the list was opened; part of the query key of the cached data. */
  readonly startCursor: PageCursor
  /** Cursor to open the list at when nothing is cached. */
  readonly resumeCursor: PageCursor
  /** Maximum number of pages to load when the position is restored. */
  readonly pageCount: number
}

export interface Restoration {
  /** Where this visit saves its record; `''` when it saves none. */
  readonly storageKey: string
  readonly listKey: string
  /** Where the record opens the list. */
  readonly cursor?: PageCursor | undefined
  readonly record?: ListRecord | undefined
}

/** The place that the list restores until the user acts. */
export interface PendingPlace {
  readonly place: Anchor & { isGone: boolean }
  /** @returns the missing pixels when the content is too short */
  readonly restore: () => number
  /** Called when a virtual grid has rendered the item. */
  onRevealed?: () => void
  readonly hold: Hold
}

export interface Hold {
  /** Starts the time again: the list, or a router, has just scrolled. */
  readonly extend: () => void
  readonly stop: () => void
  /** Whether the item was in its place in the last frame. */
  readonly isSettled: () => boolean
}
