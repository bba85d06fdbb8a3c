import type { Variant } from '../schemas/variant.js'
import { isVariantAvailable as sellsByDefault } from './is-variant-available.js'
import type { IsVariantAvailable } from './variant-types.js'

/** What a shopper should know about the stock of a variant. */
export interface VariantStock {
  /**
   * - `inStock`: more than `lowStockThreshold` units.
   * - `low`: `lowStockThreshold` units or fewer, and at least one.
   * - `backorder`: none in stock, and it sells all the same.
   * - `soldOut`: it cannot be bought.
   */
  readonly level: 'inStock' | 'low' | 'backorder' | 'soldOut'
  /** Units in stock, never below 0. */
  readonly quantity: number
}

export interface VariantStockOptions<V> {
  /** The highest quantity that counts as low. Default 5; 0 turns `low` off. */
  readonly lowStockThreshold?: number | undefined
  /** Default: the rule of `isVariantAvailable`. */
  readonly isVariantAvailable?: IsVariantAvailable<V> | undefined
}

/** The stock of a variant as a level and a quantity. */
export function getVariantStock<V extends Pick<Variant, 'stockQuantity' | 'stockStatus'>>(
  variant: V,
  { lowStockThreshold = 5, isVariantAvailable = sellsByDefault }: VariantStockOptions<V> = {},
): VariantStock {
  // Stores that oversell count below zero.
  const quantity = Math.max(0, variant.stockQuantity) || 0
  const level = !isVariantAvailable(variant)
    ? 'soldOut'
    : !quantity
      ? 'backorder'
      : quantity <= lowStockThreshold
        ? 'low'
        : 'inStock'
  return { level, quantity }
}
