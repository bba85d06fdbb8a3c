'use client'
import { useMemo, useSyncExternalStore } from 'react'

import type { SavedList, SavedListState } from './state/create-saved-list.js'

/** The state of a list and its actions. */
export type UseSavedListResult = SavedListState & Pick<SavedList, 'add' | 'remove' | 'toggle' | 'clear'>

/** The ids of a list, the newest first. Sends no request. */
export function useSavedList(list: SavedList): UseSavedListResult {
  const state = useSyncExternalStore(list.subscribe, list.getState, list.getServerState)
  return useMemo(() => {
    const { add, remove, toggle, clear } = list
    return { ...state, add, remove, toggle, clear }
  }, [list, state])
}

/** Whether a list contains an id. Re-renders only when that changes, so a page of hearts renders one. */
export function useIsSaved(list: SavedList, id: string): boolean {
  return useSyncExternalStore(
    list.subscribe,
    () => list.getState().ids.includes(id),
    () => list.getServerState().ids.includes(id),
  )
}
