import * as z from 'zod/mini'
// eslint-disable-next-line no-restricted-syntax -- an app may use it; this package does not
import * as zod from 'zod'
import * as v from 'valibot'
import { expectTypeOf, test } from 'vitest'

import { defineResource } from '../resources/define-resource.js'
import type { Collection } from '../schemas/collection.js'
import type { Menu } from '../schemas/menu.js'
import type { Page } from '../schemas/page.js'
import { productSchema, type Product } from '../schemas/product.js'
import type { AnyStorefrontClient } from './storefront-client.js'
import { createStorefrontClient } from './create-storefront-client.js'

const baseUrl = 'https://shop.test/api/v1'

test('products are products unless a definition says otherwise', async () => {
  const client = createStorefrontClient({ baseUrl, apiKey: 'ak_1' })
  const page = await client.products.list({ sort: 'name' })
  expectTypeOf(page.items).toEqualTypeOf<readonly Product[]>()
})

test('types follow from the definitions given to the client', async () => {
  const schema = z.object({ id: z.string(), title: z.string() })
  const products = defineResource<{ id: string; title: string }, { id: string }, { brand: string }>({
    name: 'products',
    path: '/products',
    schema,
    listSchema: z.object({ id: z.string() }),
  })
  const client = createStorefrontClient({ baseUrl, apiKey: 'ak_1', resources: { products } })
  expectTypeOf((await client.products.list({ filters: { brand: 'x' } })).items).toEqualTypeOf<
    readonly { id: string }[]
  >()
  expectTypeOf(await client.products.retrieve({ id: '1' })).toEqualTypeOf<{ id: string; title: string }>()
  // @ts-expect-error this resource has no such filter
  void client.products.list({ filters: { colour: 'red' } })
})

test('get follows its schema', async () => {
  const client = createStorefrontClient({ baseUrl, apiKey: null })
  const answer = await client.get('/checkout/1', { schema: z.object({ total: z.string() }) })
  expectTypeOf(answer).toEqualTypeOf<{ total: string }>()
})

test('a key or headers that are functions need a cacheScope', () => {
  createStorefrontClient({ baseUrl, apiKey: () => 'ak_1', cacheScope: 'shop' })
  // @ts-expect-error no cacheScope
  createStorefrontClient({ baseUrl, apiKey: () => 'ak_1' })
  // @ts-expect-error no cacheScope
  createStorefrontClient({ baseUrl, apiKey: null, headers: () => ({}) })
})

test('collections, pages and menus have the assumed shapes', async () => {
  const client = createStorefrontClient({ baseUrl, apiKey: 'ak_1' })
  expectTypeOf((await client.collections.list()).items).toEqualTypeOf<readonly Collection[]>()
  expectTypeOf(await client.pages.retrieve({ slug: 'about' })).toEqualTypeOf<Page>()
  expectTypeOf(await client.menus.retrieve({ id: 'm1' })).toEqualTypeOf<Menu>()
  expectTypeOf((await client.collectionProducts({ id: 'c1' }).list()).items).toEqualTypeOf<
    readonly Product[]
  >()
})

test('definitions are inferred from schemas of zod, zod/mini and valibot', async () => {
  const client = createStorefrontClient({
    baseUrl,
    apiKey: 'ak_1',
    resources: {
      products: defineResource({
        name: 'products',
        path: '/products',
        schema: z.intersection(productSchema, z.object({ brand: z.string() })),
        listSchema: z.object({ id: z.string(), name: z.string() }),
      }),
      collections: defineResource({
        name: 'collections',
        path: '/collections',
        schema: zod.object({ id: zod.string(), opened: zod.string().transform((text) => new Date(text)) }),
      }),
      pages: defineResource({
        name: 'pages',
        path: '/pages',
        schema: v.object({ id: v.string(), body: v.optional(v.string()) }),
      }),
    },
  })
  expectTypeOf((await client.products.list()).items).toEqualTypeOf<readonly { id: string; name: string }[]>()
  expectTypeOf((await client.products.retrieve({ id: '1' })).brand).toEqualTypeOf<string>()
  expectTypeOf((await client.products.retrieve({ id: '1' })).variants).toEqualTypeOf<Product['variants']>()
  expectTypeOf((await client.collectionProducts({ id: '1' }).list()).items).toEqualTypeOf<
    readonly { id: string; name: string }[]
  >()
  expectTypeOf((await client.collections.retrieve({ id: '1' })).opened).toEqualTypeOf<Date>()
  expectTypeOf(await client.pages.retrieve({ id: '1' })).toEqualTypeOf<{
    id: string
    body?: string | undefined
  }>()
  expectTypeOf(await client.menus.retrieve({ id: '1' })).toEqualTypeOf<Menu>()
})

test('every client is any client', () => {
  const products = defineResource<{ id: string; title: string }, { id: string }, { brand: string }>({
    name: 'products',
    path: '/products',
    schema: z.object({ id: z.string(), title: z.string() }),
    listSchema: z.object({ id: z.string() }),
  })
  expectTypeOf(
    createStorefrontClient({ baseUrl, apiKey: 'ak_1', resources: { products } }),
  ).toExtend<AnyStorefrontClient>()
  expectTypeOf(createStorefrontClient({ baseUrl, apiKey: 'ak_1' })).toExtend<AnyStorefrontClient>()
})

test('an item is named by an id or a slug, one of them', () => {
  const { products } = createStorefrontClient({ baseUrl, apiKey: null })
  // @ts-expect-error neither id nor slug
  void products.retrieve({})
  // @ts-expect-error both id and slug
  void products.retrieve({ id: '1', slug: 'one' })
})

test('an item without an id is none', () => {
  // @ts-expect-error the id is the cursor
  defineResource({ name: 'brands', path: '/brands', schema: z.object({ name: z.string() }) })
})

test('filters are serialised as the resources declare them', () => {
  const products = defineResource<Product, Product, { readonly brand: string; readonly inStock?: boolean }>({
    name: 'products',
    path: '/products',
    schema: productSchema,
  })
  createStorefrontClient({
    baseUrl,
    apiKey: null,
    resources: { products },
    serializeFilters(filters, resourceName) {
      expectTypeOf(filters.brand).not.toBeNever()
      expectTypeOf(resourceName).toEqualTypeOf<string>()
      return { 'filter[brand]': String(filters.brand) }
    },
  })
  // Where only products are filtered, it can say so.
  createStorefrontClient({
    baseUrl,
    apiKey: null,
    resources: { products },
    serializeFilters: ({ brand, inStock }: { readonly brand: string; readonly inStock?: boolean }) => ({
      brand,
      stock: inStock && 'in',
    }),
  })
  createStorefrontClient({ baseUrl, apiKey: null, serializeFilters: (filters) => ({ q: filters['q'] }) })
  // @ts-expect-error none of the resources has such filters
  createStorefrontClient({ baseUrl, apiKey: null, serializeFilters: (filters: number) => ({ q: filters }) })
  // @ts-expect-error a query string holds no objects
  createStorefrontClient({ baseUrl, apiKey: null, serializeFilters: (filters) => ({ q: { filters } }) })
})
