'use client'
import { hashKey, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'

import type { PageCursor } from '../../core/list/list-params.js'

/** How `ProductList.Root` restores the list of a hook: the hook owns the query, so only the hook can reopen it. */
export interface ListOpening {
  /** Where the list is open now. */
  readonly cursor: PageCursor
  /** The query key of the list when it is open at this cursor. Default: the cursor of the params. */
  readonly keyAt: (cursor?: PageCursor) => QueryKey
  /** Opens the list at this cursor until its params change. */
  readonly reopen: (cursor: PageCursor) => void
}

interface OpenedCursor {
  /** Where the list was reopened; `undefined` if it is open where its params say. */
  readonly cursor: PageCursor | undefined
  /** Lets `ProductList.Root` restore this list. */
  readonly opening: ListOpening
}

/**
 * @param ownCursor where the params open the list
 * @param keyAt the query key of the list when it is open at a cursor
 */
export function useOpenedCursor(
  ownCursor: PageCursor,
  keyAt: (cursor: PageCursor) => QueryKey,
): OpenedCursor {
  const [opened, setOpened] = useState<{ readonly listHash: string; readonly cursor: PageCursor }>()
  // A cursor belongs to one list: with other params, and after a return to these params, it is outdated.
  const isOutdated = opened !== undefined && opened.listHash !== hashKey(keyAt(ownCursor))
  if (isOutdated) setOpened(undefined)
  const cursor = isOutdated ? undefined : opened?.cursor
  return {
    cursor,
    opening: {
      cursor: cursor ?? ownCursor,
      keyAt: (next = ownCursor) => keyAt(next),
      reopen: (next) => setOpened({ listHash: hashKey(keyAt(ownCursor)), cursor: next }),
    },
  }
}
