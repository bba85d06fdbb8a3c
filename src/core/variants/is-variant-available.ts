import type { Variant } from '../schemas/variant.js'

const SELLS_WITHOUT_STOCK =
  /^((ON_)?BACK_?ORDER(ED)?|PRE_?ORDER|MADE_TO_ORDER|ON_DEMAND|IN_STOCK_QUANTITY_UNKNOWN)$/

/**
 * Whether a variant has stock, or a status that allows buying without stock, such as `BACKORDER`. The API
 * reference lists no statuses: if your store has another rule, pass `isVariantAvailable` to the provider.
 * @see The API reference, "Variant".
 */
export function isVariantAvailable(variant: Pick<Variant, 'stockQuantity' | 'stockStatus'>): boolean {
  return variant.stockQuantity > 0 || sellsWithoutStock(variant)
}

export function sellsWithoutStock({ stockStatus }: Pick<Variant, 'stockStatus'>): boolean {
  return SELLS_WITHOUT_STOCK.test(stockStatus)
}
