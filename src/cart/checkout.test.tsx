import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { buildProduct, createTestCart, createMockStore } from 'storefront-mock'
import { renderWithStorefront } from 'storefront-mock/react'

import { createStorefrontClient } from '../core/client/create-storefront-client.js'
import { createMemoryStorage } from '../device/memory-storage.js'
import { StorefrontProvider } from '../provider/storefront-provider.js'
import { createCartAddCookie } from './cookie/create-cart-add-cookie.js'
import { CartProvider } from './cart-provider.js'
import { Cart } from './index.js'
import type { CartStore } from './state/cart-types.js'
import { checkCartLines } from './check/check-cart-lines.js'
import type { CheckoutLine } from './state/checkout-lines.js'

const build = (id: string, price: string, stock = 9) => {
  const product = buildProduct({ id, name: id, price })
  return {
    ...product,
    variants: [{ ...product.variants[0]!, stockStatus: 'IN_STOCK', stockQuantity: stock }],
  }
}
type P = ReturnType<typeof build>
const lineOf = (product: P, quantity = 1) => ({ product, variant: product.variants[0]!, quantity })

let mug: P, hat: P
beforeEach(() => {
  mug = build('Mug', '10.00')
  hat = build('Hat', '10.00')
})

/** A checkout whose store answers when the test opens the gate. */
function renderCheckout(cart: CartStore, currency = 'USD') {
  const store = createMockStore({ products: [mug, hat] })
  let gate: Promise<void> = Promise.resolve()
  let open = () => {}
  const checks: string[] = []
  const client = createStorefrontClient({
    baseUrl: store.baseUrl,
    apiKey: store.apiKey,
    async fetch(url, init) {
      if (init?.cache === 'no-store') {
        checks.push(new URL(url instanceof Request ? url.url : url).pathname)
        await gate
      }
      return store.fetch(url, init)
    },
  })
  const onCheckout = vi.fn<(lines: readonly CheckoutLine[]) => void>()
  const view = renderWithStorefront(
    <CartProvider cart={cart}>
      <Cart.Root>
        <Cart.Form onCheckout={onCheckout} aria-label="Order">
          <Cart.Items>
            {({ seen }) => (
              <Cart.Item>
                {seen.name}
                <Cart.Quantity />
                <Cart.Increment />
                <Cart.Issue />
                <Cart.Accept />
              </Cart.Item>
            )}
          </Cart.Items>
          <button>Check out</button>
        </Cart.Form>
        <Cart.Empty />
      </Cart.Root>
      <Cart.Status />
    </CartProvider>,
    { store, client, currency, retry: false },
  )
  return {
    ...view,
    store,
    checks,
    onCheckout,
    form: () => screen.getByRole<HTMLFormElement>('form', { name: 'Order' }),
    closeGate: () => void (gate = new Promise((resolve) => (open = resolve))),
    openGate: () => act(async () => open()),
  }
}

describe('Cart.Form', () => {
  it('hands over no line that another tab added during the check at a price that is not the store’s', async () => {
    const storage = createMemoryStorage()
    const otherTab = createTestCart({ storage })
    const { store, onCheckout, form, closeGate, openGate, checks } = renderCheckout(
      createTestCart({ storage, lines: [lineOf(mug)] }),
    )
    await screen.findByText('Mug')
    await waitFor(() => expect(store.requests).toHaveLength(1))
    store.update('Hat', { variants: [{ ...hat.variants[0]!, price: '999.00' }] })
    closeGate()
    act(() => form().requestSubmit())
    await waitFor(() => expect(checks).toHaveLength(1))
    act(() => void otherTab.add(lineOf(hat)))
    await openGate()
    await screen.findByText('The price changed from $10.00 to $999.00.')
    expect(onCheckout).not.toHaveBeenCalled()
  })

  it('hands over no quantity that another tab changed after the press, and orders it with the next press', async () => {
    const storage = createMemoryStorage()
    const otherTab = createTestCart({ storage })
    const { onCheckout, form, closeGate, openGate, checks } = renderCheckout(
      createTestCart({ storage, lines: [lineOf(mug)] }),
    )
    await screen.findByText('Mug')
    closeGate()
    act(() => form().requestSubmit())
    await waitFor(() => expect(checks).toHaveLength(1))
    act(() => void otherTab.add(lineOf(mug, 2)))
    await openGate()
    await waitFor(() => expect(form().hasAttribute('aria-busy')).toBe(false))
    expect(onCheckout).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('3'))
    act(() => form().requestSubmit())
    await waitFor(() => expect(onCheckout).toHaveBeenCalledOnce())
    expect(onCheckout.mock.calls[0]![0]).toMatchObject([{ productId: 'Mug', quantity: 3 }])
  })

  it.each(['adds', 'removes'] as const)(
    'hands over nothing when another tab %s a line after the press',
    async (change) => {
      const storage = createMemoryStorage()
      const otherTab = createTestCart({ storage })
      const lines = change === 'adds' ? [lineOf(mug)] : [lineOf(mug), lineOf(hat)]
      const { onCheckout, form, closeGate, openGate, checks } = renderCheckout(
        createTestCart({ storage, lines }),
      )
      await screen.findByText('Mug')
      closeGate()
      act(() => form().requestSubmit())
      await waitFor(() => expect(checks.length).toBeGreaterThan(0))
      act(() => {
        if (change === 'adds') otherTab.add(lineOf(hat))
        else otherTab.remove(otherTab.getState().lines.find(({ productId }) => productId === 'Hat')!.id)
      })
      await openGate()
      await waitFor(() => expect(form().hasAttribute('aria-busy')).toBe(false))
      expect(onCheckout).not.toHaveBeenCalled()
    },
  )

  it('calls onCheckout once for three submits in one task', async () => {
    const { onCheckout, form } = renderCheckout(createTestCart({ lines: [lineOf(mug)] }))
    await screen.findByText('Mug')
    act(() => {
      for (let count = 0; count < 3; count++) form().requestSubmit()
    })
    await waitFor(() => expect(onCheckout).toHaveBeenCalled())
    expect(onCheckout).toHaveBeenCalledOnce()
  })

  it('posts the price that the page shows when the line was added in another currency', async () => {
    const cart = createTestCart()
    cart.add({ ...lineOf(mug), currency: 'EUR' })
    const { store, onCheckout, form } = renderCheckout(cart)
    await waitFor(() => expect(store.requests).toHaveLength(1))
    await waitFor(() => expect(screen.getByRole('listitem').hasAttribute('data-estimate')).toBe(false))
    act(() => form().requestSubmit())
    await waitFor(() => expect(onCheckout).toHaveBeenCalledOnce())
    expect(onCheckout.mock.calls[0]![0]).toMatchObject([{ seenPrice: '10.00', seenCurrency: 'USD' }])
  })

  it('stops for a line above a lowered limit until the shopper accepts the limit', async () => {
    const storage = createMemoryStorage()
    createTestCart({ storage, lines: [lineOf(mug, 8)] })
    const { store, onCheckout, form } = renderCheckout(createTestCart({ storage, limits: { quantity: 5 } }))
    await waitFor(() => expect(store.requests).toHaveLength(1))
    await screen.findByText('The maximum quantity is 5.')
    act(() => form().requestSubmit())
    await waitFor(() => expect(document.activeElement?.hasAttribute('data-cart-issue')).toBe(true))
    expect(onCheckout).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Accept 5 × Mug at $10.00' }))
    act(() => form().requestSubmit())
    await waitFor(() => expect(onCheckout).toHaveBeenCalledOnce())
    expect(onCheckout.mock.calls[0]![0]).toMatchObject([{ quantity: 5 }])
  })

  it('is not rendered without lines', async () => {
    const cart = createTestCart({ lines: [lineOf(mug)] })
    renderCheckout(cart)
    await screen.findByText('Mug')
    act(() => cart.clear())
    expect(screen.queryByRole('form')).toBeNull()
    expect(screen.getByText('Your cart is empty.')).toBeTruthy()
  })
})

describe('Cart.Accept', () => {
  it('moves the focus to the next Accept, then to the cart, and Cart.Status announces the line', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    try {
      const cart = createTestCart({ lines: [lineOf(mug, 3), lineOf(hat, 3)] })
      mug = build('Mug', '12.00')
      hat = build('Hat', '10.00', 2)
      renderCheckout(cart)
      const accepts = await waitFor(() => {
        const buttons = screen.getAllByRole('button', { name: /^Accept/ })
        expect(buttons).toHaveLength(2)
        return buttons
      })
      accepts[0]!.focus()
      fireEvent.click(accepts[0]!)
      expect(document.activeElement).toBe(accepts[1])
      fireEvent.click(accepts[1]!)
      expect(document.activeElement).not.toBe(document.body)
      expect(document.activeElement?.contains(screen.getByRole('list'))).toBe(true)
      expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull()
      act(() => void vi.advanceTimersByTime(500))
      expect(screen.getByRole('status').textContent).toMatch(/^Accepted: (Mug|Hat)\. 5 items in your cart$/)
    } finally {
      vi.useRealTimers()
    }
  })

  it('removes a line that the store does not sell, and moves the focus to the empty cart', async () => {
    const cart = createTestCart({ lines: [lineOf(mug)] })
    mug = build('Mug', '10.00', 0)
    mug = { ...mug, variants: [{ ...mug.variants[0]!, stockStatus: 'OUT_OF_STOCK' }] }
    renderCheckout(cart)
    const remove = await screen.findByRole('button', { name: 'Remove Mug' })
    remove.focus()
    fireEvent.click(remove)
    expect(document.activeElement).toBe(screen.getByText('Your cart is empty.'))
  })
})

it('Cart.Increment is disabled on both lines of a variant whose stock they share', async () => {
  mug = build('Mug', '10.00', 3)
  const engraved = { ...lineOf(mug, 2), properties: { Text: 'A' } }
  const { store } = renderCheckout(createTestCart({ lines: [lineOf(mug), engraved] }))
  await waitFor(() => expect(store.requests).toHaveLength(1))
  const buttons = screen.getAllByRole('button', { name: 'Increase quantity of Mug' })
  await waitFor(() => {
    expect(buttons.map((button) => button.getAttribute('aria-disabled'))).toEqual(['true', 'true'])
  })
})

it('Cart.Status announces a change although its labels are written inline and its parent renders again', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const cart = createTestCart()
    let rerender = () => {}
    function Page() {
      const [count, setCount] = useState(0)
      rerender = () => setCount(count + 1)
      return (
        <StorefrontProvider
          baseUrl="https://shop.example/api/v1"
          apiKey={null}
          labels={{ cart: { status: ({ totalQuantity }) => `${totalQuantity} pieces` } }}
        >
          <CartProvider cart={cart}>
            <Cart.Add product={mug} variant={mug.variants[0]} />
            <Cart.Status />
          </CartProvider>
        </StorefrontProvider>
      )
    }
    renderWithStorefront(<Page />)
    fireEvent.click(screen.getByRole('button'))
    act(() => rerender())
    act(() => void vi.advanceTimersByTime(500))
    expect(screen.getByRole('status').textContent).toBe('1 pieces')
  } finally {
    vi.useRealTimers()
  }
})

describe('a page without scripts', () => {
  const store = () => createMockStore({ products: [mug] })
  const html = (initialLines?: Parameters<typeof Cart.Root>[0]['initialLines']) =>
    renderToString(
      <StorefrontProvider baseUrl="https://shop.example/api/v1" apiKey={null} currency="USD">
        <CartProvider>
          <Cart.Root initialLines={initialLines}>
            <Cart.Form action="/checkout">
              <Cart.Items>{({ seen, total }) => <Cart.Item>{`${seen.name} ${total}`}</Cart.Item>}</Cart.Items>
              <button>Check out</button>
            </Cart.Form>
            <Cart.Subtotal />
            <Cart.Empty />
          </Cart.Root>
        </CartProvider>
      </StorefrontProvider>,
    )

  it('shows no subtotal and no checkout while the server does not know the lines', () => {
    expect(html()).not.toMatch(/0\.00|Check out/)
  })

  it('says without scripts that the cart is empty, and not before the scripts have read the device', () => {
    expect(html()).toContain('<noscript><div tabindex="-1">Your cart is empty.</div></noscript>')
  })

  it('has no dead control: without updateAction the quantity is text, and the buttons are disabled', async () => {
    const page = await withLine(undefined)
    expect(page.querySelector('input[aria-label^=Quantity]')).toMatchObject({ readOnly: true, name: '' })
    const buttons = [...page.querySelectorAll<HTMLButtonElement>('button:not([hidden])')]
    expect(buttons.filter(({ disabled }) => !disabled).map(({ textContent }) => textContent)).toEqual([
      'Check out',
    ])
  })

  it('posts each control to updateAction, and Enter in a field presses Update', async () => {
    const page = await withLine('/cart/update')
    const buttons = [...page.querySelectorAll<HTMLButtonElement>('button:not([hidden])')]
    const posted = buttons.map((button) => [
      button.textContent,
      button.getAttribute('formaction'),
      button.type,
    ])
    expect(posted).toEqual([
      ['Update cart', '/cart/update', 'submit'],
      ['−', '/cart/update', 'submit'],
      ['+', '/cart/update', 'submit'],
      ['×', '/cart/update', 'submit'],
      ['Accept 2 × Mug at $10.00', '/cart/update', 'submit'],
      ['Check out', null, 'submit'],
    ])
    const field = page.querySelector<HTMLInputElement>('input[aria-label^=Quantity]')!
    expect(field.name).toMatch(/^cart-quantity\.Mug/)
    expect(new RegExp(`^(?:${field.pattern})$`, 'u').test('1.5')).toBe(false)
    expect(new RegExp(`^(?:${field.pattern})$`, 'u').test('٣')).toBe(true)
    // Before hydration there is no Update: the first button of the form is disabled, so Enter does nothing.
    const first = [...page.querySelectorAll<HTMLButtonElement>('form button')].find(
      (each) => !each.closest('noscript'),
    )
    expect(first).toMatchObject({ hidden: true, disabled: true })
  })

  /** What the server renders for one mug whose price has changed. */
  async function withLine(updateAction: string | undefined): Promise<HTMLElement> {
    const mock = store()
    const client = createStorefrontClient({ baseUrl: mock.baseUrl, apiKey: mock.apiKey, fetch: mock.fetch })
    const pending = { productId: 'Mug', variantId: mug.variants[0]!.id, quantity: 2, seenPrice: '9.00' }
    const { lines } = await checkCartLines(client, [pending], { rules: { currency: 'USD' } })
    const text = renderToString(
      <StorefrontProvider baseUrl="https://shop.example/api/v1" apiKey={null} currency="USD">
        <CartProvider>
          <Cart.Root initialLines={lines} updateAction={updateAction}>
            <Cart.Form action="/checkout">
              <Cart.Items>
                {() => (
                  <Cart.Item>
                    <Cart.Decrement />
                    <Cart.Quantity />
                    <Cart.Increment />
                    <Cart.Remove />
                    <Cart.Accept />
                  </Cart.Item>
                )}
              </Cart.Items>
              <button>Check out</button>
            </Cart.Form>
          </Cart.Root>
        </CartProvider>
      </StorefrontProvider>,
    )
    // A browser without scripts reads what is in a `<noscript>`.
    return new DOMParser().parseFromString(text, 'text/html').body
  }

  it('shows and posts the lines that the server read from cookies', async () => {
    const mock = store()
    const client = createStorefrontClient({ baseUrl: mock.baseUrl, apiKey: mock.apiKey, fetch: mock.fetch })
    const pending = { productId: 'Mug', variantId: mug.variants[0]!.id, quantity: 2 }
    const { lines } = await checkCartLines(client, [pending], { rules: { currency: 'USD' } })
    const page = html(lines)
    expect(page).toContain('Mug 20.00')
    expect(page).toContain('$20.00')
    expect(page).toContain('Check out')
    expect(page).toMatch(/name="cart-line" value="\{[^"]*&quot;seenPrice&quot;:&quot;10\.00&quot;/)
  })
})

describe('the cookies of CartProvider', () => {
  const leave = (product: P, quantity: number, scope = 'default') => {
    const line = { productId: product.id, variantId: product.variants[0]!.id, quantity }
    const request = { headers: new Headers() }
    document.cookie = createCartAddCookie({ request, line, storageScope: scope }).cookie!
  }
  const clear = () => {
    for (const pair of document.cookie.split('; '))
      document.cookie = `${pair.split('=')[0]}=; Path=/; Max-Age=0`
  }
  beforeEach(clear)

  it('adds the lines of several cookies with one request for each product, which the cart page uses too', async () => {
    leave(mug, 2)
    leave(hat, 1)
    const cart = createTestCart()
    const { store } = renderCheckout(cart)
    await waitFor(() => expect(cart.getState().totalQuantity).toBe(3))
    await screen.findByText('Mug')
    expect(store.requests).toHaveLength(2)
    expect(document.cookie).toBe('')
  })

  it('leaves the cookies of another scope alone', async () => {
    leave(mug, 2, 'fr')
    leave(hat, 1)
    const cart = createTestCart()
    renderCheckout(cart)
    await waitFor(() => expect(cart.getState().totalQuantity).toBe(1))
    expect(cart.getState().lines).toMatchObject([{ productId: 'Hat' }])
    expect(document.cookie).not.toBe('')
    clear()
  })

  it('keeps the cookie of a product that this store does not know', async () => {
    leave(build('Unknown', '1.00'), 1)
    leave(hat, 1)
    const cart = createTestCart()
    renderCheckout(cart)
    await waitFor(() => expect(cart.getState().totalQuantity).toBe(1))
    expect(document.cookie).not.toBe('')
    clear()
  })

  it('does not add a cookie that it cannot delete, which each page would add again', async () => {
    leave(mug, 2)
    const header = document.cookie
    const spy = vi.spyOn(document, 'cookie', 'get').mockReturnValue(header)
    const cart = createTestCart()
    const { store } = renderCheckout(cart)
    await waitFor(() => expect(store.requests).toHaveLength(1))
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(cart.getState().totalQuantity).toBe(0)
    spy.mockRestore()
  })

  it('does not throw in a sandboxed frame, which refuses its cookies', () => {
    const spy = vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('The document is sandboxed.', 'SecurityError')
    })
    renderWithStorefront(<CartProvider cart={createTestCart()}>shop</CartProvider>)
    expect(screen.getByText('shop')).toBeTruthy()
    spy.mockRestore()
  })
})
