import { fireEvent, screen } from '@testing-library/react'
import { createStorefrontClient, isVariantAvailable } from 'storefront-react'
import { CartProvider } from 'storefront-react/cart'
import { createMockStore, createSampleCatalog } from 'storefront-mock'
import { renderWithStorefront } from 'storefront-mock/react'
import { expect, test, vi } from 'vitest'

import resources from './checkout-resources.json'
import { CartLink } from './components/cart/cart-link'
import { CartView } from './components/cart/cart-view'
import { ProductDetails } from './components/shop/product-page/product-details'
import { settings } from './lib/settings'
import { texts } from './lib/texts'

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
  renderWithStorefront(
    <CartProvider>
      <CartLink />
      <ProductDetails product={product} />
      <CartView checkoutId="1" />
    </CartProvider>,
    { client, currency: settings.currency },
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
})
