import type { Variant } from '../schemas/variant.js'
import { assertAmount, toCommonUnits } from './amount.js'

/** What a sale takes off a price. */
export interface Discount {
  /** The price before the sale: `compareAtPrice` as it came. */
  readonly original: string
  /**
   * Whole percent of the original price, rounded down from the exact quotient: a shop may not promise more
   * than it gives. 0 for a discount below one percent.
   */
  readonly percent: number
}

/**
 * The discount of a variant; `undefined` when it is not on sale. A `compareAtPrice` that is equal to the price
 * or below it is no sale.
 *
 * @throws {InvalidParamsError} for what is no decimal amount.
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
