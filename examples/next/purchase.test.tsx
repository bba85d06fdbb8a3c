// @vitest-environment jsdom
import { configure, fireEvent, render, screen } from '@testing-library/react'
import { createStorefrontClient, isVariantAvailable, StorefrontProvider } from 'storefront-react'
import { CartProvider } from 'storefront-react/cart'
import { createMockStore, createSampleCatalog, createTestCart } from 'storefront-mock'
import { expect, test, vi } from 'vitest'

import resources from './checkout-resources.json'
import { CartLink } from './components/cart/cart-link'
import { CartView } from './components/cart/cart-view'
import { ProductDetails } from './components/shop/product-page/product-details'
import { settings } from './lib/settings'
import { texts } from './lib/texts'

// Next replaces this module, which throws everywhere else.
vi.mock('server-only', () => ({}))

// A busy machine may need longer than the second that Testing Library waits.
configure({ asyncUtilTimeout: 10_000 })

test('a shopper adds a product to the cart and orders it', async () => {
  const catalog = createSampleCatalog({ size: 30 })
  const store = createMockStore({ ...catalog, resources })
  const client = createStorefrontClient({
    baseUrl: store.baseUrl,
    apiKey: store.apiKey,
    fetch: store.fetch,
    rules: { currency: settings.currency },
  })
  // The client of the server refuses to work in a browser, which jsdom looks like.
  vi.doMock('./lib/server-client', () => ({ uncachedClient: client }))
  const product = catalog.products.find(({ variants }) =>
    variants.some((variant) => isVariantAvailable(variant)),
  )!
  render(
    <StorefrontProvider client={client} currency={settings.currency} locale="en">
      <CartProvider cart={createTestCart()}>
        <CartLink />
        <ProductDetails product={product} />
        <CartView checkoutId="1" />
      </CartProvider>
    </StorefrontProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Add to cart' }))
  await screen.findByRole('link', { name: texts.cartLink(1) })
  await screen.findByRole('option', { name: /^Standard/ })

  // What the form posts, and what the route of the checkout answers.
  const { POST } = await import('./app/checkout/route')
  const body = new FormData(screen.getByRole<HTMLFormElement>('form', { name: texts.order }))
  const headers = { 'sec-fetch-site': 'same-origin' }
  const answer = await POST(new Request('http://localhost:3000/checkout', { method: 'POST', headers, body }))
  expect(answer.headers.get('location')).toMatch(/^\/orders\/[\w-]+$/)
}, 60_000)
