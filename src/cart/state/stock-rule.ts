import type { Variant } from '../../core/schemas/variant.js'
import { getMaxQuantity as defaultGetMaxQuantity } from '../../core/variants/get-max-quantity.js'

export interface StockRules {
  readonly isVariantAvailable?: ((variant: Variant) => boolean) | undefined
  readonly getMaxQuantity?: ((variant: Variant) => number) | undefined
}

/** Where the store's rule and the cart's are both replaced, the lower number counts. */
export function createStockRule({ isVariantAvailable, getMaxQuantity }: StockRules) {
  const ofStore = (variant: Variant) => defaultGetMaxQuantity(variant, { isVariantAvailable })
  // The default rule of a cart does not know which statuses the store sells.
  if (!getMaxQuantity || getMaxQuantity === defaultGetMaxQuantity) return ofStore
  if (!isVariantAvailable) return getMaxQuantity
  return (variant: Variant) => Math.min(getMaxQuantity(variant), ofStore(variant))
}
