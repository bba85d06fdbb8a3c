'use client'
import { useState } from 'react'

import { useEntryKey } from '../../dom/use-entry-key.js'
import type { ListRecord, Restoration } from '../state/restoration.js'
import { readRecord } from './list-record.js'

/**
 * A visit, and the storage keys it has read. A list that comes back within one visit was left by choice (a filter
 * was set and cleared), so it starts from scratch.
 */
interface Visit {
  readonly name: string
  readonly read: readonly string[]
}

/**
 * Opens a list as the user left it in this history entry: with cached data at the cursor of that data, which shows
 * all of it at once, else at the first item that was visible.
 *
 * @param listKey identifies the list, so that two lists of one history entry do not share a record
 * @param restoreKey names the visit; default: the key of the history entry; `null` turns restoring off
 * @param isCached whether the data cached for the record contains its item
 */
export function useRestoration(
  listKey: string,
  restoreKey: string | null | undefined,
  isCached: (record: ListRecord) => boolean,
): Restoration {
  const entryKey = useEntryKey()
  const name = entryKey === undefined ? '' : restoreKey === undefined ? entryKey : (restoreKey ?? '')
  const storageKey = name && `${name}:${listKey}`
  const [restoration, setRestoration] = useState<Restoration & { readonly visit: Visit }>({
    storageKey: '',
    listKey,
    visit: { name: '', read: [] },
  })
  if (restoration.storageKey === storageKey) return restoration

  const read = name === restoration.visit.name ? restoration.visit.read : []
  const record = storageKey && !read.includes(storageKey) ? readRecord(storageKey) : undefined
  const isSameList = restoration.listKey === listKey
  const next = {
    storageKey,
    listKey,
    visit: { name, read: [...read, storageKey] },
    record,
    cursor: record
      ? isCached(record)
        ? record.startCursor
        : record.resumeCursor
      : // A new history entry can leave the list on screen, e.g. one for a dialog; then the list keeps its cursor.
        isSameList
        ? restoration.cursor
        : undefined,
  }
  setRestoration(next)
  return next
}
