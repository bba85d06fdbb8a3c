import * as z from 'zod/mini'
import * as zod from 'zod'
import * as v from 'valibot'
import { expectTypeOf, test } from 'vitest'

import type { collections } from '../resources/collections.js'
import { defineResource } from '../resources/define-resource.js'
import type { menus } from '../resources/menus.js'
import type { pages } from '../resources/pages.js'
import type { Collection } from '../schemas/collection.js'
import type { Menu } from '../schemas/menu.js'
import type { Page } from '../schemas/page.js'
import type { Product } from '../schemas/product.js'
import { zodProductSchema } from '../../zod/product.js'
import type { AnyStorefrontClient, StorefrontClient } from './storefront-client.js'
import type { FiltersOf, ItemOf, ListItemOf } from '../resources/define-resource.js'
import type { ResourceClient } from '../resources/resource-client.js'

type ResourceClientOf<D> = ResourceClient<ItemOf<D>, ListItemOf<D>, FiltersOf<D>>
import { createStorefrontClient } from './create-storefront-client.js'

const baseUrl = 'https://shop.test/api/v1'

test('products have the built-in type when no definition replaces theirs', async () => {
  const client = createStorefrontClient({ baseUrl, apiKey: 'ak_1' })
  const page = await client.products.list({ sort: 'name' })
  expectTypeOf(page.items).toEqualTypeOf<readonly Product[]>()
})

test('the item and filter types of a client come from its definitions', async () => {
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
  // @ts-expect-error the resource has no such filter
  void client.products.list({ filters: { colour: 'red' } })
})

test('the result of get has the output type of its schema', async () => {
  const client = createStorefrontClient({ baseUrl, apiKey: null })
  const answer = await client.get('/checkout/1', { schema: z.object({ total: z.string() }) })
  expectTypeOf(answer).toEqualTypeOf<{ total: string }>()
})

test('cacheScope is required when the key or the headers are functions', () => {
  createStorefrontClient({ baseUrl, apiKey: () => 'ak_1', cacheScope: 'shop' })
  // @ts-expect-error no cacheScope
  createStorefrontClient({ baseUrl, apiKey: () => 'ak_1' })
  // @ts-expect-error no cacheScope
  createStorefrontClient({ baseUrl, apiKey: null, headers: () => ({}) })
})

test('collections, pages and menus have the built-in types by default', async () => {
  const client = createStorefrontClient({ baseUrl, apiKey: 'ak_1' })
  expectTypeOf((await client.collections.list()).items).toEqualTypeOf<readonly Collection[]>()
  expectTypeOf(await client.pages.retrieve({ slug: 'about' })).toEqualTypeOf<Page>()
  expectTypeOf(await client.menus.retrieve({ id: 'm1' })).toEqualTypeOf<Menu>()
  expectTypeOf((await client.collectionProducts({ id: 'c1' }).list()).items).toEqualTypeOf<
    readonly Product[]
  >()
})

test('item types are inferred from schemas of zod, zod/mini and valibot', async () => {
  const client = createStorefrontClient({
    baseUrl,
    apiKey: 'ak_1',
    resources: {
      products: defineResource({
        name: 'products',
        path: '/products',
        schema: z.extend(zodProductSchema, { brand: z.string() }),
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
  expectTypeOf((await client.products.retrieve({ id: '1' })).variants).toExtend<Product['variants']>()
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

test('every client is assignable to AnyStorefrontClient', () => {
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

test('an item reference has either an id or a slug', () => {
  const { products } = createStorefrontClient({ baseUrl, apiKey: null })
  // @ts-expect-error neither id nor slug
  void products.retrieve({})
  // @ts-expect-error both id and slug
  void products.retrieve({ id: '1', slug: 'one' })
})

test('a schema whose items have no id does not compile', () => {
  // @ts-expect-error the cursor is the id
  defineResource({ name: 'brands', path: '/brands', schema: z.object({ name: z.string() }) })
})

test('serializeFilters receives the filter types of the resources', () => {
  const products = defineResource<Product, Product, { readonly brand: string; readonly inStock?: boolean }>({
    name: 'products',
    path: '/products',
    schema: zodProductSchema,
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
  // A narrower parameter is allowed, because only products may have filters.
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
  // @ts-expect-error no resource has these filters
  createStorefrontClient({ baseUrl, apiKey: null, serializeFilters: (filters: number) => ({ q: filters }) })
  // @ts-expect-error a query string cannot contain objects
  createStorefrontClient({ baseUrl, apiKey: null, serializeFilters: (filters) => ({ q: { filters } }) })
})

test('list items and filters have the default types when a definition is written inside the options', async () => {
  const schema = z.object({ id: z.string(), brand: z.string() })
  type Branded = { id: string; brand: string }
  const inline = createStorefrontClient({
    baseUrl,
    apiKey: null,
    resources: { products: defineResource({ name: 'products', path: '/products', schema }) },
  })
  const products = defineResource({ name: 'products', path: '/products', schema })
  const apart = createStorefrontClient({ baseUrl, apiKey: null, resources: { products } })

  expectTypeOf((await inline.products.list()).items).toEqualTypeOf<readonly Branded[]>()
  expectTypeOf(await inline.products.retrieve({ id: '1' })).toEqualTypeOf<Branded>()
  expectTypeOf((await inline.collectionProducts({ id: 'c' }).list()).items).toEqualTypeOf<
    readonly Branded[]
  >()
  expectTypeOf(inline.products).toEqualTypeOf(apart.products)
  void inline.products.list({ filters: { colour: 'red' } })
  // @ts-expect-error filters are values of a query string
  void inline.products.list({ filters: { colour: { name: 'red' } } })
})

test('the operations of one built-in resource are not those of another', () => {
  expectTypeOf<ResourceClientOf<typeof pages>>().not.toExtend<StorefrontClient['menus']>()
  expectTypeOf<ResourceClientOf<typeof menus>>().toExtend<StorefrontClient['menus']>()
  expectTypeOf<ResourceClientOf<typeof collections>>().toExtend<StorefrontClient['collections']>()
})

test('an override of an unknown resource does not compile', () => {
  const collections = defineResource({
    name: 'collections',
    path: '/collections',
    schema: z.object({ id: z.string() }),
  })
  // @ts-expect-error `collections` is misspelt
  createStorefrontClient({ baseUrl, apiKey: null, resources: { colections: collections } })
})
