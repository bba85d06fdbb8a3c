'use client'
import { hashKey } from '@tanstack/react-query'
import { useRef } from 'react'

import type { PageCursor } from '../../core/list/list-params.js'
import { useClientLayoutEffect } from '../../dom/use-client-layout-effect.js'
import { handleOf } from '../../hooks/list/list-handle.js'
import { useStorefront } from '../../hooks/use-storefront.js'
import { isListQueryData } from '../../queries/list/is-list-query-data.js'
import { cursorOf, type AnyList } from '../state/list-state.js'
import type { Restoration } from '../state/restoration.js'
import { isBefore, useRestoration } from './use-restoration.js'

/** Opens the list of a hook as the user left it in this history entry. */
export function useReopenedList(
  list: AnyList,
  restoreKey: string | null | undefined,
): { readonly restoration: Restoration; readonly startCursor: PageCursor } {
  const { queryClient } = useStorefront()
  const opening = handleOf(list)?.opening
  const [restoration, openBesideItem] = useRestoration(
    opening ? hashKey(opening.keyAt()) : '',
    restoreKey,
    (record) => {
      // The caller owns the query, so only the scroll position is restored.
      if (!opening) return true
      const cached = queryClient.getQueryData(opening.keyAt(record.startCursor))
      return (
        isListQueryData(cached) &&
        cached.pages.some(({ items }) => items.some((item) => item.id === record.id))
      )
    },
  )
  const { cursor, record } = restoration
  const isOpen =
    !opening || !cursor || hashKey(opening.keyAt(cursor)) === hashKey(opening.keyAt(opening.cursor))

  // Once for each cursor of a record: two roots can share one list, and would take turns.
  const reopenedRef = useRef<PageCursor>(undefined)
  const foundRef = useRef<PageCursor>(undefined)
  useClientLayoutEffect(() => {
    if (!isOpen) {
      if (reopenedRef.current === cursor) return
      reopenedRef.current = cursor
      opening.reopen(cursor)
    } else if (record && list.data && !list.isPlaceholderData && foundRef.current !== cursor) {
      foundRef.current = cursor
      const isFound = list.data.items.some(({ id }) => id === record.id || id === record.next?.id)
      const firstPage = list.data.pages[0]
      const isOpenBeside = !!firstPage && isBefore(cursorOf(firstPage.param), record.next)
      // The item of the cursor was deleted or has moved, so the list is open elsewhere. A page of search results has a number,
      // and the next pages may have the item.
      const isElsewhere =
        cursor === record.resumeCursor
          ? cursor?.page === undefined
          : isBefore(cursor, record.next) && !isOpenBeside
      if (!isFound && isElsewhere) openBesideItem()
    }
  })
  return {
    restoration: isOpen ? restoration : { ...restoration, record: undefined },
    startCursor: opening?.cursor ?? {},
  }
}
