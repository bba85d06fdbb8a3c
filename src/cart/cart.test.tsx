import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { buildProduct, createTestCart, createMockStore } from 'storefront-mock'
import { renderWithStorefront } from 'storefront-mock/react'

import { createStorefrontClient } from '../core/client/create-storefront-client.js'
import { StorefrontProvider } from '../provider/storefront-provider.js'
import { CartProvider } from './cart-provider.js'
import { useCart } from './hooks/use-cart.js'
import { useCartLine } from './hooks/use-cart-state.js'
import { Cart } from './index.js'
import type { CartStore } from './state/cart-types.js'
import type { CheckoutLine } from './state/checkout-lines.js'
import { cookiePrefix } from './cookie/cookie-prefix.js'
import { createCartAddCookie } from './cookie/create-cart-add-cookie.js'

const build = (id: string, fields: { price?: string; stock?: number } = {}) => {
  const product = buildProduct({ id, name: id, price: fields.price ?? '19.99' })
  const [variant] = product.variants
  return {
    ...product,
    variants: [{ ...variant!, stockStatus: 'IN_STOCK', stockQuantity: fields.stock ?? 9 }],
  }
}
type P = ReturnType<typeof build>
const line = (product: P, quantity = 1) => ({ product, variant: product.variants[0]!, quantity })

const posted = (product: P, quantity: number) => ({
  productId: product.id,
  variantId: product.variants[0]!.id,
  quantity,
  seenPrice: product.variants[0]!.price,
})

let mug: P, shirt: P, hat: P
beforeEach(() => {
  ;[mug, shirt, hat] = [build('Mug'), build('Shirt', { price: '0.10' }), build('Hat')]
})

function renderCart(
  cart: CartStore,
  {
    products = [mug, shirt, hat],
    children,
    onCheckout,
  }: {
    products?: readonly P[]
    children?: ReactNode
    onCheckout?: (lines: readonly CheckoutLine[]) => void
  } = {},
) {
  const store = createMockStore({ products: [...products] })
  const renders = new Map<string, number>()
  const view = renderWithStorefront(
    <CartProvider cart={cart}>
      <Cart.Root data-testid="root">
        <Cart.Form onCheckout={onCheckout} aria-label="Cart">
          <Cart.Items>
            {(item) => {
              renders.set(item.id, (renders.get(item.id) ?? 0) + 1)
              return (
                <Cart.Item>
                  {item.seen.name} {item.total}
                  <Cart.Decrement />
                  <Cart.Quantity />
                  <Cart.Increment />
                  <Cart.Remove />
                  <Cart.Issue />
                  <Cart.Accept />
                </Cart.Item>
              )
            }}
          </Cart.Items>
          <button>Check out</button>
        </Cart.Form>
        <Cart.Empty />
        <Cart.Undo />
        <p>
          Subtotal <Cart.Subtotal data-testid="subtotal" /> <Cart.Savings data-testid="savings" />
        </p>
      </Cart.Root>
      <Cart.Status />
      {children}
    </CartProvider>,
    { store, currency: 'USD', retry: false },
  )
  return { ...view, store, renders }
}

const quantityOf = (name: string) => screen.getByRole('textbox', { name: `Quantity of ${name}` })
const settle = (store: { requests: readonly unknown[] }, count: number) =>
  waitFor(() => expect(store.requests).toHaveLength(count))

describe('Cart', () => {
  it('shows exact totals and the quantities of the lines', async () => {
    const { store } = renderCart(createTestCart({ lines: [line(mug, 3), line(shirt, 3)] }))
    await settle(store, 2)
    expect(screen.getByTestId('subtotal').textContent).toContain('$60.27')
    expect(quantityOf('Shirt')).toHaveProperty('value', '3')
    expect(screen.queryByTestId('savings')).toBeNull()
  })

  it('measures the savings from the prior prices of the provider, and saves nothing where one is not known', async () => {
    const reduced = (product: P): P => ({
      ...product,
      variants: product.variants.map((variant) => ({ ...variant, price: '27.00', compareAtPrice: '36.00' })),
    })
    ;[mug, hat] = [reduced(mug), reduced(hat)]
    const priorPrices = new Map([[mug.variants[0]!.id, '30.00']])
    const store = createMockStore({ products: [mug, hat] })
    const cart = createTestCart({ lines: [line(mug, 2), line(hat)] })
    renderWithStorefront(
      <CartProvider cart={cart}>
        <Cart.Root>
          <Cart.Savings data-testid="savings" />
        </Cart.Root>
      </CartProvider>,
      { store, currency: 'USD', getPriorPrice: ({ id = '' }) => priorPrices.get(id) },
    )
    await waitFor(() => expect(screen.getByTestId('savings').textContent).toContain('$6.00'))
  })

  it('steps by button and arrow key, and stops at the stock and at 1', async () => {
    const user = userEvent.setup()
    mug = build('Mug', { stock: 3 })
    const { store } = renderCart(createTestCart({ lines: [line(mug)] }))
    await settle(store, 1)
    const more = screen.getByRole('button', { name: 'Increase quantity of Mug' })
    const less = screen.getByRole('button', { name: 'Decrease quantity of Mug' })
    expect(less.getAttribute('aria-disabled')).toBe('true')
    await user.click(more)
    await user.type(quantityOf('Mug'), '{ArrowUp}{ArrowUp}')
    expect(quantityOf('Mug')).toHaveProperty('value', '3')
    expect(more.getAttribute('aria-disabled')).toBe('true')
    await user.click(less)
    expect(quantityOf('Mug')).toHaveProperty('value', '2')
  })

  it.each([
    ['7{Enter}', '7'],
    ['7{Tab}', '7'],
    ['7{Escape}', '2'],
    ['٧{Enter}', '7'],
    ['9{Enter}9{Escape}', '9'],
    ['-3{Enter}', '-3'],
    ['1.5{Tab}', '1.5'],
    ['many{Enter}', 'many'],
    ['many{Enter}{Escape}', '2'],
    ['{Backspace}{Enter}', ''],
    ['500{Enter}', '500'],
  ])('after typing %s into the quantity 2 shows %s', async (keys, shown) => {
    const user = userEvent.setup()
    const { store } = renderCart(createTestCart({ lines: [line(mug, 2)] }))
    await settle(store, 1)
    await user.tripleClick(quantityOf('Mug'))
    await user.keyboard(keys)
    expect(quantityOf('Mug')).toHaveProperty('value', shown)
  })

  it('moves the focus to the next Remove, then the previous one, then the empty cart, and undoes', async () => {
    const user = userEvent.setup()
    const { store } = renderCart(createTestCart({ lines: [line(mug), line(shirt), line(hat)] }))
    await settle(store, 3)
    const names = screen
      .getAllByRole('button', { name: /^Remove/ })
      .map((button) => button.ariaLabel ?? button.getAttribute('aria-label')!)
    await user.click(screen.getByRole('button', { name: names[1]! }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: names[2]! }))
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: names[0]! }))
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByText('Your cart is empty.'))
    await user.click(screen.getByRole('button', { name: 'Undo removal' }))
    expect(screen.getByRole('listitem').textContent).toContain(names[0]!.replace('Remove ', ''))
    expect(document.activeElement).not.toBe(document.body)
    expect(screen.queryByText('Your cart is empty.')).toBeNull()
  })

  it('keeps the focus in the cart when no other line has a Remove', async () => {
    const user = userEvent.setup()
    const store = createMockStore({ products: [mug, shirt] })
    const cart = createTestCart({ lines: [line(mug), line(shirt)] })
    renderWithStorefront(
      <CartProvider cart={cart}>
        <Cart.Root data-testid="root">
          <Cart.Items>{({ seen }) => seen.name === 'Mug' && <Cart.Remove />}</Cart.Items>
          <Cart.Empty />
        </Cart.Root>
      </CartProvider>,
      { store, currency: 'USD' },
    )
    await user.click(screen.getByRole('button', { name: 'Remove Mug' }))
    expect(document.activeElement).toBe(screen.getByTestId('root'))
  })

  it('announces the cart once after several changes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      mug = build('Mug', { stock: 3 })
      const cart = createTestCart({ lines: [line(mug)] })
      renderCart(cart, { children: <Cart.Add product={mug} variant={mug.variants[0]} quantity={2} /> })
      const add = screen.getByRole('button', { name: 'Add to cart' })
      fireEvent.click(add)
      fireEvent.click(add)
      expect(add.getAttribute('data-reason')).toBe('stock')
      expect(screen.getByRole('status').textContent).toBe('')
      act(() => void vi.advanceTimersByTime(500))
      expect(screen.getByRole('status').textContent).toContain('No more in stock. 3 items in your cart')
    } finally {
      vi.useRealTimers()
    }
  })

  it('stops a checkout while the price rose, the stock dropped, or a product is gone, and focuses the issue', async () => {
    const user = userEvent.setup()
    const onCheckout = vi.fn()
    const cart = createTestCart({ lines: [line(mug, 5), line(shirt, 4), line(hat)] })
    const { store } = renderCart(cart, { onCheckout })
    await settle(store, 3)
    store.update('Mug', { variants: [{ ...mug.variants[0]!, price: '25.00' }] })
    store.update('Shirt', { variants: [{ ...shirt.variants[0]!, stockQuantity: 2 }] })
    store.remove('Hat')
    await user.click(screen.getByRole('button', { name: 'Check out' }))
    await screen.findByText('The price changed from $19.99 to $25.00.')
    expect(screen.getByText('Only 2 available.')).toBeTruthy()
    expect(screen.getByText('No longer available.')).toBeTruthy()
    expect(onCheckout).not.toHaveBeenCalled()
    await waitFor(() => expect(document.activeElement?.hasAttribute('data-cart-issue')).toBe(true))
    expect(screen.getByTestId('subtotal').textContent).toContain('$125.40')

    for (const button of screen
      .getAllByRole('button', { name: /^Accept|^Remove Hat$/ })
      .filter((each) => 'cartAccept' in each.dataset))
      await user.click(button)
    expect(screen.getByTestId('subtotal').textContent).toContain('$125.20')
    await user.click(screen.getByRole('button', { name: 'Check out' }))
    await waitFor(() => expect(onCheckout).toHaveBeenCalledOnce())
    expect(onCheckout.mock.calls[0]![0]).toEqual(
      [
        { ...posted(mug, 5), seenPrice: '25.00', seenCurrency: 'USD' },
        { ...posted(shirt, 2), seenCurrency: 'USD' },
      ].sort(
        (a, b) =>
          cart.getState().lines.findIndex(({ variantId }) => variantId === a.variantId) -
          cart.getState().lines.findIndex(({ variantId }) => variantId === b.variantId),
      ),
    )
  })

  it('lets the checkout continue when the store cannot be reached, and keeps every line', async () => {
    const user = userEvent.setup()
    const onCheckout = vi.fn()
    const { store } = renderCart(createTestCart({ lines: [line(mug), line(shirt)] }), { onCheckout })
    await settle(store, 2)
    store.failWhen({}, 'disconnect')
    await user.click(screen.getByRole('button', { name: 'Check out' }))
    await waitFor(() => expect(onCheckout).toHaveBeenCalledOnce())
    expect(onCheckout.mock.calls[0]![0]).toHaveLength(2)
  })

  it('says which line is unknown when one product fails, and uses the price that the shopper saw', async () => {
    const cart = createTestCart({ lines: [line(mug), line(shirt, 2)] })
    const store = createMockStore({ products: [mug, shirt] })
    store.failWhen({ path: '/products/Shirt' }, 403)
    renderWithStorefront(
      <CartProvider cart={cart}>
        <Cart.Root>
          <Cart.Items>
            {({ seen, isEstimate }) => (
              <Cart.Item>
                {seen.name} {String(isEstimate)}
                <Cart.Issue />
              </Cart.Item>
            )}
          </Cart.Items>
          <Cart.Subtotal data-testid="subtotal" />
        </Cart.Root>
      </CartProvider>,
      { store, currency: 'USD', retry: false },
    )
    await screen.findByText(/could not be reached/)
    const shown = screen.getAllByRole('listitem').map((item) => item.dataset.issue)
    expect(shown.sort()).toEqual(['unknown', undefined])
    expect(screen.getByTestId('subtotal').textContent).toContain('$20.19')
    expect(screen.getByTestId('subtotal').hasAttribute('data-estimate')).toBe(true)
  })

  it('posts each line as JSON, with what the shopper saw as an expectation', () => {
    renderCart(createTestCart({ lines: [line(mug, 2)] }))
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Cart' })
    expect(new FormData(form).getAll('cart-line')).toEqual([JSON.stringify(posted(mug, 2))])
  })

  it('renders only the changed line and the totals, with 100 lines', async () => {
    const products = Array.from({ length: 100 }, (_, index) => build(`P${index}`))
    const cart = createTestCart({ lines: products.map((product) => line(product)) })
    const { store, renders } = renderCart(cart, { products })
    await settle(store, 100)
    await waitFor(() => expect(screen.getByTestId('subtotal').hasAttribute('data-estimate')).toBe(false))
    renders.clear()
    const changed = cart.getState().lines[40]!.id
    act(() => void cart.setQuantity(changed, 5))
    expect([...renders.keys()]).toEqual([changed])
    expect(screen.getByTestId('subtotal').textContent).toContain('$2,078.96')
  })
})

describe('Cart.Add', () => {
  it('adds without a request and without submitting, and updates a badge', async () => {
    const user = userEvent.setup()
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
    const cart = createTestCart()
    const Badge = () => <b data-testid="badge">{useCart(({ totalQuantity }) => totalQuantity)}</b>
    const { store } = renderWithStorefront(
      <CartProvider cart={cart}>
        <form onSubmit={onSubmit}>
          <Cart.Add product={mug} variant={mug.variants[0]} quantity={2} />
        </form>
        <Badge />
      </CartProvider>,
      { store: createMockStore({ products: [mug] }), currency: 'USD' },
    )
    const button = screen.getByRole('button', { name: 'Add to cart' })
    await user.click(button)
    expect(button.hasAttribute('data-added')).toBe(true)
    expect(screen.getByTestId('badge').textContent).toContain('2')
    expect(store.requests).toEqual([])
    expect(onSubmit).not.toHaveBeenCalled()
    expect(cart.getState().lines[0]!.seen.currency).toBe('USD')
  })

  it('leaves the click to the form while no variant is selected', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
    renderWithStorefront(
      <CartProvider cart={createTestCart()}>
        <form onSubmit={onSubmit}>
          <Cart.Add product={mug} variant={null} />
        </form>
      </CartProvider>,
    )
    await userEvent.setup().click(screen.getByRole('button'))
    expect(onSubmit).toHaveBeenCalledOnce()
  })
})

describe('CartProvider', () => {
  /** As a server does for a form that was submitted before hydration. */
  function leaveMugsInCookie(quantity: number): void {
    const line = { productId: 'Mug', variantId: mug.variants[0]!.id, quantity }
    const request = { headers: new Headers() }
    const [cookie = ''] = createCartAddCookie({ request, line, storageScope: 'default' }).cookie!.split(';')
    document.cookie = `${cookie}; Path=/`
  }

  it('renders no line on the server and while hydrating, but the count of the app', () => {
    const Badge = () => {
      const { totalQuantity, status, lines } = useCart()
      return <>{`${status} ${totalQuantity} ${lines.length}`}</>
    }
    const client = createStorefrontClient({ baseUrl: 'https://shop.example/api/v1', apiKey: null })
    const html = renderToString(
      <StorefrontProvider client={client}>
        <CartProvider cart={createTestCart({ lines: [line(mug, 4)] })} initialTotalQuantity={7}>
          <Badge />
        </CartProvider>
      </StorefrontProvider>,
    )
    expect(html).toBe('hydrating 7 0')
  })

  it('adds the line that a server left in a cookie, once', async () => {
    leaveMugsInCookie(2)
    const cart = createTestCart()
    const store = createMockStore({ products: [mug] })
    renderWithStorefront(<CartProvider cart={cart}>shop</CartProvider>, { store })
    await waitFor(() => expect(cart.getState().totalQuantity).toBe(2))
    expect(document.cookie).not.toContain('storefront-cart-add')
  })

  it('keeps the cookie for the next page when the store does not answer', async () => {
    leaveMugsInCookie(2)
    const store = createMockStore({ products: [mug] })
    const stop = store.failWhen({}, 403)
    const cart = createTestCart()
    const first = renderWithStorefront(<CartProvider cart={cart}>shop</CartProvider>, { store })
    await settle(store, 1)
    await waitFor(() => expect(document.cookie).toContain('storefront-cart-add'))
    first.unmount()
    stop()
    renderWithStorefront(<CartProvider cart={cart}>shop</CartProvider>, { store })
    await waitFor(() => expect(cart.getState().totalQuantity).toBe(2))
    expect(document.cookie).not.toContain('storefront-cart-add')
  })

  // Vitest fails a test run with an unhandled rejection.
  it('ignores the line of a cookie that the cart refuses', async () => {
    leaveMugsInCookie(1)
    const cart = createTestCart({
      rules: {
        getMaxQuantity: () => {
          throw new Error('a rule of the app')
        },
      },
    })
    const { store } = renderWithStorefront(<CartProvider cart={cart}>shop</CartProvider>, {
      store: createMockStore({ products: [mug] }),
    })
    await settle(store, 1)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(cart.getState().lines).toEqual([])
  })

  it.each(['%', 'null', '{}', encodeURIComponent('{"productId":"Mug","variantId":"x","quantity":"2"}')])(
    'ignores and deletes the cookie %s',
    async (value) => {
      document.cookie = `${cookiePrefix('default')}x=${value}; Path=/`
      const cart = createTestCart()
      const { store } = renderWithStorefront(<CartProvider cart={cart}>shop</CartProvider>, {
        store: createMockStore({ products: [mug] }),
      })
      await waitFor(() => expect(document.cookie).not.toContain('storefront-cart-add'))
      expect(store.requests).toEqual([])
      expect(cart.getState().lines).toEqual([])
    },
  )

  it('keeps the carts of two stores apart', () => {
    const Adder = () => {
      const { add, totalQuantity } = useCart()
      return <button onClick={() => void add(line(mug))}>{totalQuantity}</button>
    }
    const at = (baseUrl: string) => (
      <StorefrontProvider baseUrl={baseUrl} apiKey={null}>
        <CartProvider>
          <Adder />
        </CartProvider>
      </StorefrontProvider>
    )
    const first = renderWithStorefront(at('https://one.example/api/v1'))
    const second = renderWithStorefront(at('https://two.example/api/v1'))
    fireEvent.click(within(first.container).getByRole('button'))
    expect(first.container.textContent).toContain('1')
    expect(second.container.textContent).toContain('0')
  })

  it('names the fix when a hook is outside', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const Outside = () => <>{useCartLine('x')?.quantity}</>
    expect(() => renderWithStorefront(<Outside />)).toThrow(/CartProvider/)
    error.mockRestore()
  })
})
