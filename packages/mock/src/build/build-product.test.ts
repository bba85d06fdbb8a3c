import { expect, test } from 'vitest'
import { productSchema, type Product, type Variant } from 'storefront-react/core'
import { validate } from 'storefront-react/internal'

import { createMockStore } from '../mock-store/create-mock-store.js'
import { buildProduct } from './build-product.js'
import { buildVariant } from './build-variant.js'

test('buildProduct builds a valid product with one variant', () => {
  const product = buildProduct()
  expect(validate(productSchema, product)).toEqual({ ok: true, value: product })
  expect(product.variants).toHaveLength(1)
  expect(product.options).toEqual([])
})

test('buildProduct builds products that fit into one store, the last one being the newest', async () => {
  const built = [buildProduct(), buildProduct(), buildProduct()]
  const store = createMockStore({ products: built, apiKey: null })
  const { data } = (await (await store.fetch(`${store.baseUrl}/products`)).json()) as { data: unknown }
  expect(data).toEqual(built.reverse())
})

test('buildProduct builds a variant for every combination that is not missing, and marks the sold-out ones', () => {
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

test('buildProduct builds only sold-out variants with soldOut: true', () => {
  const { variants } = buildProduct({ options: { Size: ['M', 'L'] }, soldOut: true })
  expect(variants.map((each) => each.stockQuantity)).toEqual([0, 0])
})

test('buildProduct overrides single fields of the product and of each variant', () => {
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

test('buildProduct accepts an option with the name __proto__', () => {
  const { variants } = buildProduct({ options: [{ name: '__proto__', values: ['a', 'b'] }] })
  expect(variants.map((each) => Object.entries(each.attributes))).toEqual([
    [['__proto__', 'a']],
    [['__proto__', 'b']],
  ])
})

test('buildProduct derives stockStatus from stockQuantity unless it is given', () => {
  expect(buildVariant().stockStatus).toBe('IN_STOCK')
  expect(buildVariant({ stockQuantity: 0 }).stockStatus).toBe('OUT_OF_STOCK')
  expect(buildVariant({ stockQuantity: 0, stockStatus: 'PREORDER' }).stockStatus).toBe('PREORDER')
})

test('buildProduct ignores an option that is undefined in soldOut', () => {
  const { variants } = buildProduct({
    options: { Colour: ['Black', 'White'], Size: ['M', 'L'] },
    soldOut: [{ Colour: 'White', Size: undefined }],
  })
  expect(variants.map((each) => each.stockQuantity)).toEqual([10, 10, 0, 0])
})

test('buildProduct keeps the fields that an extended product and its variants add', () => {
  interface Tee extends Product {
    readonly brand: string
    readonly variants: readonly (Variant & { readonly sku: string })[]
  }
  const tee = buildProduct<Tee>({
    brand: 'Acme',
    options: { Size: ['M', 'L'] },
    variants: ({ Size }) => ({ sku: `tee-${Size}` }),
  })
  expect(tee.brand).toBe('Acme')
  expect(tee.variants.map(({ sku, price }) => [sku, price])).toEqual([
    ['tee-M', '20.00'],
    ['tee-L', '20.00'],
  ])
})
