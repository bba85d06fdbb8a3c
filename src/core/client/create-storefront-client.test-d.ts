import * as z from 'zod/mini'
import { expectTypeOf, test } from 'vitest'

import { defineResource } from '../resources/define-resource.js'
import type { Product } from '../schemas/product.js'
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
