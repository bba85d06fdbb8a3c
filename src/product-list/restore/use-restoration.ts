'use client'
import { useRef, useState } from 'react'

import type { PageCursor } from '../../core/list/list-params.js'
import { listen } from '../../dom/listen.js'
import { useClientLayoutEffect } from '../../dom/use-client-layout-effect.js'
import { currentEntryKey, useEntryKey } from '../../dom/use-entry-key.js'
import type { ListRecord, Restoration } from '../state/restoration.js'
import { forgetIndexedEntries } from './forget-indexed-entries.js'
import { readRecord } from './list-record.js'

/**
 * `useLocation().key` for the first history entry of every document, so it identifies no visit.
 * @see https://github.com/remix-run/react-router/blob/main/packages/react-router/lib/router/history.ts
 */
const REACT_ROUTER_FIRST_KEY = 'default'

/** Whether a list that starts at this cursor ends before the item. */
export function isBefore(cursor: PageCursor | undefined, item: ListRecord['next']): boolean {
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
export function useRestoration(
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
