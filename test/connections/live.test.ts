import { expect, it } from 'vitest'
import { createStorefrontClient } from 'storefront-react/core'

import { createConnectionsFetch, type Shop } from '../../examples/connections/src/connections-fetch.js'
import { saleor } from '../../examples/connections/src/saleor.js'
import { shopify } from '../../examples/connections/src/shopify.js'

const {
  SALEOR_URL,
  SALEOR_CHANNEL = 'default-channel',
  SHOPIFY_URL,
  SHOPIFY_TOKEN = '',
  SHOPIFY_COUNTRY = 'US',
} = process.env

/**
 * Set `SALEOR_URL` and `SALEOR_CHANNEL`, or `SHOPIFY_URL` (`https://…/api/2026-07/graphql.json`) and `SHOPIFY_TOKEN`, of a
 * shop with more than six products.
 */
const shops: readonly (readonly [name: string, create: (() => Shop<never>) | undefined])[] = [
  ['Saleor', SALEOR_URL ? () => saleor(SALEOR_URL, SALEOR_CHANNEL) : undefined],
  ['Shopify', SHOPIFY_URL ? () => shopify(SHOPIFY_URL, SHOPIFY_TOKEN, SHOPIFY_COUNTRY) : undefined],
]

for (const [name, create] of shops) {
  const variable = `${name.toUpperCase()}_URL`
  const title = `pages forward and back through a live shop of ${name}`
  it.skipIf(!create)(
    create ? title : `${title} (skipped: set ${variable})`,
    { timeout: 60_000 },
    async () => {
      const fetch = createConnectionsFetch(create!())
      const { products } = createStorefrontClient({
        baseUrl: 'https://shop.example/api/v1',
        apiKey: null,
        fetch,
      })
      const first = await products.list({ limit: 3 })
      const second = await products.list({ limit: 3, startingAfter: first.lastId! })
      const back = await products.list({ limit: 3, endingBefore: second.firstId! })
      expect([first, second].flatMap(({ invalidItems }) => invalidItems)).toEqual([])
      expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(6)
      expect(back.items).toEqual(first.items)
      expect(await products.retrieve({ id: first.firstId! })).toMatchObject({ id: first.firstId })
    },
  )
}
