import type { Variant } from '../schemas/variant.js'
import { assertAmount, toCommonUnits } from './amount.js'

/** The price that a discount is measured from: the store's `compareAtPrice`, or the lowest price of the last 30 days. */
export type DiscountReference = 'compareAtPrice' | 'priorPrice'

/** Options of `getDiscount`. */
export interface DiscountOptions {
  /** Default `'priorPrice'` where `priorPrice` is passed, even if it is not known, else `'compareAtPrice'`. */
  readonly from?: DiscountReference | undefined
  /** The lowest price of the 30 days before the reduction. `undefined` and `null`: it is not known. */
  readonly priorPrice?: string | null | undefined
}

/** What `getDiscount` returns: the price before the reduction, and the percentage. */
export interface Discount {
  /** The price that the percentage is measured from: the `compareAtPrice` or the prior price. */
  readonly original: string
  /** Whole percent, rounded down so that the shop does not promise too much; 0 below one percent. */
  readonly percent: number
}

/**
 * Returns the discount if the original price is above `price`, else `undefined`. Measured from a prior price that is not
 * known, there is no discount, even if the variant has a `compareAtPrice`.
 * @throws {InvalidParamsError} for a value that is not a decimal amount
 * @example
 * getDiscount(variant) // from its compareAtPrice
 * getDiscount(variant, { priorPrice: '28.00' }) // from the lowest price of the last 30 days
 * @see docs/prices.md
 */
export function getDiscount(
  { price, compareAtPrice }: Pick<Variant, 'price' | 'compareAtPrice'>,
  options: DiscountOptions = {},
): Discount | undefined {
  const { priorPrice, from = 'priorPrice' in options ? 'priorPrice' : 'compareAtPrice' } = options
  const original = from === 'priorPrice' ? priorPrice : compareAtPrice
  if (original == null) return
  assertAmount(price)
  assertAmount(original)
  const [now, before] = toCommonUnits(price, original)
  if (before <= now || before <= 0n) return
  return { original, percent: Number(((before - now) * 100n) / before) }
}
