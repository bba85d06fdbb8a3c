import type { Variant } from '../schemas/variant.js'
import { isVariantAvailable as sellsByDefault } from './is-variant-available.js'
import type { IsVariantAvailable } from './variant-types.js'

/** What a shopper should know about the stock of a variant. */
export interface VariantStock {
  /**
   * - `inStock`: more than `lowAt` units.
   * - `low`: `lowAt` units or fewer, and at least one.
   * - `onOrder`: none in stock, and it sells all the same.
   * - `soldOut`: it cannot be bought.
   */
  readonly level: 'inStock' | 'low' | 'onOrder' | 'soldOut'
  /** Units in stock, never below 0. */
  readonly quantity: number
}

export interface StockOptions<V> {
  /** The highest quantity that counts as low. Default 5; 0 turns `low` off. */
  readonly lowAt?: number | undefined
  /** Default: the rule of `isVariantAvailable`. */
  readonly isVariantAvailable?: IsVariantAvailable<V> | undefined
}

/** The stock of a variant as a level and a quantity. */
export function getStock<V extends Pick<Variant, 'stockQuantity' | 'stockStatus'>>(
  variant: V,
  { lowAt = 5, isVariantAvailable = sellsByDefault }: StockOptions<V> = {},
): VariantStock {
  // Stores that oversell count below zero.
  const quantity = Math.max(0, variant.stockQuantity) || 0
  const level = !isVariantAvailable(variant)
    ? 'soldOut'
    : !quantity
      ? 'onOrder'
      : quantity <= lowAt
        ? 'low'
        : 'inStock'
  return { level, quantity }
}
