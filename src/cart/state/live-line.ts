import { compareAmounts } from '../../core/money/compare-amounts.js'
import { getDiscount } from '../../core/money/get-discount.js'
import { multiplyAmount } from '../../core/money/multiply-amount.js'
import { sumAmounts } from '../../core/money/sum-amounts.js'
import type { Product } from '../../core/schemas/product.js'
import type { Variant } from '../../core/schemas/variant.js'
import type { CartLine } from './cart-line.js'

/** What differs between a line and the store. */
export type CartIssue =
  | { readonly type: 'priceChanged'; readonly from: string; readonly to: string }
  | { readonly type: 'soldOut' }
  /** `available` is 0 if other lines of the variant have all of its stock. */
  | { readonly type: 'tooMany'; readonly available: number }
  /** The product or its variant does not exist any more. */
  | { readonly type: 'gone' }
  /** The store did not answer for this line. */
  | { readonly type: 'unknown'; readonly error: Error }

/** A line joined with the store's product. */
export interface CheckedCartLine extends CartLine {
  readonly product?: Product | undefined
  readonly variant?: Variant | undefined
  /** The store's price, else the price that the shopper saw. */
  readonly price: string
  /** Price times quantity, exact. */
  readonly total: string
  /** Whether `price` is the price that the shopper saw, because the store's is not known. */
  readonly isEstimate: boolean
  /** The highest quantity of this line, by the stock that other lines leave. */
  readonly maxQuantity: number
  readonly issues: readonly CartIssue[]
}

/** Exact decimal amounts in the store's currency. */
export interface CartTotals {
  /** Exact. Sold-out and gone lines are left out. */
  readonly subtotal: string
  /** What the original prices of sales would cost more. Exact. */
  readonly savings: string
}

/** What is known about the product of a line. */
export interface KnownProduct {
  /** `null` if the product does not exist. */
  readonly product?: Product | null | undefined
  readonly error?: Error | undefined
}

export interface CheckRules {
  readonly getMaxQuantity: (variant: Variant) => number
  /** Of one line. Default: no limit. */
  readonly quantityLimit?: number | undefined
  readonly currency?: string | undefined
}

export function joinLine(
  line: CartLine,
  { product, error }: KnownProduct,
  stockOfOtherLines: number,
  { getMaxQuantity, quantityLimit = Infinity, currency }: CheckRules,
): CheckedCartLine {
  const variant = product?.variants.find(({ id }) => id === line.variantId)
  const price = variant?.price ?? line.seen.price
  const stock = variant ? getMaxQuantity(variant) : Infinity
  const available = Math.max(0, stock - stockOfOtherLines)
  const issues: CartIssue[] = []
  if (variant) {
    if (stock <= 0) issues.push({ type: 'soldOut' })
    else if (line.quantity > available) issues.push({ type: 'tooMany', available })
    const { price: from, currency: seenCurrency = currency } = line.seen
    // A price in another currency cannot be compared.
    if (seenCurrency === currency && compareAmounts(from, price) !== 0)
      issues.push({ type: 'priceChanged', from, to: price })
  } else if (product !== undefined) issues.push({ type: 'gone' })
  else if (error) issues.push({ type: 'unknown', error })
  return {
    ...line,
    ...(product && { product }),
    ...(variant && { variant }),
    price,
    total: multiplyAmount(price, line.quantity),
    isEstimate: !variant,
    maxQuantity: Math.min(available, quantityLimit),
    issues,
  }
}

/** The units of each line's variant in the lines before it, so that each unit of stock is given to one line. */
export function countEarlierUnits(lines: readonly CartLine[]): number[] {
  const counts = new Map<string, number>()
  return lines.map(({ variantId, quantity }) => {
    const before = counts.get(variantId) ?? 0
    counts.set(variantId, before + quantity)
    return before
  })
}

export function getTotals(lines: readonly CheckedCartLine[]): CartTotals {
  const sold = lines.filter(({ issues }) => !issues.some(({ type }) => type === 'soldOut' || type === 'gone'))
  return {
    subtotal: sumAmounts(sold.map(({ total }) => total)),
    savings: sumAmounts(
      sold.flatMap(({ variant, quantity }) => {
        const discount = variant && getDiscount(variant)
        if (!discount) return []
        const each = sumAmounts([discount.original, multiplyAmount(variant.price, -1)])
        return multiplyAmount(each, quantity)
      }),
    ),
  }
}
