import { fireEvent, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { QueryClient } from '@tanstack/react-query'
import { createStorefrontClient, isVariantAvailable } from 'storefront-react'
import { CartProvider } from 'storefront-react/cart'
import { createSearch } from 'storefront-react/search'
import { createMockStore, createSampleCatalog } from 'storefront-mock'
import { renderWithStorefront } from 'storefront-mock/react'
import { expect, test } from 'vitest'

import { createCheckout, readOrder } from '../server/checkout'
import resources from '../checkout-resources.json'
import { shopTexts } from './components/shop/shop-ui/shop-texts'
import { ShopLayout } from './layout/shop-layout'
import { createRoutes } from './routes'
import { settings } from './settings'
import { texts } from './texts'

test('a shopper adds a product to the cart and orders it', async () => {
  const catalog = createSampleCatalog({ size: 30 })
  const store = createMockStore({ ...catalog, resources })
  const client = createStorefrontClient({ baseUrl: store.baseUrl, apiKey: store.apiKey, fetch: store.fetch })
  const queryClient = new QueryClient()
  const search = createSearch({
    client,
    engine: () => Promise.reject(new Error('This test does not search.')),
  })
  const checkOut = createCheckout(client)
  const sendOrder = (body: FormData) =>
    checkOut(new Request('http://localhost/checkout', { method: 'POST', body }))
  const product = catalog.products.find(({ variants }) =>
    variants.some((variant) => isVariantAvailable(variant)),
  )!
  const router = createMemoryRouter(
    [
      {
        element: <ShopLayout search={search} />,
        children: createRoutes({ client, queryClient, search, sendOrder, readOrder }),
      },
    ],
    { initialEntries: [`/products/${product.slug}`] },
  )
  renderWithStorefront(
    <CartProvider>
      <RouterProvider router={router} />
    </CartProvider>,
    { client, queryClient, currency: settings.currency },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Add to cart' }))
  await screen.findByRole('button', { name: shopTexts.cartButton(1) })

  await router.navigate('/cart')
  await screen.findByRole('combobox', { name: shopTexts.shipping })
  fireEvent.click(screen.getByRole('button', { name: texts.checkOut }))
  expect(await screen.findByRole('heading', { name: texts.thanks })).toBeDefined()
})
