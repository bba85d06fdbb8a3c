import type { RefObject } from 'react'

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

/** Scrolls a virtual grid to an item that it does not render. `offset`: CSS pixels from the top of the screen to the item. */
export type RevealItem = (id: string, offset?: number) => void

/** The scroll position of one list. The root owns it; parts and the record of the visit read this much of it. */
export interface ListPosition {
  readonly rootRef: RefObject<HTMLElement | null>
  /** Called by a virtual grid. */
  readonly setReveal: (reveal: RevealItem | undefined) => void
  /** False while what is above a restored item can still load. */
  readonly isSettled: () => boolean
}
