import type { StoreRules } from '../../core/client/store-rules.js'
import { isProductForSale, type RuleProduct } from '../../core/product/get-availability.js'
import type { Variant } from '../../core/schemas/variant.js'
import { getMaxQuantity as defaultGetMaxQuantity } from '../../core/variants/get-max-quantity.js'
import type { CartVariant } from './cart-line.js'

/** The units that the store has of a variant. Where two rules are replaced, the lower number counts. */
export function getStock(rules: StoreRules, cartVariant: CartVariant, product?: RuleProduct): number {
  // The cart has the fields that the rule of the store reads, or the app passed more.
  const variant = cartVariant as Variant
  const { getMaxQuantity } = rules
  const ofStore = () => defaultGetMaxQuantity(variant, { rules, product })
  if (!getMaxQuantity || getMaxQuantity === defaultGetMaxQuantity) return ofStore()
  if (product && !(rules.isProductForSale ?? isProductForSale)(product)) return 0
  return Math.min(getMaxQuantity(variant), rules.isVariantAvailable ? ofStore() : Infinity)
}
