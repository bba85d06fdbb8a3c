import type { PageCursor } from './list-params.js'

/** Params that open the list at this cursor, and at no other. */
export function withCursor<TParams extends object>(params: TParams, cursor: PageCursor): TParams {
  return { ...params, startingAfter: undefined, endingBefore: undefined, ...cursor }
}

/** Where params open their list. */
export function cursorOfParams({ startingAfter, endingBefore }: Omit<PageCursor, 'page'>): PageCursor {
  return {
    ...(startingAfter !== undefined && { startingAfter }),
    ...(endingBefore !== undefined && { endingBefore }),
  }
}
