import type { StoreRules } from '../client/store-rules.js'
import type { Variant } from '../schemas/variant.js'
import { isVariantAvailable as defaultIsVariantAvailable, sellsWithoutStock } from './is-variant-available.js'

/**
 * How many units a shopper can buy: 0 if the variant cannot be bought, and `Infinity` if it sells without stock. A
 * variant that your own rule makes available with a `stockQuantity` of 0 or less has no maximum either.
 * @param options of the rules, only `isVariantAvailable` is read. Default: the package's own rule.
 */
export function getMaxQuantity<V extends Pick<Variant, 'stockQuantity' | 'stockStatus'>>(
  variant: V,
  { rules }: { readonly rules?: Pick<StoreRules<V>, 'isVariantAvailable'> | undefined } = {},
): number {
  const isVariantAvailable = rules?.isVariantAvailable ?? defaultIsVariantAvailable
  if (!isVariantAvailable(variant)) return 0
  return sellsWithoutStock(variant) || !(variant.stockQuantity > 0) ? Infinity : variant.stockQuantity
}
