import type { Variant } from '../schemas/variant.js'

/** Common statuses of variants that can be bought without stock. */
const SELLS_WITHOUT_STOCK = /^((ON_)?BACK_?ORDER(ED)?|PRE_?ORDER|MADE_TO_ORDER|ON_DEMAND)$/

/**
 * Whether a variant can be bought: its quantity is above 0, or its status allows buying without stock (`BACKORDER`,
 * `BACKORDERED`, `ON_BACKORDER`, `PREORDER`, `PRE_ORDER`, `MADE_TO_ORDER`, `ON_DEMAND`).
 *
 * The API reference does not list the values of `stockStatus`. If the store has another rule, pass it to the provider
 * as `isVariantAvailable`, and every hook and part uses it.
 *
 * @see The API reference, "Variant".
 */
export function isVariantAvailable(variant: Pick<Variant, 'stockQuantity' | 'stockStatus'>): boolean {
  return variant.stockQuantity > 0 || SELLS_WITHOUT_STOCK.test(variant.stockStatus)
}
