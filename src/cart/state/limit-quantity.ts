import type { CartLimitReason, CartLimits } from './cart-types.js'

export const defaultCartLimits: CartLimits = { quantity: 999, lines: 100 }

export interface QuantityBounds {
  /** What the stock allows for this line. */
  readonly stock: number
  readonly limit: number
}

/** The quantity that the bounds allow, and the bound that lowered it. */
export function limitQuantity(
  wanted: number,
  { stock, limit }: QuantityBounds,
): { readonly quantity: number; readonly reason: CartLimitReason | undefined } {
  // A replaced getMaxQuantity may return a fraction or NaN.
  const max = Math.max(0, Math.floor(stock) || 0)
  const quantity = Math.min(wanted, max, limit, Number.MAX_SAFE_INTEGER)
  if (quantity === wanted) return { quantity, reason: undefined }
  return { quantity, reason: max === 0 ? 'soldOut' : max <= limit ? 'stock' : 'quantityLimit' }
}
