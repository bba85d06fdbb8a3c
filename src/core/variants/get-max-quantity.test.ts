import { describe, expect, it } from 'vitest'

import { getMaxQuantity } from './get-max-quantity.js'

describe('getMaxQuantity', () => {
  it.each([
    ['IN_STOCK', 7, 7],
    ['IN_STOCK', 0, 0],
    ['OUT_OF_STOCK', -3, 0],
    ['BACKORDER', 0, Infinity],
    ['PREORDER', 4, Infinity],
    ['SOMETHING_NEW', 2, 2],
  ])('for %s with a stock of %s returns %s', (stockStatus, stockQuantity, expected) => {
    expect(getMaxQuantity({ stockStatus, stockQuantity })).toBe(expected)
  })

  it('follows the rule of the app, which may sell without stock', () => {
    const variant = { stockStatus: 'IN_STOCK', stockQuantity: 0 }
    expect(getMaxQuantity(variant, { rules: { isVariantAvailable: () => true } })).toBe(Infinity)
    expect(
      getMaxQuantity({ ...variant, stockQuantity: 9 }, { rules: { isVariantAvailable: () => false } }),
    ).toBe(0)
  })
})
