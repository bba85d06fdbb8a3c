import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { buildVariant } from 'storefront-mock'
import { createWrapper } from 'storefront-mock/react'

import { useVariantStock } from './use-variant-stock.js'

const variant = buildVariant({ stockQuantity: 4, stockStatus: 'DISCONTINUED' })

it("useVariantStock uses the provider's rule, so that it agrees with the picker", () => {
  const wrapper = createWrapper({ isVariantAvailable: ({ stockStatus }) => stockStatus !== 'DISCONTINUED' })
  const levelOf = (options?: Parameters<typeof useVariantStock>[1]) =>
    renderHook(() => useVariantStock(variant, options), { wrapper }).result.current.level
  expect(levelOf()).toBe('soldOut')
  expect(levelOf({ rules: { isVariantAvailable: () => true } })).toBe('low')
  expect(levelOf({ rules: { isVariantAvailable: () => true }, lowStockThreshold: 3 })).toBe('inStock')
})

it('useVariantStock needs no provider and no variant', () => {
  expect(renderHook(() => useVariantStock(variant)).result.current).toEqual({
    level: 'soldOut',
    quantity: 4,
  })
  expect(renderHook(() => useVariantStock(null)).result.current).toBeNull()
})
