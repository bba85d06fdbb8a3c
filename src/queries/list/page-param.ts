import type { ListParams, PageCursor } from '../../core/list/list-params.js'

/**
 * Contains the direction, because TanStack Query refetches every page forward, also pages that were loaded
 * backward. Serializable as JSON. (TanStack/query #5767, #7203, #7407)
 */
export type PageParam =
  | { readonly kind: 'head' }
  | { readonly kind: 'after'; readonly id: string }
  | { readonly kind: 'before'; readonly id: string }
  /** Of a search, which pages by numbers from 1. */
  | { readonly kind: 'page'; readonly page: number }

export function getInitialPageParam({ startingAfter, endingBefore }: ListParams<never>): PageParam {
  if (startingAfter !== undefined) return { kind: 'after', id: startingAfter }
  if (endingBefore !== undefined) return { kind: 'before', id: endingBefore }
  return { kind: 'head' }
}

export function cursorOf(param: PageParam): PageCursor {
  if (param.kind === 'head') return {}
  if (param.kind === 'page') return { page: param.page }
  return param.kind === 'after' ? { startingAfter: param.id } : { endingBefore: param.id }
}
