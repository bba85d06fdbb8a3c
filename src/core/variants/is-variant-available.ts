import type { Variant } from '../schemas/variant.js'

/** Statuses by which stores commonly say that a variant sells though none is in stock. */
const SELLS_WITHOUT_STOCK = /^((ON_)?BACK_?ORDER(ED)?|PRE_?ORDER|MADE_TO_ORDER|ON_DEMAND)$/

/**
 * Whether a variant can be bought: its quantity is above 0, or its status sells without stock (`BACKORDER`,
 * `BACKORDERED`, `ON_BACKORDER`, `PREORDER`, `PRE_ORDER`, `MADE_TO_ORDER`, `ON_DEMAND`).
 *
 * The allowed values of `stockStatus` are not documented: a store with its own rule gives it to the provider
 * as `isVariantAvailable`, and every hook and part follows it.
 *
 * @see The API's document, "Variant".
 */
export function isVariantAvailable(variant: Pick<Variant, 'stockQuantity' | 'stockStatus'>): boolean {
  return variant.stockQuantity > 0 || SELLS_WITHOUT_STOCK.test(variant.stockStatus)
}
