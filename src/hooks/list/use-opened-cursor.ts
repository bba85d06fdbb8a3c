'use client'
import { hashKey, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'

import type { PageCursor } from '../../core/list/list-params.js'
import type { ListOpening } from './list-opening.js'

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
