import type { ListParams } from '../../core/index.js'

/**
 * Where one page of a list begins. The direction of travel lives here and nowhere else: TanStack Query's own
 * `direction` says how a page was asked for, which a refetch does not repeat. Survives JSON.
 */
export type PageParam =
  | { readonly kind: 'head' }
  | { readonly kind: 'after'; readonly id: string }
  | { readonly kind: 'before'; readonly id: string }

/** The page that a list opens at: its deep-link cursor, else the head. */
export function initialPageParamOf({ startingAfter, endingBefore }: ListParams<never>): PageParam {
  if (startingAfter !== undefined) return { kind: 'after', id: startingAfter }
  if (endingBefore !== undefined) return { kind: 'before', id: endingBefore }
  return { kind: 'head' }
}

/** A page param as the cursors of a request: one of them or none, never both. */
export function cursorsOf(param: PageParam): Pick<ListParams, 'startingAfter' | 'endingBefore'> {
  return {
    startingAfter: param.kind === 'after' ? param.id : undefined,
    endingBefore: param.kind === 'before' ? param.id : undefined,
  }
}
