import type { QuantityRule } from '../../core/client/quantity-rule.js'
import type { CartLineIssue } from '../../core/labels/cart-line-issue.js'
import { compareAmounts } from '../../core/money/compare-amounts.js'
import { getDiscount } from '../../core/money/get-discount.js'
import { multiplyAmount } from '../../core/money/multiply-amount.js'
import { sumAmounts } from '../../core/money/sum-amounts.js'
import { readProduct } from '../../core/product/read-product.js'
import type { Product } from '../../core/schemas/product.js'
import type { Variant } from '../../core/schemas/variant.js'
import { allocate, type Allocation } from '../state/allocate.js'
import type { CartLine } from '../state/cart-line.js'
import { floorToRule, getRuleIssue, readQuantityRule } from '../state/quantity-rule.js'
import { getStock } from '../state/stock-rule.js'
import type { CartLimits } from '../state/cart-types.js'
import type { StoreRules } from '../../core/client/store-rules.js'

/** A line joined with the store's product. */
export interface CheckedCartLine<TProduct = Product> extends CartLine {
  readonly product?: TProduct | undefined
  readonly variant?:
    | (TProduct extends { readonly variants: readonly (infer TVariant)[] } ? TVariant : Variant)
    | undefined
  /** The store's price, else the price that the shopper saw. */
  readonly price: string
  /** Price times quantity, exact. */
  readonly total: string
  /** Whether `price` is the price that the shopper saw, because the store's is not known. */
  readonly isEstimate: boolean
  /** The highest quantity of this line, by the limit, the store's rule and the stock that other lines leave. */
  readonly maxQuantity: number
  /** The quantities that the store's rule allows. Without a rule, `{ min: 1, step: 1, max: Infinity }`. */
  readonly quantityRule: { readonly min: number; readonly step: number; readonly max: number }
  readonly issues: readonly CartLineIssue[]
}

/** What is known about the product of a line. */
export interface KnownProduct {
  /** `null` if the product does not exist. */
  readonly product?: Product | null | undefined
  readonly error?: Error | undefined
}

/** The rules of the store and the limits of the cart. */
export interface JoinRules extends StoreRules {
  readonly limits: CartLimits
  /** Whether a price in another currency is a changed price. A cart page shows the new one, a server cannot. */
  readonly isStrict?: boolean | undefined
}

/** `index` is the line's position in the cart. */
export type LineAllocation = Allocation & { readonly index: number }

export function findVariant(
  line: { readonly variantId: string },
  product: Product | null | undefined,
): Variant | undefined {
  return product ? readProduct(product).of({ id: line.variantId })?.variant : undefined
}

/** What the stock rule gives to each line. A line without a known variant has unlimited stock. */
export function allocateLines(
  lines: readonly CartLine[],
  getProduct: (line: CartLine) => Product | null | undefined,
  rules: StoreRules,
): readonly LineAllocation[] {
  const allocations = allocate(lines, (line) => {
    const product = getProduct(line)
    const variant = findVariant(line, product)
    return variant ? getStock(rules, variant, product ?? undefined) : Infinity
  })
  return allocations.map((allocation, index) => ({ ...allocation, index }))
}

export function joinLine(
  line: CartLine,
  { product, error }: KnownProduct,
  allocation: LineAllocation,
  rules: JoinRules,
): CheckedCartLine {
  const variant = findVariant(line, product)
  const price = variant?.price ?? line.seen.price
  const quantityRule = readQuantityRule(rules, product ?? undefined, variant)
  const issues: CartLineIssue[] =
    product !== undefined && !variant
      ? [{ type: 'gone' }]
      : // The limits of the cart hold without the store too.
        [
          ...quantityIssues(line, allocation, rules.limits, quantityRule),
          ...(variant ? priceIssues(line, price, rules) : error ? [{ type: 'unknown' as const, error }] : []),
        ]
  return {
    ...line,
    ...(product && { product }),
    ...(variant && { variant }),
    price,
    total: multiplyAmount(price, line.quantity),
    isEstimate: !variant,
    maxQuantity: floorToRule(Math.min(allocation.max, rules.limits.quantity), quantityRule),
    quantityRule,
    issues,
  }
}

/** At most one issue, so that a text names one number. */
function quantityIssues(
  { quantity }: CartLine,
  { stock, available, index }: LineAllocation,
  limits: CartLimits,
  rule: QuantityRule,
): CartLineIssue[] {
  if (stock === 0) return [{ type: 'soldOut' }]
  if (index >= limits.lines) return [{ type: 'lineLimit', limit: limits.lines }]
  if (quantity > available && available <= limits.quantity) return [{ type: 'tooMany', available }]
  if (quantity > limits.quantity) return [{ type: 'quantityLimit', limit: limits.quantity }]
  const issue = getRuleIssue(quantity, rule)
  return issue ? [issue] : []
}

/** ISO 4217 codes are the same in lower case. A currency that is not known is not another one. */
export function isOtherCurrencyCode(currency: string | undefined, than: string | undefined): boolean {
  return currency !== undefined && than !== undefined && currency.toUpperCase() !== than.toUpperCase()
}

function priceIssues({ seen }: CartLine, to: string, { currency, isStrict }: JoinRules): CartLineIssue[] {
  const isOtherCurrency = isOtherCurrencyCode(seen.currency, currency)
  const isChanged = isOtherCurrency ? isStrict === true : compareAmounts(seen.price, to) !== 0
  return isChanged ? [{ type: 'priceChanged', from: seen.price, to }] : []
}

export function getTotals(
  lines: readonly CheckedCartLine[],
  rules: Pick<JoinRules, 'getPriorPrice'>,
): { readonly subtotal: string; readonly savings: string } {
  const sold = lines.filter(({ issues }) => !issues.some(({ type }) => type === 'soldOut' || type === 'gone'))
  return {
    subtotal: sumAmounts(sold.map(({ total }) => total)),
    savings: sumAmounts(
      sold.flatMap(({ product, variant, quantity }) => {
        const discount = variant && getDiscount(variant, { rules, product })
        if (!discount) return []
        const each = sumAmounts([discount.original, multiplyAmount(variant.price, -1)])
        return multiplyAmount(each, quantity)
      }),
    ),
  }
}
