import type { Query } from '@tanstack/react-query'

import { handleOf } from './list-handle.js'

export interface ListIdentity {
  /** Changes with the params; `undefined` for a result that no mounted hook of this package returned. */
  readonly query: Query | undefined
  /** `Infinity` for a list that keeps all pages. */
  readonly maxPages: number
}

export function listIdentityOf(list: object): ListIdentity {
  const observer = handleOf(list)?.observer
  return {
    query: observer?.getCurrentQuery() as Query | undefined,
    maxPages: observer?.options?.maxPages || Infinity,
  }
}
