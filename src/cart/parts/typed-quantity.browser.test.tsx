import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { buildProduct, createMockStore, createTestCart } from 'storefront-mock'
import { renderWithStorefront } from 'storefront-mock/react'

import { CartProvider } from '../cart-provider.js'
import { useLiveCart } from '../hooks/use-live-cart.js'
import { Cart } from '../index.js'
import type { CheckedCart } from '../check/check-cart-lines.js'
import type { CheckoutLine } from '../state/checkout-lines.js'

const build = (id: string, stockQuantity: number) => {
  const product = buildProduct({ id, name: id, price: '10.00' })
  return { ...product, variants: [{ ...product.variants[0]!, stockStatus: 'IN_STOCK', stockQuantity }] }
}

async function open(
  stock: number,
  { quantity = 1, properties = [undefined] as readonly (string | undefined)[] } = {},
) {
  const product = build('Mug', stock)
  const store = createMockStore({ products: [product] })
  const lines = properties.map((text) => ({
    product,
    variant: product.variants[0]!,
    quantity,
    ...(text && { properties: { text } }),
  }))
  const cart = createTestCart({ lines })
  const onCheckout = vi.fn<(checked: readonly CheckoutLine[]) => void>()
  let check = (): Promise<CheckedCart> => Promise.reject(new Error('not rendered'))
  function Own() {
    check = useLiveCart().check
    return null
  }
  renderWithStorefront(
    <CartProvider cart={cart}>
      <Cart.Root>
        <Cart.Form onCheckout={onCheckout}>
          <Cart.Items>
            {({ seen }) => (
              <Cart.Item>
                {seen.name} <Cart.Quantity /> <Cart.Issue /> <Cart.Accept />
              </Cart.Item>
            )}
          </Cart.Items>
          <button>Check out</button>
        </Cart.Form>
        <Cart.Empty />
        <Cart.Subtotal data-testid="subtotal" />
        <Own />
      </Cart.Root>
      <Cart.Status />
    </CartProvider>,
    { store, currency: 'USD', retry: false },
  )
  await waitFor(() => expect(screen.getAllByRole('listitem')[0]!.hasAttribute('data-estimate')).toBe(false))
  const fields = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Quantity of Mug' })
  const button = screen.getByRole('button', { name: 'Check out' })
  return { store, cart, onCheckout, fields, field: fields[0]!, button, check: () => check() }
}

const requestsOf = (store: { readonly requests: readonly unknown[] }) => store.requests.length

describe('a quantity that the shopper types and then presses "Check out"', () => {
  it.each([
    ['600', 500, 'Only 500 available. The subtotal counts 1.'],
    ['2', 1, 'Only 1 available. The subtotal counts 1.'],
    ['1000', 5000, 'The maximum quantity is 999. The subtotal counts 1.'],
    ['2.5', 9, 'Enter a whole number. The subtotal counts 1.'],
    ['1e1', 9, 'Enter a whole number. The subtotal counts 1.'],
    ['', 9, 'Enter a whole number. The subtotal counts 1.'],
    ['99999999999999999999', 9, 'Only 9 available. The subtotal counts 1.'],
  ])(
    'orders nothing for "%s" with a stock of %s, keeps the text, and says why',
    async (text, stock, issue) => {
      const { field, button, onCheckout, cart } = await open(stock)
      await userEvent.fill(field, text)
      await userEvent.click(button)
      await waitFor(() => expect(document.activeElement).toBe(field))
      expect(field.value).toBe(text)
      expect(field.getAttribute('aria-invalid')).toBe('true')
      expect(document.getElementById(field.getAttribute('aria-describedby')!)?.textContent).toBe(issue)
      expect(screen.getByTestId('subtotal').textContent).toBe('$10.00')
      await expect.poll(() => screen.getByRole('status').textContent).toBe(issue)
      await waitFor(() => expect(button.closest('form')!.hasAttribute('aria-busy')).toBe(false))
      expect(onCheckout).not.toHaveBeenCalled()
      expect(cart.getState().totalQuantity).toBe(1)
    },
  )

  it.each([
    ['3', 3],
    ['٣', 3],
    [' 4 ', 4],
  ])('orders "%s" as %s', async (text, quantity) => {
    const { field, button, onCheckout } = await open(9)
    await userEvent.fill(field, text)
    await userEvent.click(button)
    await waitFor(() => expect(onCheckout).toHaveBeenCalledOnce())
    expect(onCheckout.mock.calls[0]![0]).toMatchObject([{ quantity }])
    expect(field.value).toBe(String(quantity))
  })

  it('orders the field that was not left when the form is submitted by a script', async () => {
    const { field, button, onCheckout } = await open(9)
    await userEvent.fill(field, '7')
    button.closest('form')!.requestSubmit()
    await waitFor(() => expect(onCheckout).toHaveBeenCalledOnce())
    expect(onCheckout.mock.calls[0]![0]).toMatchObject([{ quantity: 7 }])
  })

  it('orders nothing where two fields together take more than the stock, and lowers neither', async () => {
    const { fields, button, onCheckout } = await open(5, { properties: ['a', 'b'] })
    await userEvent.fill(fields[0]!, '3')
    await userEvent.fill(fields[1]!, '3')
    await userEvent.click(button)
    await screen.findByText(/^Only 2 available/)
    expect(fields.map(({ value }) => value)).toEqual(['3', '3'])
    expect(onCheckout).not.toHaveBeenCalled()
  })

  it('orders what Accept says, once the shopper has accepted it', async () => {
    const { field, button, onCheckout } = await open(5)
    await userEvent.fill(field, '600')
    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('button', { name: 'Accept 5 × Mug at $10.00' }))
    expect(field.value).toBe('5')
    expect(field.hasAttribute('aria-invalid')).toBe(false)
    await userEvent.click(button)
    await waitFor(() => expect(onCheckout).toHaveBeenCalledOnce())
    expect(onCheckout.mock.calls[0]![0]).toMatchObject([{ quantity: 5 }])
  })

  it('orders the quantity of the cart after Escape', async () => {
    const { field, button, onCheckout } = await open(5)
    await userEvent.fill(field, '600')
    await userEvent.click(button)
    await waitFor(() => expect(document.activeElement).toBe(field))
    await userEvent.keyboard('{Escape}')
    expect(field.value).toBe('1')
    expect(screen.queryByText(/Only 5 available/)).toBeNull()
    await userEvent.click(button)
    await waitFor(() => expect(onCheckout).toHaveBeenCalledOnce())
    expect(onCheckout.mock.calls[0]![0]).toMatchObject([{ quantity: 1 }])
  })
})

it('check() of useLiveCart is not ok while a field shows what the cart cannot take', async () => {
  const { field, check, cart } = await open(5)
  await userEvent.fill(field, '3')
  expect(await check()).toMatchObject({ ok: true, lines: [{ quantity: 3 }] })
  await userEvent.fill(field, '600')
  expect(await check()).toMatchObject({
    ok: false,
    lines: [{ quantity: 3, issues: [{ type: 'tooMany', available: 5, counted: 3 }] }],
  })
  expect(cart.getState().totalQuantity).toBe(3)
})

it('nothing is said about a quantity while the shopper types it', async () => {
  const { field, store } = await open(5)
  const before = requestsOf(store)
  await userEvent.fill(field, '60')
  expect(field.hasAttribute('aria-invalid')).toBe(false)
  expect(screen.queryByText(/available/)).toBeNull()
  expect(requestsOf(store)).toBe(before)
})
