import { hashKey, type QueryKey } from '@tanstack/react-query'

import type { PageCursor } from '../../core/index.js'

/** How `ProductList.Root` restores the list of a hook: the hook owns the query, so only the hook can reopen it. */
export interface ListOpening {
  /** Where the list is open now. */
  readonly cursor: PageCursor
  /** The query key of the list when it is open at this cursor. Default: the cursor of the params. */
  readonly keyAt: (cursor?: PageCursor) => QueryKey
  /** Opens the list at this cursor until its params change. */
  readonly reopen: (cursor: PageCursor) => void
}

/** Not a property of the result: a property would be enumerated, copied and compared with the result. */
const openings = new WeakMap<object, ListOpening>()

/** `undefined` for the result of TanStack's own hook, and for a copy of a result. */
export function openingOf(list: object): ListOpening | undefined {
  return openings.get(list)
}

export function setOpening(list: object, opening: ListOpening): void {
  openings.set(list, opening)
}

/** Start of the session storage keys under which `ProductList.Root` records where the user left a list. */
export const RECORD_PREFIX = 'storefront-react:list:'

/** Whether this tab has a record of the list, so `ProductList.Root` may reopen the list at another cursor. */
export function mayBeReopened(queryKey: QueryKey): boolean {
  const end = `:${hashKey(queryKey)}`
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(RECORD_PREFIX) && key.endsWith(end))
  } catch {
    // The browser blocks storage, so there are no records.
    return false
  }
}
