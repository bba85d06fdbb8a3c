import { expect, it } from 'vitest'
import * as zod from 'zod'
import * as z from 'zod/mini'
import { buildProduct, createMockStore } from 'storefront-mock'

import { createStorefrontClient } from '../core/client/create-storefront-client.js'
import { defineResource } from '../core/resources/define-resource.js'
import { zodProductSchema } from './product.js'
import { zodVariantSchema } from './variant.js'

const extended = {
  'zod/mini': z.extend(zodProductSchema, { brand: z.string() }),
  zod: zod.looseObject({ ...zodProductSchema.shape, brand: zod.string().min(1) }),
}

it.each(Object.entries(extended))(
  'a definition accepts a product schema extended with %s',
  async (_, schema) => {
    const items = [{ ...buildProduct(), brand: 'Anvil' }, buildProduct()]
    const store = createMockStore({ products: items, apiKey: null })
    const client = createStorefrontClient({
      baseUrl: store.baseUrl,
      apiKey: null,
      fetch: store.fetch,
      onInvalidItem: () => {},
      resources: { products: defineResource({ name: 'products', path: '/products', schema }) },
    })
    const page = await client.products.list({ sort: 'createdAt', order: 'asc' })
    expect(page.items).toEqual([items[0]])
    expect(page.invalidItems).toMatchObject([{ id: items[1]!.id, issues: [{ path: ['brand'] }] }])
  },
)

it('keeps products without a required field whose schema has a default', async () => {
  const product = buildProduct()
  const items = [
    {
      ...product,
      variants: product.variants.map(
        ({ image: _, ...variant }) => variant,
      ) as unknown as typeof product.variants,
    },
  ]
  const store = createMockStore({ products: items, apiKey: null })
  const issues: unknown[] = []
  const settings = {
    baseUrl: store.baseUrl,
    apiKey: null,
    fetch: store.fetch,
    onInvalidItem: (item: unknown) => void issues.push(item),
  }
  const schema = z.extend(zodProductSchema, {
    variants: z.array(z.extend(zodVariantSchema, { image: z._default(z.unknown(), null) })),
  })
  const tolerant = createStorefrontClient({
    ...settings,
    resources: { products: defineResource({ name: 'products', path: '/products', schema }) },
  })
  expect((await tolerant.products.list()).items).toEqual([product])
  expect(issues).toEqual([])
  expect((await createStorefrontClient(settings).products.list()).items).toEqual([])
  expect(issues).toMatchObject([{ issues: [{ path: ['variants', 0, 'image'] }] }])
})
