import type { StoreRules } from '../../core/client/store-rules.js'
import { isProductForSale, type RuleProduct } from '../../core/product/get-availability.js'
import type { Variant } from '../../core/schemas/variant.js'
import { getMaxQuantity as defaultGetMaxQuantity } from '../../core/variants/get-max-quantity.js'

export type StockRule = (variant: Variant, product?: RuleProduct) => number

/** Reads the rules at each call, because those of a provider can change. Where two are replaced, the lower number counts. */
export function createStockRule(
  rules: Omit<StoreRules, 'getMaxQuantity'> & { readonly getMaxQuantity?: StockRule | undefined },
): StockRule {
  return (variant, product) => {
    const { getMaxQuantity } = rules
    const ofStore = () => defaultGetMaxQuantity(variant, { rules, product })
    if (!getMaxQuantity || getMaxQuantity === defaultGetMaxQuantity) return ofStore()
    if (product && !(rules.isProductForSale ?? isProductForSale)(product)) return 0
    // The default rule of a cart does not know which statuses the store sells.
    return Math.min(getMaxQuantity(variant, product), rules.isVariantAvailable ? ofStore() : Infinity)
  }
}
