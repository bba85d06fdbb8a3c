import { QueryClient } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { ReactNode } from 'react'
import { buildProduct, createMockStore } from 'storefront-mock'
import { createStorefrontClient, StorefrontProvider } from 'storefront-react'
import { Cart, CartProvider } from 'storefront-react/cart'

import { CheckoutSummary } from '../../blocks/checkout-summary/checkout-summary.js'
import { useShopMenu } from '../../blocks/shop-menu/use-shop-menu.js'

afterEach(cleanup)

const rates = { data: [{ id: 'post', name: 'Post', price: '4.90' }] }

function renderShop(children: ReactNode, { status = 404, hasShipping = false } = {}) {
  const store = createMockStore({ products: [buildProduct()] })
  const client = createStorefrontClient({
    baseUrl: store.baseUrl,
    apiKey: store.apiKey,
    fetch: async (input, init) => {
      const { pathname } = new URL(input as string)
      if (/shipping$/.test(pathname) && hasShipping) return Response.json(rates)
      if (/(shipping|taxes|payments|menus|collections)$/.test(pathname)) return Response.json({}, { status })
      return store.fetch(input, init)
    },
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <StorefrontProvider client={client} queryClient={queryClient} currency="EUR">
      <CartProvider>
        <Cart.Root>{children}</Cart.Root>
      </CartProvider>
    </StorefrontProvider>,
  )
}

it('a store without shipping and payments shows no empty choice, and the subtotal is the total', async () => {
  renderShop(<CheckoutSummary initialSubtotal="10.00" />)
  await waitFor(() => expect(screen.queryAllByRole('combobox')).toEqual([]))
  expect(screen.getAllByText('€10.00').length).toBeGreaterThan(0)
})

it('a store with shipping shows it, and its price is in the total', async () => {
  renderShop(<CheckoutSummary initialSubtotal="10.00" />, { hasShipping: true })
  expect(await screen.findByText('€14.90')).toBeTruthy()
  expect(screen.getAllByRole('combobox')).toHaveLength(1)
})

it('a store whose shipping fails does not look like one without', async () => {
  renderShop(<CheckoutSummary initialSubtotal="10.00" />, { status: 500 })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.getAllByRole('combobox')).toHaveLength(2)
})

it('the menu of a store without menus and collections is empty, and no longer awaited', async () => {
  function Menu() {
    const menu = useShopMenu('main')
    return <p>{menu ? `${menu.items.length} items` : 'loading'}</p>
  }
  renderShop(<Menu />)
  expect(await screen.findByText('0 items')).toBeTruthy()
})
