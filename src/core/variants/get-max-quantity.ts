import type { Variant } from '../schemas/variant.js'
import { isVariantAvailable as defaultIsVariantAvailable, sellsWithoutStock } from './is-variant-available.js'
import type { IsVariantAvailable } from './variant-types.js'

/** Options of `getMaxQuantity`. */
export interface MaxQuantityOptions<V> {
  /** Default: {@link defaultIsVariantAvailable | isVariantAvailable}. */
  readonly isVariantAvailable?: IsVariantAvailable<V> | undefined
}

/**
 * How many units a shopper can buy: 0 if the variant cannot be bought, and `Infinity` if it sells without stock. A
 * variant that your own rule makes available with a `stockQuantity` of 0 or less has no maximum either.
 */
export function getMaxQuantity<V extends Pick<Variant, 'stockQuantity' | 'stockStatus'>>(
  variant: V,
  { isVariantAvailable = defaultIsVariantAvailable }: MaxQuantityOptions<V> = {},
): number {
  if (!isVariantAvailable(variant)) return 0
  return sellsWithoutStock(variant) || !(variant.stockQuantity > 0) ? Infinity : variant.stockQuantity
}
