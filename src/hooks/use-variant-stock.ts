'use client'
import { useContext } from 'react'

import {
  getVariantStock,
  type VariantStock,
  type VariantStockOptions,
} from '../core/variants/get-variant-stock.js'
import type { Variant } from '../core/schemas/variant.js'
import { StorefrontContext } from '../provider/storefront-context.js'

/**
 * The stock of a variant by the provider's `isVariantAvailable`, so that the stock agrees with the picker.
 * @param variant `null` and `undefined` return `null`
 * @example
 * const stock = useVariantStock(picker.variant, { lowStockThreshold: 3 })
 * @see `docs/variants.md#variant-functions-and-stock`
 */
export function useVariantStock<V extends Variant>(variant: V, options?: VariantStockOptions<V>): VariantStock
export function useVariantStock<V extends Variant>(
  variant: V | null | undefined,
  options?: VariantStockOptions<V>,
): VariantStock | null
export function useVariantStock<V extends Variant>(
  variant: V | null | undefined,
  { lowStockThreshold, rules }: VariantStockOptions<V> = {},
): VariantStock | null {
  const storeRule = useContext(StorefrontContext)?.isVariantAvailable
  if (!variant) return null
  return getVariantStock(variant, {
    lowStockThreshold,
    rules: { isVariantAvailable: rules?.isVariantAvailable ?? storeRule },
  })
}
