import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'

import { Cart, CartProvider } from '../../src/cart/index.js'
import {
  createStorefrontClient,
  Price,
  StorefrontProvider,
  useVariantStock,
  VariantPicker,
} from '../../src/index.js'
import type { StoreRules } from '../../src/index.js'
import { buildProduct } from 'storefront-mock'
import { createMockStore } from 'storefront-mock'

const mug = buildProduct({ id: 'mug', name: 'Mug', price: '8.00', compareAtPrice: '12.00' })
const variant = mug.variants[0]!

const Stock = () => <i>{useVariantStock(variant).level}</i>

function show(rules: StoreRules, own: StoreRules = {}, children?: ReactNode) {
  const { baseUrl, apiKey, fetch } = createMockStore({ products: [mug] })
  const client = createStorefrontClient({ baseUrl, apiKey, fetch, rules })
  return render(
    <StorefrontProvider client={client} {...own}>
      <Price.Root product={mug} variant={variant} />
      <Stock />
      <VariantPicker.Root product={mug} defaultVariant="firstAvailable" />
      {children}
    </StorefrontProvider>,
  ).container
}

describe('StorefrontProvider with a client that has rules', () => {
  it('shows prices, discounts and stock by the rules of the client', () => {
    const container = show({ currency: 'EUR', getPriorPrice: () => '10.00', isVariantAvailable: () => false })
    expect(container.textContent).toContain('€8.00')
    expect(container.textContent).toContain('20% off')
    expect(container.querySelector('i')?.textContent).toBe('soldOut')
    expect(screen.getByRole('status').textContent).toBe('Sold out')
  })

  it('prefers a rule of its own, and ignores one that is undefined', () => {
    const client = { currency: 'EUR', isVariantAvailable: () => false }
    const container = show(client, { currency: undefined, isVariantAvailable: () => true })
    expect(container.textContent).toContain('€8.00')
    expect(container.querySelector('i')?.textContent).not.toBe('soldOut')
  })

  it('lets a cart hold as many units as the rules of the client allow', async () => {
    show(
      { currency: 'EUR', getMaxQuantity: () => 2 },
      {},
      <CartProvider storageScope="rules-of-the-client">
        <Cart.Add product={mug} variant={variant} quantity={5} />
        <Cart.Root>
          <Cart.Subtotal />
        </Cart.Root>
      </CartProvider>,
    )
    fireEvent.click(screen.getByRole('button', { name: /add/i }))
    await waitFor(() => expect(screen.getByText('€16.00')).toBeTruthy())
  })
})
