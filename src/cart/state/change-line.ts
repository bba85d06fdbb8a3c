import { getVariantKey } from '../../core/variants/variant-key.js'
import { allocate } from './allocate.js'
import type { CartAddInput, CartLine } from './cart-line.js'
import type { CartLimits, CartResult } from './cart-types.js'
import { limitQuantity } from './limits.js'
import type { CartLineProperties } from './properties.js'
import { anyQuantity, floorToRule, getRuleIssue, readQuantityRule, stepQuantity } from './quantity-rule.js'
import { getSeen } from './seen.js'
import { fitLine } from './stored-line.js'
import type { StoreRules } from '../../core/client/store-rules.js'
import { getStock } from './stock-rule.js'

/** What a line takes from the store. */
export interface AcceptedChange {
  readonly seen?: CartLine['seen'] | undefined
  /** The highest quantity afterwards; 0 removes the line. */
  readonly quantity?: number | undefined
}

/** Adds the lines of cookies: a quantity that the rule forbids is shown in the cart, and not lost. */
export const AS_POSTED = Symbol('as posted')

export interface PostedInput extends CartAddInput {
  readonly [AS_POSTED]?: boolean
}

/** What the rules of the cart say about a change. */
export interface ChangeContext {
  /** Every line of the cart. */
  readonly lines: ReadonlyMap<string, CartLine>
  readonly limits: CartLimits
  /** Called for each change, because the rules of a provider can change. */
  readonly getRules: () => StoreRules
}

interface Change {
  readonly next: CartLine | undefined
  readonly result: CartResult
}

type LineIdentity = Pick<CartLine, 'id' | 'productId' | 'variantId'> & {
  readonly properties?: CartLineProperties | undefined
}

/** What a line is of, as far as the caller knows it. */
type Sold = Partial<Pick<CartAddInput, 'product' | 'variant'>>

/** What the stock leaves for a line. Without the variant, the stock is not known. */
function allocateTo(line: LineIdentity, { product, variant }: Sold, context: ChangeContext) {
  const key = getVariantKey(line)
  const others = [...context.lines.values()].filter(
    (other) => other.id !== line.id && getVariantKey(other) === key,
  )
  const stock = variant ? getStock(context.getRules(), variant, product) : Infinity
  const own = allocate([...others, { ...line, quantity: 0 }], () => stock)[others.length]
  return own ?? { stock, max: stock }
}

export function addUnits(
  line: CartLine | undefined,
  identity: LineIdentity,
  { product, variant, quantity: given, currency, [AS_POSTED]: isPosted }: PostedInput,
  context: ChangeContext,
): Change {
  const { limits } = context
  const rule = isPosted ? anyQuantity : readQuantityRule(context.getRules(), product, variant)
  const allocation = allocateTo(identity, { product, variant }, context)
  const before = line?.quantity ?? 0
  const quantity = given ?? stepQuantity(before, 1, rule) - before
  const limited = limitQuantity(before + quantity, allocation, limits.quantity)
  const after = Math.max(before, floorToRule(limited.quantity, rule))
  const isFull = !line && context.lines.size >= limits.lines
  const result = { line, added: 0, requested: quantity }
  if (allocation.stock > 0) {
    if (isFull) return { next: line, result: { ...result, reason: 'lineLimit' } }
    const issue = getRuleIssue(before + quantity, rule)
    if (issue) return { next: line, result: { ...result, reason: issue.type, issue } }
  }
  const reason = limited.reason && { reason: limited.reason }
  if (after === before) return { next: line, result: { ...result, ...reason } }
  const next = fitLine({
    ...identity,
    quantity: after,
    // Lines of one millisecond keep their order, also when the clock was set back.
    addedAt:
      line?.addedAt ??
      Math.max(Date.now(), ...Array.from(context.lines.values(), (other) => other.addedAt + 1)),
    seen: getSeen(product, variant, currency),
  })
  return { next, result: { ...result, ...reason, line: next, added: after - before } }
}

export function setUnits(line: CartLine, quantity: number, sold: Sold, context: ChangeContext): Change {
  const rule = readQuantityRule(context.getRules(), sold.product, sold.variant)
  const issue = quantity > 0 ? getRuleIssue(quantity, rule) : undefined
  if (issue) return { next: line, result: { line, added: 0, requested: quantity, reason: issue.type, issue } }
  const limited = limitQuantity(quantity, allocateTo(line, sold, context), context.limits.quantity)
  // A sold-out line stays, so that the shopper sees why; only a requested 0 removes it.
  const after = quantity === 0 ? 0 : floorToRule(limited.quantity, rule) || Math.min(line.quantity, quantity)
  const next = after === line.quantity ? line : after > 0 ? { ...line, quantity: after } : undefined
  const { reason } = limited
  return {
    next,
    result: {
      line: next,
      added: after - line.quantity,
      requested: quantity,
      ...(reason && { reason }),
    },
  }
}

/** A quantity that an earlier limit allowed is not lowered. */
export function restoreUnits(line: CartLine | undefined, removed: CartLine, limits: CartLimits): CartLine {
  const total = removed.quantity + (line?.quantity ?? 0)
  const most = Math.max(limits.quantity, removed.quantity, line?.quantity ?? 0)
  return { ...(line ?? removed), quantity: Math.min(total, most) }
}

/** Another tab may have lowered the quantity since the shopper saw the line, so it is never raised. */
export function acceptChange(
  line: CartLine | undefined,
  { seen, quantity = Infinity }: AcceptedChange,
): CartLine | undefined {
  if (!line || quantity <= 0) return
  return fitLine({ ...line, quantity: Math.min(line.quantity, quantity), seen: seen ?? line.seen })
}
