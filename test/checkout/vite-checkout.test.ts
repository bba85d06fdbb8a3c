import { createMockStore, createSampleCatalog } from 'storefront-mock'
import { expect, it, vi } from 'vitest'

import { createStorefrontClient, isVariantAvailable } from '../../src/core/index.js'
import { createCheckout } from '../../examples/vite/server/checkout.js'
import { findRate, getItems } from '../../examples/vite/server/orders.js'
import type { CheckedCart } from '../../src/server/index.js'
import resources from '../../examples/vite/checkout-resources.json' with { type: 'json' }

// The example has the blocks in a folder of its own.
vi.mock(
  '../../examples/vite/src/components/shop/checkout-summary/checkout-schemas',
  () => import('../../blocks/checkout-summary/checkout-schemas.js'),
)

function open({ shipping, ...others } = resources as Partial<typeof resources>) {
  const catalog = createSampleCatalog({ size: 30 })
  const store = createMockStore({ ...catalog, resources: { ...others, ...(shipping && { shipping }) } })
  const client = createStorefrontClient({
    baseUrl: store.baseUrl,
    apiKey: store.apiKey,
    fetch: store.fetch,
  })
  const checkOut = createCheckout(client)
  const product = catalog.products.find(({ variants }) => variants.some((each) => isVariantAvailable(each)))!
  const variant = product.variants.find((each) => isVariantAvailable(each))!
  const order = async () => {
    const body = new FormData()
    const line = { productId: product.id, variantId: variant.id, quantity: 1 }
    body.set('cart-line', JSON.stringify({ ...line, seenPrice: variant.price, seenCurrency: 'EUR' }))
    body.set('shipping', 'standard')
    return checkOut(new Request('https://shop.example/checkout', { method: 'POST', body }))
  }
  return { store, product, variant, order }
}

it('answers that an order failed, not that the cart changed, when the store does not answer for a line', async () => {
  const { store, product, order } = open()
  expect((await order()).status).toBe(200)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  store.failWhen({ path: `/products/${product.id}`, times: 1 }, 403)
  expect((await order()).status).toBe(502)
  store.remove(product.id)
  expect((await order()).status).toBe(409)
})

it('sells in a store without shipping, which charges nothing for it', async () => {
  const { shipping: _, ...others } = resources
  const { store, variant, order } = open(others)
  const answer = await order()
  expect([answer.status, await answer.json()]).toMatchObject([200, { total: variant.price }])
  // A store that does not answer has not said that it has none.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  store.failWhen({ path: '/shipping', times: 1 }, 403)
  expect((await order()).status).toBe(502)
})

it('charges for a rate of the store that has no name', async () => {
  const rate = { id: 'plain', name: '', price: '5.00' }
  const found = await findRate(Promise.resolve({ data: [rate] }), 'plain')
  expect(getItems({ lines: [] } as unknown as CheckedCart, found!)).toEqual([
    { name: '', price: '5.00', quantity: 1 },
  ])
})

it('refuses a rate that the store does not have', async () => {
  const { order } = open({ ...resources, shipping: [{ id: 'pigeon', name: 'Pigeon', price: '1.00' }] })
  expect((await order()).status).toBe(409)
})
