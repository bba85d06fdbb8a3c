'use client'
import { useState } from 'react'

import type { PageCursor } from '../../core/index.js'
import { readRecord, type ListRecord } from './list-record.js'
import { useEntryKey } from '../../dom/use-entry-key.js'

/** How a list is opened, and where to scroll it to. */
export interface Opening {
  /** Where this visit's record is kept; `''` for nowhere. */
  readonly storageKey: string
  /** Which list it is. */
  readonly listKey: string
  /** Instead of the cursor in the params; `undefined` for that one. */
  readonly cursor?: PageCursor | undefined
  /** The record to scroll to; `undefined` for none. */
  readonly record?: ListRecord | undefined
}

/** A visit, and where the records are that it has read: a list that it comes to again was left by choice, and starts anew. */
interface Visit {
  readonly name: string
  readonly read: readonly string[]
}

/**
 * Opens a list as it was left in this history entry. While its data is cached, as it had been opened then,
 * and so all of it at once; else at the item that was first in view.
 *
 * @param listKey names the list, so that another list in the same history entry finds no record of this one
 * @param restoreKey names the visit; default the history entry; `null` turns it off
 * @param isCached whether the data of the list, opened at the cursor, holds the item
 */
export function useOpening(
  listKey: string,
  restoreKey: string | null | undefined,
  isCached: (record: ListRecord) => boolean,
): Opening {
  const entryKey = useEntryKey()
  const name = entryKey === undefined ? '' : restoreKey === undefined ? entryKey : (restoreKey ?? '')
  const storageKey = name && `${name}:${listKey}`
  const [opening, setOpening] = useState<Opening & { readonly visit: Visit }>({
    storageKey: '',
    listKey,
    visit: { name: '', read: [] },
  })
  if (opening.storageKey === storageKey) return opening

  const read = name === opening.visit.name ? opening.visit.read : []
  const record = storageKey && !read.includes(storageKey) ? readRecord(storageKey) : undefined
  const isSameList = opening.listKey === listKey
  const next = {
    storageKey,
    listKey,
    visit: { name, read: [...read, storageKey] },
    record,
    cursor: record
      ? isCached(record)
        ? record.openedAt
        : record.resumeAt
      : // Another history entry of a list that stays on screen, e.g. for a dialog: it stays as it is.
        isSameList
        ? opening.cursor
        : undefined,
  }
  setOpening(next)
  return next
}
