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
 * The stock of a variant by the provider's rules, so that the stock agrees with the picker. Pass the `product` too: one that is
 * not for sale is sold out.
 * @param variant `null` and `undefined` return `null`
 * @example
 * const stock = useVariantStock(picker.variant, { product, lowStockThreshold: 3 })
 * @see `docs/variants.md#variant-functions-and-stock`
 */
export function useVariantStock<V extends Variant>(variant: V, options?: VariantStockOptions<V>): VariantStock
export function useVariantStock<V extends Variant>(
  variant: V | null | undefined,
  options?: VariantStockOptions<V>,
): VariantStock | null
export function useVariantStock<V extends Variant>(
  variant: V | null | undefined,
  { rules, ...options }: VariantStockOptions<V> = {},
): VariantStock | null {
  const store = useContext(StorefrontContext)
  if (!variant) return null
  return getVariantStock(variant, {
    ...options,
    rules: {
      isProductForSale: rules?.isProductForSale ?? store?.isProductForSale,
      isVariantAvailable: rules?.isVariantAvailable ?? store?.isVariantAvailable,
    },
  })
}
