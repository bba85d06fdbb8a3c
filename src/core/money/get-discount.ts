import type { Variant } from '../schemas/variant.js'
import { assertAmount, toCommonUnits } from './amount.js'

/** The discount of a variant that is on sale. */
export interface Discount {
  /** The price before the sale: `compareAtPrice`. */
  readonly original: string
  /**
   * Whole percent of the original price, rounded down so that the shop does not promise too much. 0 for a discount
   * below one percent.
   */
  readonly percent: number
}

/**
 * Returns the discount of a variant, or `undefined` if it is not on sale. A variant is on sale if its
 * `compareAtPrice` is above its `price`.
 *
 * @throws {InvalidParamsError} for a value that is not a decimal amount
 */
export function getDiscount({
  price,
  compareAtPrice,
}: Pick<Variant, 'price' | 'compareAtPrice'>): Discount | undefined {
  if (compareAtPrice == null) return
  assertAmount(price)
  assertAmount(compareAtPrice)
  const [now, before] = toCommonUnits(price, compareAtPrice)
  if (before <= now || before <= 0n) return
  return { original: compareAtPrice, percent: Number(((before - now) * 100n) / before) }
}
