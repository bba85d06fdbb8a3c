import type { StoreRules } from '../client/store-rules.js'
import { assertAmount, toCommonUnits } from './amount-units.js'
import type { PricedProduct, PricedVariant } from './prior-price.js'

/** The price that a discount is measured from: the store's `compareAtPrice`, or the lowest price of the last 30 days. */
export type DiscountReference = NonNullable<DiscountOptions['from']>

/** Options of `getDiscount`. */
export interface DiscountOptions {
  /** Default `'priorPrice'` where `priorPrice` or `rules.getPriorPrice` is passed, even if it is not known, else `'compareAtPrice'`. */
  readonly from?: 'compareAtPrice' | 'priorPrice' | undefined
  /** The lowest price of the 30 days before the reduction. `undefined` and `null`: it is not known. */
  readonly priorPrice?: string | null | undefined
  /** Only `getPriorPrice` is read, where `priorPrice` is not passed. */
  readonly rules?: Pick<StoreRules, 'getPriorPrice'> | undefined
  /** Passed on to `rules.getPriorPrice`. */
  readonly product?: PricedProduct | undefined
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
 * getDiscount(variant, { rules: client.rules, product }) // from the prior price where the store has one
 * getDiscount(variant, { priorPrice: '28.00' })
 * @see docs/prices.md
 */
export function getDiscount(variant: PricedVariant, options: DiscountOptions = {}): Discount | undefined {
  const { price, compareAtPrice } = variant
  const getPriorPrice = options.rules?.getPriorPrice
  const hasPriorPrice = 'priorPrice' in options || getPriorPrice
  const { from = hasPriorPrice ? 'priorPrice' : 'compareAtPrice', product } = options
  const priorPrice = 'priorPrice' in options ? options.priorPrice : getPriorPrice?.(variant, product)
  const original = from === 'priorPrice' ? priorPrice : compareAtPrice
  if (original == null) return
  assertAmount(price)
  assertAmount(original)
  const [now, before] = toCommonUnits(price, original)
  if (before <= now || before <= 0n) return
  return { original, percent: Number(((before - now) * 100n) / before) }
}
