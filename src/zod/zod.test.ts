import { expect, it } from 'vitest'
// eslint-disable-next-line no-restricted-syntax -- an app may use it; this package does not
import * as zod from 'zod'
import * as z from 'zod/mini'

import { createStorefrontClient, defineResource } from '../core/index.js'
import { buildProduct, createMockStore } from '../testing/index.js'
import { productSchema } from './index.js'

const extended = {
  'zod/mini': z.extend(productSchema, { brand: z.string() }),
  zod: zod.looseObject({ ...productSchema.shape, brand: zod.string().min(1) }),
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
