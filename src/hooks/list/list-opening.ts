import type { QueryKey } from '@tanstack/react-query'

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
