import type { CartLineIssue } from '../../core/labels/cart-line-issue.js'
import { createEmitter } from '../../core/emitter.js'
import type { CartStore } from '../state/cart-types.js'
import type { CheckedCart } from '../check/check-cart-lines.js'
import type { CheckedCartLine } from '../check/live-line.js'
import { getRuleIssue } from '../state/quantity-rule.js'
import { readQuantity } from '../state/read-quantity.js'

/** What a shopper typed into a quantity field and the cart does not have yet. */
export interface QuantityDraft {
  readonly text: string
  /** The text when the shopper last left the field. Until then, nothing is said about the text. */
  readonly leftText?: string | undefined
  /** Moves the text into the cart, or leaves it with its issue. */
  readonly commit: () => void
}

/** The drafts of all quantity fields, by the id of their line. A checkout may not forget one. */
export interface QuantityDrafts {
  readonly getAll: () => ReadonlyMap<string, QuantityDraft>
  readonly set: (lineId: string, draft: QuantityDraft | undefined) => void
  /** As if the shopper left every field. */
  readonly commit: () => void
  readonly subscribe: (listener: () => void) => () => void
}

/** What a shopper typed into the quantity fields of a cart. Pages without such fields do not load this file. */
const draftsByCart = new WeakMap<CartStore, QuantityDrafts>()

/** The drafts of a cart. Not in the context of the provider, so that a page without quantity fields does not load them. */
export function getDrafts(cart: CartStore): QuantityDrafts {
  let drafts = draftsByCart.get(cart)
  if (!drafts) draftsByCart.set(cart, (drafts = createQuantityDrafts()))
  return drafts
}

function createQuantityDrafts(): QuantityDrafts {
  const { emit, subscribe } = createEmitter()
  let drafts: ReadonlyMap<string, QuantityDraft> = new Map()
  return {
    subscribe,
    getAll: () => drafts,
    set(lineId, draft) {
      const next = new Map(drafts)
      if (draft) next.set(lineId, draft)
      else if (!next.delete(lineId)) return
      drafts = next
      emit()
    },
    commit() {
      for (const { commit } of drafts.values()) commit()
    },
  }
}

/** Why the cart cannot take the text. `limit`: the highest quantity of one line. */
export function getDraftIssue(
  text: string,
  {
    quantity,
    maxQuantity,
    quantityRule,
    issues,
  }: Pick<CheckedCartLine, 'quantity' | 'maxQuantity' | 'quantityRule' | 'issues'>,
  limit: number,
): CartLineIssue | undefined {
  const typed = readQuantity(text)
  if (typed === undefined || (typed <= maxQuantity && !Number.isSafeInteger(typed)))
    return { type: 'notAQuantity', text, counted: quantity }
  const issue = typed > 0 && maxQuantity > 0 ? getRuleIssue(typed, quantityRule) : undefined
  // The line has its own issue where the cart has this quantity already.
  if (issue) return typed === quantity ? undefined : { ...issue, counted: quantity }
  if (typed <= maxQuantity) return
  // A sold-out line can be lowered, and keeps its own issue.
  if (maxQuantity === 0 && typed <= quantity) return
  if (issues.some(({ type }) => type === 'soldOut')) return { type: 'soldOut' }
  return maxQuantity < limit
    ? { type: 'tooMany', available: maxQuantity, counted: quantity }
    : { type: 'quantityLimit', limit, counted: quantity }
}

const ABOUT_QUANTITY: ReadonlySet<string> = new Set(['soldOut', 'tooMany', 'quantityLimit', 'quantityRule'])

/** The line with the issue of what was typed, in place of the issue of the quantity that the cart has. */
export function withDraft<TLine extends CheckedCartLine>(
  line: TLine,
  draft: QuantityDraft | undefined,
  limit: number,
): TLine {
  const issue = draft?.leftText === undefined ? undefined : getDraftIssue(draft.text, line, limit)
  if (!issue) return line
  return { ...line, issues: [issue, ...line.issues.filter(({ type }) => !ABOUT_QUANTITY.has(type))] }
}

/** A cart is not ready for a checkout while a field shows another quantity. */
export function withDrafts(
  cart: CheckedCart,
  drafts: ReadonlyMap<string, QuantityDraft>,
  limit: number,
): CheckedCart {
  const lines = cart.lines.map((line) => withDraft(line, drafts.get(line.id), limit))
  return { ...cart, lines, ok: cart.ok && lines.every(({ issues }) => issues.length === 0) }
}
