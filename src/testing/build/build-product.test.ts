import { expect, test } from 'vitest'

import { productSchema } from '../../core/schemas/product.js'
import { createMockStore } from '../mock-store/create-mock-store.js'
import { buildProduct } from './build-product.js'
import { buildVariant } from './build-variant.js'

test('a built product is what the document describes, and has one variant', () => {
  const product = buildProduct()
  expect(productSchema.safeParse(product).error).toBeUndefined()
  expect(product.variants).toHaveLength(1)
  expect(product.options).toEqual([])
})

test('several stand in one store, the one built last being the newest', async () => {
  const built = [buildProduct(), buildProduct(), buildProduct()]
  const store = createMockStore({ products: built, apiKey: null })
  const { data } = (await (await store.fetch(`${store.baseUrl}/products`)).json()) as { data: unknown }
  expect(data).toEqual(built.reverse())
})

test('every combination but the missing ones, sold out where asked', () => {
  const { variants, options } = buildProduct({
    options: { Colour: ['Black', 'White'], Size: ['M', 'L'] },
    soldOut: [{ Colour: 'White' }],
    missing: [{ Colour: 'Black', Size: 'L' }],
    price: '35.00',
    compareAtPrice: '50.00',
  })
  expect(options).toEqual([
    { name: 'Colour', values: ['Black', 'White'] },
    { name: 'Size', values: ['M', 'L'] },
  ])
  expect(variants.map((each) => [Object.values(each.attributes).join(' '), each.stockStatus])).toEqual([
    ['Black M', 'IN_STOCK'],
    ['White M', 'OUT_OF_STOCK'],
    ['White L', 'OUT_OF_STOCK'],
  ])
  expect(variants[0]).toMatchObject({ price: '35.00', compareAtPrice: '50.00' })
})

test('all sold out', () => {
  const { variants } = buildProduct({ options: { Size: ['M', 'L'] }, soldOut: true })
  expect(variants.map((each) => each.stockQuantity)).toEqual([0, 0])
})

test('fields are overwritten one by one, also on each variant', () => {
  const product = buildProduct({
    id: 'tee',
    name: 'Tee',
    tags: ['New'],
    options: { Size: ['M', 'L'] },
    variants: ({ Size }) => (Size === 'L' ? { price: '25.00', stockQuantity: 0 } : {}),
  })
  expect(product).toMatchObject({ id: 'tee', name: 'Tee', tags: ['New'] })
  expect(product.variants.map((each) => each.price)).toEqual(['20.00', '25.00'])
  expect(product.variants.map((each) => each.stockStatus)).toEqual(['IN_STOCK', 'OUT_OF_STOCK'])
  const variant = buildVariant({ price: '1.00' })
  expect(buildProduct({ variants: [variant] }).variants).toEqual([variant])
})

test('an option may be called __proto__', () => {
  const { variants } = buildProduct({ options: [{ name: '__proto__', values: ['a', 'b'] }] })
  expect(variants.map((each) => Object.entries(each.attributes))).toEqual([
    [['__proto__', 'a']],
    [['__proto__', 'b']],
  ])
})

test('a variant is in stock when there is any', () => {
  expect(buildVariant().stockStatus).toBe('IN_STOCK')
  expect(buildVariant({ stockQuantity: 0 }).stockStatus).toBe('OUT_OF_STOCK')
  expect(buildVariant({ stockQuantity: 0, stockStatus: 'PREORDER' }).stockStatus).toBe('PREORDER')
})
