import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { buildProduct, buildVariant, createMockStore } from 'storefront-mock'

import { createStorefrontClient } from '../client/create-storefront-client.js'
import { pickFields } from './pick-fields.js'
import { productSchema } from './schemas.gen.js'
import type { StandardSchema } from './standard-schema.js'
import { validate } from './validate.js'

const image = (name: string) => ({ url: `/${name}.jpg`, alt: name, width: 800, uploadedBy: 'someone' })

const product = {
  ...buildProduct({
    id: 'prod_1',
    name: 'Linen shirt',
    images: [image('front'), image('back')],
    tags: ['new', { name: 'linen', color: 'beige' }],
    variants: [
      { ...buildVariant({ id: 'var_1', price: '49.00' }), image: image('blue') },
      { ...buildVariant({ id: 'var_2', price: '59.00' }), image: null },
    ],
  }),
  supplier: { name: 'Unknown to the schema' },
}

const valueOf = <T>(schema: StandardSchema<T>, value: unknown): T => {
  const result = validate(schema, value)
  if (!result.ok) throw new Error(JSON.stringify(result.issues))
  return result.value
}

describe('pickFields', () => {
  it('keeps the named fields of an object and of each object in an array', () => {
    const schema = pickFields(productSchema, { id: true, name: true, variants: { id: true, price: true } })
    expect(valueOf(schema, product)).toEqual({
      id: 'prod_1',
      name: 'Linen shirt',
      variants: [
        { id: 'var_1', price: '49.00' },
        { id: 'var_2', price: '59.00' },
      ],
    })
  })

  it('keeps as many elements as the array of fields has', () => {
    const schema = pickFields(productSchema, { id: true, images: [{ url: true, alt: true }], tags: [] })
    expect(valueOf(schema, product)).toEqual({
      id: 'prod_1',
      images: [{ url: '/front.jpg', alt: 'front' }],
      tags: [],
    })
    const three = pickFields(productSchema, { id: true, images: [true, { url: true }, true] })
    expect(valueOf(three, product).images).toEqual([image('front'), { url: '/back.jpg' }])
  })

  it('keeps a value that does not have the expected shape, because its type does not say which shape it has', () => {
    const schema = pickFields(productSchema, {
      id: true,
      images: { url: true },
      tags: [{ name: true }, { name: true }],
      variants: { image: [{ url: true }] },
    })
    expect(valueOf(schema, { ...product, images: ['/front.jpg', null] })).toEqual({
      id: 'prod_1',
      images: ['/front.jpg', null],
      tags: ['new', { name: 'linen' }],
      variants: [{ image: image('blue') }, { image: null }],
    })
  })

  it('keeps elements that have the same picked fields once, if it is asked to', () => {
    const variants = ['10.00', '12.00', '10.00'].map((price, index) =>
      buildVariant({ id: `var_${index}`, price }),
    )
    const fields = { id: true, variants: { price: true } } as const
    const prices = (schema: StandardSchema<{ readonly variants: readonly { readonly price: string }[] }>) =>
      valueOf(schema, { ...product, variants }).variants.map(({ price }) => price)
    expect(prices(pickFields(productSchema, fields, { distinct: true }))).toEqual(['10.00', '12.00'])
    expect(prices(pickFields(productSchema, fields))).toHaveLength(3)
    const withIds = pickFields(productSchema, { id: true, variants: { id: true } }, { distinct: true })
    expect(valueOf(withIds, { ...product, variants }).variants).toHaveLength(3)
  })

  it('leaves out a field that the value does not have', () => {
    const schema = pickFields(
      z.object({ id: z.string(), note: z.optional(z.string()), at: z.optional(z.date()) }),
      { id: true, note: true, at: true },
    )
    expect(valueOf(schema, { id: '1' })).toStrictEqual({ id: '1' })
    const at = new Date(0)
    expect(valueOf(schema, { id: '1', at }).at).toBe(at)
  })

  it('reads no field of the prototype', () => {
    const names = { id: true, constructor: true, toString: true } as { readonly id: true }
    expect(valueOf(pickFields(productSchema, names), product)).toStrictEqual({ id: 'prod_1' })
  })

  it('does not change the value', () => {
    const before = structuredClone(product)
    valueOf(pickFields(productSchema, { id: true, images: [true], variants: { id: true } }), product)
    expect(product).toEqual(before)
  })

  it('rejects a value for a field that is not picked, with the issues of the full schema', () => {
    const schema = pickFields(productSchema, { id: true, name: true })
    const invalid = { ...product, description: 5, variants: [{ ...product.variants[0], price: 'free' }] }
    const result = validate(schema, invalid)
    expect(result).toEqual(validate(productSchema, invalid))
    expect(result).toMatchObject({ ok: false, issues: [{}, { path: ['variants', 0, 'price'] }] })
  })

  it('picks from the output of a schema that transforms', () => {
    const schema = pickFields(
      z.object({
        id: z.string(),
        opened: z.pipe(
          z.string(),
          z.transform((text) => new Date(text)),
        ),
      }),
      { id: true, opened: true },
    )
    const opened = new Date('2026-01-01T00:00:00Z')
    expect(valueOf(schema, { id: '1', opened: opened.toISOString() })).toEqual({ id: '1', opened })
  })

  it('refuses an asynchronous schema like every other schema', () => {
    const schema: StandardSchema<{ readonly id: string }> = {
      '~standard': { version: 1, vendor: 'test', validate: () => Promise.resolve({ value: { id: '1' } }) },
    }
    expect(() => validate(pickFields(schema, { id: true }), {})).toThrow(/synchronous/)
  })
})

describe('a list with picked fields', () => {
  const listSchema = pickFields(productSchema, { id: true, name: true })
  const clientOf = (store: ReturnType<typeof createMockStore>) =>
    createStorefrontClient({
      baseUrl: store.baseUrl,
      apiKey: store.apiKey,
      fetch: store.fetch,
      onInvalidItem: () => {},
      resources: { products: { name: 'products', path: '/products', schema: productSchema, listSchema } },
    })

  it('reports the same invalid items as a list of whole products, and pages on from them', async () => {
    const products = [buildProduct({ id: 'a' }), buildProduct({ id: 'b' }), buildProduct({ id: 'c' })]
    const store = createMockStore({ products })
    store.update(['c'], { description: 5 as never })
    const whole = createStorefrontClient({ ...store, onInvalidItem: () => {} })
    const [picked, full] = await Promise.all([clientOf(store).products.list(), whole.products.list()])
    expect(picked.items).toEqual(full.items.map(({ id, name }) => ({ id, name })))
    expect(picked.invalidItems).toHaveLength(1)
    expect({ ...picked, items: [] }).toEqual({ ...full, items: [] })
  })

  it('does not contain the key, as a list of whole products', async () => {
    const apiKey = 'ak_0123456789abcdef'
    const store = createMockStore({ products: [buildProduct({ name: `Shirt ${apiKey}` })], apiKey })
    const { items } = await clientOf(store).products.list()
    expect(items.map(({ name }) => name)).toEqual(['Shirt [redacted]'])
  })

  it('has single products with all fields', async () => {
    const store = createMockStore({ products: [buildProduct({ id: 'a' })] })
    expect(await clientOf(store).products.retrieve({ id: 'a' })).toHaveProperty('variants')
  })
})
