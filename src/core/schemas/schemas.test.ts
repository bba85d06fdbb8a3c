import { expect, it } from 'vitest'
import { buildProduct, buildVariant } from 'storefront-mock'

import { productSchema } from './schemas.gen.js'
import { validate } from './validate.js'

function findings(changes: object): string[] {
  const result = validate(productSchema, { ...buildProduct(), ...changes })
  return result.ok ? [] : result.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

it.each([
  [{ createdAt: '2026-01-01' }, 'createdAt: expected an ISO 8601 UTC timestamp'],
  [{ createdAt: '2026-01-01T10:00:00+02:00' }, 'createdAt: expected an ISO 8601 UTC timestamp'],
  [{ updatedAt: 1_767_225_600_000 }, 'updatedAt: expected an ISO 8601 UTC timestamp'],
  [{ tags: {} }, 'tags: expected an array'],
])('names the expected type when a product has %o', (changes, finding) => {
  expect(findings(changes)).toEqual([finding])
})

it.each([
  [{ price: '1e3' }, 'price: expected a decimal amount such as "49.99"'],
  [{ price: '' }, 'price: expected a decimal amount such as "49.99"'],
  [{ price: undefined }, 'price: expected a decimal amount such as "49.99"'],
  [{ compareAtPrice: 5 }, 'compareAtPrice: expected a decimal amount such as "49.99" or null'],
  [{ stockQuantity: 1.5 }, 'stockQuantity: expected an integer'],
  [{ stockQuantity: '3' }, 'stockQuantity: expected an integer'],
  [{ attributes: [] }, 'attributes: expected an object'],
])('names the expected type when a variant has %o', (changes, finding) => {
  const variants = [buildVariant(), { ...buildVariant(), ...changes }]
  expect(findings({ variants })).toEqual([`variants.1.${finding}`])
})

it.each([
  [{ name: 5 }, 'name: expected a string'],
  [{ name: undefined }, 'name: expected a string'],
  [{ metaTitle: 5 }, 'metaTitle: expected a string or null'],
  [{ storeId: null }, 'storeId: expected a string'],
  [{ status: null }, 'status: expected a string'],
  [{ images: null }, 'images: expected an array'],
  [{ variants: null }, 'variants: expected an array'],
  [{ variants: [buildVariant(), []] }, 'variants.1: expected an object'],
])('says what was expected instead of %o', (changes, finding) => {
  expect(findings(changes)).toEqual([finding])
})

it('rejects a variant without the key image, and accepts image: undefined', () => {
  const { image: _, ...variant } = buildVariant()
  expect(findings({ variants: [variant] })).toEqual(['variants.0.image: expected a value or null'])
  expect(findings({ variants: [{ ...variant, image: undefined }] })).toEqual([])
})

it.each([null, [], 'text'])('rejects %j as a product', (value) => {
  expect(validate(productSchema, value)).toEqual({
    ok: false,
    issues: [{ path: [], message: 'expected an object' }],
  })
})

it('lists every issue in the order of the fields', () => {
  const variants = [{ ...buildVariant(), price: 1, stockStatus: 2 }]
  expect(findings({ id: 3, variants, collections: 'none' })).toEqual([
    'id: expected a string',
    'variants.0.price: expected a decimal amount such as "49.99"',
    'variants.0.stockStatus: expected a string',
    'collections: expected an array',
  ])
})

it('accepts integer amounts, negative amounts and timestamps without milliseconds', () => {
  const variants = [{ ...buildVariant(), price: '-3', compareAtPrice: '10', stockQuantity: -1 }]
  expect(findings({ variants, createdAt: '2026-01-01T10:00:00Z' })).toEqual([])
})

it('accepts a product with an id, a name and a slug, and invents neither a date nor a store', () => {
  const product = { id: 'p1', name: 'Mug', slug: 'mug' }
  expect(validate(productSchema, product)).toEqual({
    ok: true,
    value: {
      ...product,
      status: 'ACTIVE',
      description: '',
      images: [],
      tags: [],
      options: [],
      variants: [],
      collections: [],
    },
  })
})

it('returns a whole product itself', () => {
  const product = buildProduct()
  const result = validate(productSchema, product)
  expect(result.ok && result.value).toBe(product)
})

it('keeps unknown keys of a product', () => {
  const product = { ...buildProduct(), brand: 'Anvil' }
  expect(validate(productSchema, product)).toEqual({ ok: true, value: product })
})
