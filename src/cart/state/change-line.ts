import { getVariantKey } from '../../core/variants/variant-key.js'
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

/** The line afterwards, and what the cart says about the change. */
export interface Change extends Pick<CartResult, 'requested' | 'reason' | 'issue'> {
  readonly line: CartLine | undefined
}

type LineIdentity = Pick<CartLine, 'id' | 'productId' | 'variantId'> & {
  readonly properties?: CartLineProperties | undefined
}

/** What a line is of, as far as the caller knows it. */
type Sold = Partial<Pick<CartAddInput, 'product' | 'variant'>>

/** What the stock leaves for a line, as `allocate` does. Without the variant, the stock is not known. */
function allocateTo(line: LineIdentity, { product, variant }: Sold, { lines, getRules }: ChangeContext) {
  const stock = variant ? Math.max(0, Math.floor(getStock(getRules(), variant, product)) || 0) : Infinity
  let max = stock
  for (const other of lines.values())
    if (other.id !== line.id && getVariantKey(other) === getVariantKey(line)) max -= other.quantity
  return { stock, max: Math.max(0, max) }
}

export function addUnits(
  line: CartLine | undefined,
  identity: LineIdentity,
  input: PostedInput,
  context: ChangeContext,
): Change {
  const { product, variant } = input
  const { limits, lines } = context
  const rule = input[AS_POSTED] ? anyQuantity : readQuantityRule(context.getRules(), product, variant)
  const allocation = allocateTo(identity, input, context)
  const before = line?.quantity ?? 0
  const requested = input.quantity ?? stepQuantity(before, 1, rule) - before
  const wanted = before + requested
  if (allocation.stock > 0) {
    if (!line && lines.size >= limits.lines) return { line, requested, reason: 'lineLimit' }
    const issue = getRuleIssue(wanted, rule)
    if (issue) return { line, requested, reason: issue.type, issue }
  }
  const { quantity, reason } = limitQuantity(wanted, allocation, limits.quantity)
  const after = Math.max(before, floorToRule(quantity, rule))
  if (after === before) return { line, requested, reason }
  const next = fitLine({
    ...identity,
    quantity: after,
    // Lines of one millisecond keep their order, also when the clock was set back.
    addedAt:
      line?.addedAt ?? Math.max(Date.now(), ...Array.from(lines.values(), (other) => other.addedAt + 1)),
    seen: getSeen(product, variant, input.currency),
  })
  return { line: next, requested, reason }
}

export function setUnits(
  line: CartLine | undefined,
  requested: number,
  sold: Sold,
  context: ChangeContext,
): Change {
  if (!line) return { line, requested }
  const rule = readQuantityRule(context.getRules(), sold.product, sold.variant)
  const issue = requested > 0 ? getRuleIssue(requested, rule) : undefined
  if (issue) return { line, requested, reason: issue.type, issue }
  const { quantity, reason } = limitQuantity(
    requested,
    allocateTo(line, sold, context),
    context.limits.quantity,
  )
  // A sold-out line stays, so that the shopper sees why; only a requested 0 removes it.
  const after = requested === 0 ? 0 : floorToRule(quantity, rule) || Math.min(line.quantity, requested)
  const next = after === line.quantity ? line : after > 0 ? { ...line, quantity: after } : undefined
  return { line: next, requested, reason }
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
