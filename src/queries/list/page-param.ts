import type { ListParams, PageCursor } from '../../core/index.js'

/**
 * Where one page of a list begins. TanStack Query refetches every page forward, including pages that were
 * loaded backward, so the direction is part of the param and TanStack's `direction` is never used.
 * (TanStack/query #5767, #7203, #7407) Serializable as JSON.
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
