import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { buildProduct, createMockStore, createTestCart } from 'storefront-mock'
import { renderWithStorefront } from 'storefront-mock/react'
import { beforeEach, expect, it } from 'vitest'

import { randomRuns } from '../../test/setup/random-runs.js'
import { createStorefrontClient } from '../core/client/create-storefront-client.js'
import { toMinorUnits } from '../core/money/to-minor-units.js'
import { checkCartLines } from './check/check-cart-lines.js'
import { Cart, CartProvider, getCheckoutLines } from './index.js'

beforeEach(() => localStorage.clear())

const productOf = (price: string, id = 'Resistor') => buildProduct({ id, name: id, price })

it('shows the issue of a price that is finer than the currency, and leaves the line out of the subtotal', async () => {
  const products = [productOf('0.0003'), productOf('2.50', 'Lamp')]
  const lines = products.map((product) => ({ product, variant: product.variants[0]!, quantity: 3 }))
  const cart = createTestCart({ lines })
  renderWithStorefront(
    <CartProvider cart={cart}>
      <Cart.Root>
        <Cart.Items>
          {() => (
            <Cart.Item>
              <Cart.Issue /> <Cart.Accept />
            </Cart.Item>
          )}
        </Cart.Items>
        <Cart.Subtotal data-testid="subtotal" />
      </Cart.Root>
    </CartProvider>,
    { store: createMockStore({ products }), currency: 'EUR' },
  )
  await waitFor(() => expect(screen.getByText('This price cannot be paid exactly.')).toBeTruthy())
  expect(screen.getByTestId('subtotal').textContent).toBe('€7.50')
  await userEvent.setup().click(screen.getByRole('button', { name: 'Remove Resistor' }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
})

it('a cart that the server accepts can be paid: each price, each total and their sum are units of the currency', async () => {
  const price = fc
    .tuple(
      fc.nat(50),
      fc.string({ unit: fc.constantFrom('0', '0', '0', '5'), minLength: 1, maxLength: 4 }),
      fc.boolean(),
    )
    .map(([whole, decimals, isWhole]) => (isWhole ? `${whole}` : `${whole}.${decimals}`))
  const wanted = fc.array(fc.record({ price, quantity: fc.integer({ min: 1, max: 9 }) }), {
    minLength: 1,
    maxLength: 3,
  })
  await fc.assert(
    fc.asyncProperty(wanted, fc.constantFrom('JPY', 'EUR', 'KWD', 'CLF'), async (list, currency) => {
      const products = list.map((each, at) => productOf(each.price, `p${at}`))
      const { baseUrl, apiKey, fetch } = createMockStore({ products })
      const client = createStorefrontClient({
        ...{ baseUrl, apiKey, fetch },
        rules: { currency, isVariantAvailable: () => true, getMaxQuantity: () => 100 },
      })
      const cart = createTestCart({
        lines: products.map((product, at) => ({
          product,
          variant: product.variants[0]!,
          quantity: list[at]!.quantity,
        })),
      })
      const units = (amount: string) => {
        try {
          return toMinorUnits(amount, currency)
        } catch {
          return undefined
        }
      }
      for (const lines of [cart.getState().lines, getCheckoutLines(cart.getState())]) {
        const checked = await checkCartLines(client, lines)
        const isPaid = (each: { readonly price: string }) => units(each.price) !== undefined
        expect(checked.ok).toBe(list.every(isPaid))
        const totals = checked.lines.filter(isPaid).map(({ total }) => units(total))
        expect(units(checked.subtotal)).toBe(totals.reduce<number>((sum, each) => sum + each!, 0))
        for (const { issues, ...line } of checked.lines)
          expect(issues).toEqual(isPaid(line) ? [] : [{ type: 'unpayable' }])
      }
      cart.destroy()
    }),
    randomRuns(300),
  )
})
