import { cleanup, render, waitFor } from '@testing-library/react'
import { createTestCart } from 'storefront-mock'
import { afterEach, expect, it } from 'vitest'

import { CartLines } from '../../blocks/cart-drawer/cart-lines.js'
import { getVariantState } from '../../src/core/index.js'
import { Cart, CartProvider } from '../../src/cart/index.js'
import { createStorefrontClient, StorefrontProvider } from '../../src/index.js'
import { randomProduct } from './random-product.js'

afterEach(cleanup)

const client = createStorefrontClient({
  baseUrl: 'https://shop.example/v1',
  apiKey: null,
  fetch: () => Promise.reject(new TypeError('offline')),
  rules: { currency: 'EUR' },
})

it('the block of the cart links each line to exactly its variant, and shows the options of the picker', async () => {
  for (let seed = 1; seed <= 30; seed += 1) {
    const { product, isForSale, variants } = randomProduct(seed)
    const sold = variants.filter(({ availability }) => isForSale && availability !== 'outOfStock')
    const cart = createTestCart({
      lines: sold.map(({ id }) => ({
        product,
        variant: product.variants.find((each) => each.id === id)!,
        quantity: 1,
      })),
    })
    const { container, unmount } = render(
      <StorefrontProvider client={client}>
        <CartProvider cart={cart}>
          <Cart.Root>
            <CartLines />
          </Cart.Root>
        </CartProvider>
      </StorefrontProvider>,
    )
    const links = () => [...container.querySelectorAll<HTMLAnchorElement>('h3 a')]
    await waitFor(() => expect(links()).toHaveLength(sold.length))
    const opened = links().map(({ search }) => {
      const selection = Object.fromEntries(new URLSearchParams(search))
      return getVariantState(product, selection).variant?.id
    })
    expect(opened.toSorted()).toEqual(sold.map(({ id }) => id).toSorted())
    for (const { selection } of sold)
      expect(container.textContent).toContain(Object.values(selection).join(', '))
    unmount()
  }
})
