'use client'
import { hashKey } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import type { PageCursor } from '../../core/list/list-params.js'
import { listen } from '../../dom/listen.js'
import { useClientLayoutEffect } from '../../dom/use-client-layout-effect.js'
import { currentEntryKey, useEntryKey } from '../../dom/use-entry-key.js'
import { handleOf } from '../../hooks/list/list-handle.js'
import { useStorefront } from '../../hooks/use-storefront.js'
import { isListQueryData } from '../../queries/list/list-query-data.js'
import { cursorOf, type AnyList } from '../state/list-state.js'
import type { ListRecord, Restoration } from '../state/restoration.js'
import { forgetIndexedEntries, readRecord } from './list-record.js'

/**
 * `useLocation().key` for the first history entry of every document, so it identifies no visit.
 * @see https://github.com/remix-run/react-router/blob/main/packages/react-router/lib/router/history.ts
 */
const REACT_ROUTER_FIRST_KEY = 'default'

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

/** Whether a list that starts at this cursor ends before the item. */
function isBefore(cursor: PageCursor | undefined, item: ListRecord['next']): boolean {
  return item !== undefined && cursor?.endingBefore === item.id
}

/** Each key is read once per visit: a list that reopens, e.g. after a filter is cleared, starts from scratch. */
interface Visit {
  readonly name: string
  readonly read: readonly string[]
}

/**
 * Reads where the user left the list in this history entry: with the cached data, else at the item that was visible.
 * @returns also a function that opens the list at the page that ends with that item, and then at the page before it
 */
function useRestoration(
  listKey: string,
  restoreKey: string | null | undefined,
  isCached: (record: ListRecord) => boolean,
): readonly [restoration: Restoration, openBesideItem: () => void] {
  const entryKey = useEntryKey()
  const hasKey = restoreKey !== undefined && restoreKey !== REACT_ROUTER_FIRST_KEY
  const name = entryKey === undefined ? '' : hasKey ? (restoreKey ?? '') : entryKey
  const storageKey = name && `${name}:${listKey}`
  const [restoration, setRestoration] = useState<Restoration & { readonly visit: Visit }>({
    storageKey: '',
    listKey,
    visit: { name: '', read: [] },
  })
  const leftRef = useRef<string>(undefined)
  // The same list is shown again by the back/forward cache (in WebKit at its top, if a router has set
  // `history.scrollRestoration` to `manual`) and by `<Activity>`, which can be after the browser has restored the position.
  useClientLayoutEffect(() => {
    const entryKey = currentEntryKey()
    const restore = (isAgain: boolean) => {
      const record = isAgain && storageKey && readRecord(storageKey)
      if (record) setRestoration((current) => ({ ...current, record }))
    }
    restore(leftRef.current === storageKey)
    const unlisten = listen([window], ['pageshow'], (event) =>
      restore((event as PageTransitionEvent).persisted),
    )
    return () => {
      unlisten()
      leftRef.current = entryKey === currentEntryKey() ? undefined : storageKey
    }
  }, [storageKey])
  const openBesideItem = () =>
    setRestoration(({ record, cursor, ...current }) => ({
      ...current,
      record,
      cursor: record && {
        endingBefore: isBefore(cursor, record.next) ? record.id : (record.next ?? record).id,
      },
    }))
  if (restoration.storageKey === storageKey && restoration.listKey === listKey)
    return [restoration, openBesideItem]

  const read = name === restoration.visit.name ? restoration.visit.read : []
  if (storageKey) forgetIndexedEntries()
  const record = storageKey && !read.includes(storageKey) ? readRecord(storageKey) : undefined
  const next = {
    storageKey,
    listKey,
    visit: { name, read: [...read, storageKey] },
    record,
    cursor: record && (isCached(record) ? record.startCursor : record.resumeCursor),
  }
  setRestoration(next)
  return [next, openBesideItem]
}
