import type { StoreRules } from '../client/store-rules.js'
import type { Variant } from '../schemas/variant.js'
import { isVariantAvailable as defaultIsVariantAvailable } from './is-variant-available.js'

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
export interface VariantStockOptions<V> {
  /** The highest quantity that counts as low. Default 5; 0 disables `low`. */
  readonly lowStockThreshold?: number | undefined
  /** Only `isVariantAvailable` is read. Default: the package's own rule. */
  readonly rules?: Pick<StoreRules<V>, 'isVariantAvailable'> | undefined
}

/** The stock level of a variant and the units that can be shown. */
export function getVariantStock<V extends Pick<Variant, 'stockQuantity' | 'stockStatus'>>(
  variant: V,
  { lowStockThreshold = 5, rules }: VariantStockOptions<V> = {},
): VariantStock {
  const isVariantAvailable = rules?.isVariantAvailable ?? defaultIsVariantAvailable
  // Stores that oversell report negative quantities.
  const quantity = Math.max(0, variant.stockQuantity) || 0
  const level = !isVariantAvailable(variant)
    ? 'soldOut'
    : !quantity
      ? /^IN_STOCK/.test(variant.stockStatus)
        ? 'inStock'
        : 'backorder'
      : quantity <= lowStockThreshold
        ? 'low'
        : 'inStock'
  return { level, quantity }
}
