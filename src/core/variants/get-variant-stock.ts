import { getAvailability } from '../product/get-availability.js'
import type { Product } from '../schemas/product.js'
import type { Variant } from '../schemas/variant.js'
import type { VariantStateOptions } from './variant-types.js'

/** What `getVariantStock` returns. */
export interface VariantStock {
  /**
   * `low`: 1 to `lowStockThreshold` units. `backorder`: no units, but the variant can be bought. `inStock` with a quantity of 0:
   * the variant can be bought and its status begins with `IN_STOCK`, but the store publishes no number.
   */
  readonly level: 'inStock' | 'low' | 'backorder' | 'soldOut'
  /** Never below 0. */
  readonly quantity: number
}

/** Options of `getVariantStock`. */
export interface VariantStockOptions<V> extends VariantStateOptions<V> {
  /** Passed on to the rules. A product that is not for sale is sold out. */
  readonly product?: Partial<Omit<Product, 'variants'>> | undefined
  /** The highest quantity that counts as low. Default 5; 0 disables `low`. */
  readonly lowStockThreshold?: number | undefined
}

/** The stock level of a variant and the units that can be shown. */
export function getVariantStock<V extends Pick<Variant, 'stockQuantity' | 'stockStatus'>>(
  variant: V,
  { lowStockThreshold = 5, rules, product }: VariantStockOptions<V> = {},
): VariantStock {
  const availability = getAvailability(variant, { product, rules })
  // Stores that oversell report negative quantities.
  const quantity = Math.max(0, variant.stockQuantity) || 0
  const level =
    availability === 'outOfStock'
      ? 'soldOut'
      : availability !== 'inStock'
        ? 'backorder'
        : quantity > 0 && quantity <= lowStockThreshold
          ? 'low'
          : 'inStock'
  return { level, quantity }
}
