import type { Product } from '../schemas/product.js'
import type { Variant } from '../schemas/variant.js'
import { isAmount } from './amount.js'
import { compareAmounts } from './compare-amounts.js'
import type { PricedProduct } from './prior-price.js'

/** The lowest and the highest price of a product, as decimal strings. */
export interface PriceRange {
  readonly min: string
  readonly max: string
  /** `false` if the prices have the same value, such as `"5"` and `"5.00"`. */
  readonly varies: boolean
}

/**
 * Returns the lowest and the highest price of the variants. Without variants: the product's own `priceRange`, or `undefined`.
 * @throws {InvalidParamsError} for a value that is not a decimal amount
 */
export function getPriceRange(
  product:
    | {
        readonly variants: readonly Pick<Variant, 'price'>[]
        readonly priceRange?: PricedProduct['priceRange']
      }
    | Pick<Product, 'variants'>,
): PriceRange | undefined {
  const [first, ...rest] = product.variants
  if (!first) return 'priceRange' in product ? readOwnRange(product.priceRange) : undefined
  let min = first.price
  let max = first.price
  for (const { price } of rest) {
    if (compareAmounts(price, min) < 0) min = price
    if (compareAmounts(price, max) > 0) max = price
  }
  return { min, max, varies: compareAmounts(min, max) !== 0 }
}

/** Not in the schema, because a store can have another field of this name. */
function readOwnRange(range: PricedProduct['priceRange']): PriceRange | undefined {
  const { min, max } = range ?? {}
  if (!isAmount(min) || !isAmount(max)) return
  return { min, max, varies: compareAmounts(min, max) !== 0 }
}
