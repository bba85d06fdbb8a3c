import type { StoreRules } from '../../core/client/store-rules.js'
import type { Variant } from '../../core/schemas/variant.js'
import { getMaxQuantity as defaultGetMaxQuantity } from '../../core/variants/get-max-quantity.js'

/** Where both rules of the store are replaced, the lower number counts. */
export function createStockRule(rules: StoreRules): (variant: Variant) => number {
  const ofStore = (variant: Variant) => defaultGetMaxQuantity(variant, { rules })
  const { isVariantAvailable, getMaxQuantity } = rules
  // The default rule of a cart does not know which statuses the store sells.
  if (!getMaxQuantity || getMaxQuantity === defaultGetMaxQuantity) return ofStore
  if (!isVariantAvailable) return getMaxQuantity
  return (variant: Variant) => Math.min(getMaxQuantity(variant), ofStore(variant))
}
