import { expect, it } from 'vitest'

import type { Variant } from '../schemas/variant.js'
import { getMaxQuantity } from './get-max-quantity.js'
import { getProductImages } from './get-product-images.js'
import { getStockText } from './get-stock-text.js'
import { getVariantStock } from './get-variant-stock.js'
import { isVariantAvailable } from '../product/get-availability.js'

const stocked = (stockQuantity: number, stockStatus = stockQuantity > 0 ? 'IN_STOCK' : 'OUT_OF_STOCK') => ({
  stockQuantity,
  stockStatus,
})

it.each([
  [stocked(1), true],
  [stocked(0), false],
  [stocked(-3), false],
  [stocked(0, 'BACKORDER'), true],
  [stocked(-3, 'ON_BACKORDER'), true],
  [stocked(0, 'PREORDER'), true],
  [stocked(0, 'PRE_ORDER'), true],
  [stocked(0, 'MADE_TO_ORDER'), true],
  [stocked(0, 'IN_STOCK_QUANTITY_UNKNOWN'), true],
  [stocked(0, 'IN_STOCK'), false],
  [stocked(0, 'NO_BACKORDER'), false],
  [stocked(0, 'SOME_STATUS_OF_TOMORROW'), false],
  [stocked(2, 'SOME_STATUS_OF_TOMORROW'), true],
])('isVariantAvailable for %o returns %s', (variant, expected) => {
  expect(isVariantAvailable(variant)).toBe(expected)
})

it('getVariantStock returns the level and the quantity of the stock', () => {
  expect(getVariantStock(stocked(20))).toEqual({ level: 'inStock', quantity: 20 })
  expect(getVariantStock(stocked(5))).toEqual({ level: 'low', quantity: 5 })
  expect(getVariantStock(stocked(5), { lowStockThreshold: 3 })).toEqual({ level: 'inStock', quantity: 5 })
  expect(getVariantStock(stocked(1), { lowStockThreshold: 0 })).toEqual({ level: 'inStock', quantity: 1 })
  expect(getVariantStock(stocked(0))).toEqual({ level: 'soldOut', quantity: 0 })
  expect(getVariantStock(stocked(-2, 'BACKORDER'))).toEqual({ level: 'backorder', quantity: 0 })
  expect(getVariantStock(stocked(4), { rules: { isVariantAvailable: () => false } })).toEqual({
    level: 'soldOut',
    quantity: 4,
  })
})

it('a variant in stock in an unknown number is "In stock", without a number and without a maximum', () => {
  const variant = stocked(0, 'IN_STOCK_QUANTITY_UNKNOWN')
  expect(getStockText(getVariantStock(variant))).toBe('In stock')
  expect(getVariantStock(variant)).toEqual({ level: 'inStock', quantity: 0 })
  expect(getMaxQuantity(variant)).toBe(Infinity)
  const rules = { isVariantAvailable: () => true }
  expect(getVariantStock(stocked(0, 'IN_STOCK'), { rules }).level).toBe('inStock')
  expect(getVariantStock(stocked(0), { rules }).level).toBe('backorder')
})

it('getProductImages lists every image once, with the variants that use it', () => {
  const red = { id: 'red', image: { url: '/red.jpg', alt: 'Red' } } as Variant
  const redToo = { id: 'red-l', image: '/red.jpg' } as Variant
  const plain = { id: 'plain', image: null } as Variant
  const images = getProductImages({
    images: ['/front.jpg', { src: '/red.jpg' }, null, 7, {}],
    variants: [red, redToo, plain],
  })
  expect(images.map(({ src, variants }) => [src, variants.map(({ id }) => id)])).toEqual([
    ['/front.jpg', []],
    ['/red.jpg', ['red', 'red-l']],
    ['7', []],
  ])
})
