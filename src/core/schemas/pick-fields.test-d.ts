import { expectTypeOf, test } from 'vitest'
import * as z from 'zod/mini'

import { zodProductSchema } from '../../zod/index.js'
import { createStorefrontClient } from '../client/create-storefront-client.js'
import { defineResource, type ItemOf, type ListItemOf } from '../resources/define-resource.js'
import { pickFields } from './pick-fields.js'
import type { Product } from './product.js'
import { menuSchema, productSchema } from './schemas.gen.js'
import type { StandardSchema } from './standard-schema.js'

declare function outputOf<T>(schema: StandardSchema<T>): T

test('the output has the picked fields and no others', () => {
  const schema = pickFields(productSchema, {
    id: true,
    metaTitle: true,
    images: [true],
    variants: { id: true, compareAtPrice: true },
  })
  expectTypeOf(outputOf(schema)).toEqualTypeOf<{
    readonly id: string
    readonly metaTitle?: string | null | undefined
    readonly images: readonly unknown[]
    readonly variants: readonly { readonly id: string; readonly compareAtPrice: string | null }[]
  }>()
})

test('an item of a list with picked fields has a name', () => {
  const products = defineResource({
    name: 'products',
    path: '/products',
    schema: productSchema,
    listSchema: pickFields(
      productSchema,
      { id: true, name: true, variants: { price: true } },
      { distinct: true },
    ),
  })
  expectTypeOf<ListItemOf<typeof products>>().toEqualTypeOf<{
    readonly id: string
    readonly name: string
    readonly variants: readonly { readonly price: string }[]
  }>()
  expectTypeOf<ItemOf<typeof products>>().toEqualTypeOf<Product>()
})

test('values of unknown shape and records can be picked from by any name, and keep their type', () => {
  const schema = pickFields(productSchema, {
    id: true,
    images: [{ url: true }],
    tags: { name: true },
    variants: [{ attributes: { Color: true }, image: { url: true } }],
  })
  expectTypeOf(outputOf(schema)).toEqualTypeOf<{
    readonly id: string
    readonly images: readonly unknown[]
    readonly tags: readonly unknown[]
    readonly variants: readonly {
      readonly attributes: Readonly<Record<string, unknown>>
      readonly image: unknown
    }[]
  }>()
})

test('a field that the schema does not declare does not compile', () => {
  // @ts-expect-error `nmae` is misspelt
  pickFields(productSchema, { id: true, nmae: true })
  // @ts-expect-error `cost` is not a field of a variant
  pickFields(productSchema, { id: true, variants: { price: true, cost: true } })
  // @ts-expect-error `cost` is not a field of a variant
  pickFields(productSchema, { id: true, variants: [{ cost: true }] })
  // @ts-expect-error `brand` is an unknown key of a loose object
  pickFields(zodProductSchema, { id: true, brand: true })
  // @ts-expect-error a string has no fields
  pickFields(productSchema, { id: true, name: { length: true } })
  // @ts-expect-error fields are left out by leaving out their names
  pickFields(productSchema, { id: true, name: false })
})

test('optional and nullable fields stay optional and nullable', () => {
  const schema = pickFields(
    z.object({
      id: z.string(),
      note: z.optional(z.string()),
      brand: z.nullable(z.object({ name: z.string(), url: z.string() })),
      sizes: z.optional(z.array(z.object({ name: z.string(), rank: z.number() }))),
    }),
    { id: true, note: true, brand: { name: true }, sizes: { name: true } },
  )
  expectTypeOf(outputOf(schema)).toEqualTypeOf<{
    readonly id: string
    readonly note?: string | undefined
    readonly brand: { readonly name: string } | null
    readonly sizes?: readonly { readonly name: string }[] | undefined
  }>()
})

test('menus, whose items contain items, can be picked from', () => {
  const schema = pickFields(menuSchema, { id: true, items: { label: true } })
  expectTypeOf(outputOf(schema).items).items.toEqualTypeOf<{ readonly label: string }>()
})

test('the lists of a client have the picked fields, and single items have all fields', async () => {
  const client = createStorefrontClient({
    baseUrl: 'https://shop.example/api/v1',
    apiKey: 'ak_1',
    resources: {
      products: defineResource({
        name: 'products',
        path: '/products',
        schema: z.extend(zodProductSchema, { brand: z.string() }),
        listSchema: pickFields(z.extend(zodProductSchema, { brand: z.string() }), {
          id: true,
          brand: true,
          variants: { price: true },
        }),
      }),
    },
  })
  type CardProduct = {
    readonly id: string
    readonly brand: string
    readonly variants: readonly { readonly price: string }[]
  }
  expectTypeOf((await client.products.list()).items).toEqualTypeOf<readonly CardProduct[]>()
  expectTypeOf((await client.collectionProducts({ id: '1' }).list()).items).toEqualTypeOf<
    readonly CardProduct[]
  >()
  const product = await client.products.retrieve({ id: '1' })
  expectTypeOf(product).toExtend<Product>()
  expectTypeOf(product.brand).toEqualTypeOf<string>()
})

test('a resource cannot use fields without the id, which is the cursor', () => {
  defineResource({
    name: 'products',
    path: '/products',
    schema: productSchema,
    // @ts-expect-error the cursor is the id
    listSchema: pickFields(productSchema, { name: true }),
  })
})
