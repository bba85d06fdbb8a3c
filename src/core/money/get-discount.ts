import type { Variant } from '../schemas/variant.js'
import { assertAmount, toCommonUnits } from './amount.js'

/** What `getDiscount` returns: the amount saved, as a decimal string, and the percentage. */
export interface Discount {
  /** The `compareAtPrice`. */
  readonly original: string
  /** Whole percent, rounded down so that the shop does not promise too much; 0 below one percent. */
  readonly percent: number
}

/**
 * Returns the discount if `compareAtPrice` is above `price`, else `undefined`.
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
