import { describe, expectTypeOf, test } from 'vitest'
import type { Product, Variant } from 'storefront-react/core'

import { buildProduct } from './build-product.js'
import { buildVariant } from './build-variant.js'

describe('buildProduct', () => {
  test('returns a Product unless a type is given', () => {
    expectTypeOf(buildProduct()).toEqualTypeOf<Product>()
    expectTypeOf(buildProduct({ name: 'Tee', options: { Size: ['M'] } })).toEqualTypeOf<Product>()
    // @ts-expect-error -- Product has no brand
    buildProduct({ brand: 'Acme' })
    // @ts-expect-error -- a name is text
    buildProduct({ name: 3 })
  })

  test('returns the given type and requires the fields that it adds', () => {
    interface Branded extends Product {
      readonly brand: string
      readonly rating?: number
    }
    expectTypeOf(buildProduct<Branded>({ brand: 'Acme' })).toEqualTypeOf<Branded>()
    expectTypeOf(buildProduct<Branded>({ brand: 'Acme', rating: 5, name: 'Tee' }).rating).toEqualTypeOf<
      number | undefined
    >()
    // @ts-expect-error -- brand is required
    buildProduct<Branded>({ name: 'Tee' })
    // @ts-expect-error -- brand is text
    buildProduct<Branded>({ brand: 3 })
    // @ts-expect-error -- brand is required
    buildProduct<Branded>()
  })

  test('requires a narrowed field only if the default does not fit', () => {
    buildProduct<Product & { readonly status: 'ACTIVE' | 'DRAFT'; readonly tags: string[] }>({})
    interface Titled extends Product {
      readonly metaTitle: string
    }
    buildProduct<Titled>({ metaTitle: 'Tee' })
    // @ts-expect-error -- the default of metaTitle is null
    buildProduct<Titled>({})
  })

  test('requires what narrowed options and variants need', () => {
    interface Tee extends Product {
      readonly options: readonly { readonly name: 'Size'; readonly values: readonly string[] }[]
      readonly variants: readonly (Variant & { readonly sku: string })[]
    }
    buildProduct<Tee>({
      options: [{ name: 'Size', values: ['M', 'L'] }],
      variants: ({ Size }) => ({ sku: `tee-${Size}` }),
    })
    buildProduct<Tee>({ options: [], variants: [] })
    // @ts-expect-error -- an option other than Size
    buildProduct<Tee>({ options: [{ name: 'Colour', values: [] }], variants: [] })
    // @ts-expect-error -- the variants need a sku
    buildProduct<Tee>({ options: [], variants: () => ({ price: '5.00' }) })
    // @ts-expect-error -- the default variants have no sku
    buildProduct<Tee>({ options: [] })
  })

  test('takes a type with unknown keys, as a loose schema infers', () => {
    type Loose = Product & { readonly brand: string; readonly [key: string]: unknown }
    expectTypeOf(buildProduct<Loose>({ brand: 'Acme' }).brand).toEqualTypeOf<string>()
    // @ts-expect-error -- brand is required
    buildProduct<Loose>({})
  })

  test('refuses a type with a field that the builder takes for its variants', () => {
    interface Priced extends Product {
      readonly price: string
    }
    // @ts-expect-error -- price would be set on the variants only
    buildProduct<Priced>({ price: '5.00' })
  })
})

describe('buildVariant', () => {
  test('returns the given type and requires the fields that it adds', () => {
    interface Stocked extends Variant {
      readonly sku: string
      readonly attributes: { readonly Size: string }
    }
    expectTypeOf(buildVariant({ price: '5.00' })).toEqualTypeOf<Variant>()
    expectTypeOf(buildVariant<Stocked>({ sku: 'a', attributes: { Size: 'M' } })).toEqualTypeOf<Stocked>()
    // @ts-expect-error -- the default attributes are empty
    buildVariant<Stocked>({ sku: 'a' })
  })
})
