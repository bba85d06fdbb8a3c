import type { Variant } from '../schemas/variant.js'
import { createSaleRule, sellsWithoutStock } from '../product/get-availability.js'
import type { VariantStockOptions } from './get-variant-stock.js'

/**
 * How many units a shopper can buy: 0 if the variant cannot be bought, and `Infinity` if it sells without stock. A
 * variant that your own rule makes available with a `stockQuantity` of 0 or less has no maximum either.
 */
export function getMaxQuantity<V extends Pick<Variant, 'stockQuantity' | 'stockStatus'>>(
  variant: V,
  { rules, product }: Omit<VariantStockOptions<V>, 'lowStockThreshold'> = {},
): number {
  if (!createSaleRule(product, rules)(variant)) return 0
  return sellsWithoutStock(variant) || !(variant.stockQuantity > 0) ? Infinity : variant.stockQuantity
}
