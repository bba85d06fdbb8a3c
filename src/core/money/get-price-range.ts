import type { Product } from '../schemas/product.js'
import type { Variant } from '../schemas/variant.js'
import { compareAmounts } from './compare-amounts.js'

/** The lowest and the highest price of the variants. */
export interface PriceRange {
  readonly min: string
  readonly max: string
  /** Whether the two prices differ in value: `"5"` and `"5.00"` do not. */
  readonly varies: boolean
}

/**
 * Returns the price range of a product, compared exactly.
 *
 * @returns `undefined` for a product without variants
 * @throws {InvalidParamsError} for a price that is not a decimal amount
 */
export function getPriceRange(
  product:
    | {
        readonly variants: readonly Pick<Variant, 'price'>[]
      }
    | Pick<Product, 'variants'>,
): PriceRange | undefined {
  const [first, ...rest] = product.variants
  if (!first) return
  let min = first.price
  let max = first.price
  for (const { price } of rest) {
    if (compareAmounts(price, min) < 0) min = price
    if (compareAmounts(price, max) > 0) max = price
  }
  return { min, max, varies: compareAmounts(min, max) !== 0 }
}
