import type { ListParams, PageCursor } from '../../core/index.js'

/**
 * Contains the direction, because TanStack Query refetches every page forward, also pages that were loaded
 * backward. Serializable as JSON. (TanStack/query #5767, #7203, #7407)
 */
export type PageParam =
  | { readonly kind: 'head' }
  | { readonly kind: 'after'; readonly id: string }
  | { readonly kind: 'before'; readonly id: string }

export function getInitialPageParam({ startingAfter, endingBefore }: ListParams<never>): PageParam {
  if (startingAfter !== undefined) return { kind: 'after', id: startingAfter }
  if (endingBefore !== undefined) return { kind: 'before', id: endingBefore }
  return { kind: 'head' }
}

export function cursorOf(param: PageParam): PageCursor {
  if (param.kind === 'head') return {}
  return param.kind === 'after' ? { startingAfter: param.id } : { endingBefore: param.id }
}
