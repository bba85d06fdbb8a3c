import { act, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { buildProduct, createTestCart, createMockStore } from 'storefront-mock'
import { renderWithStorefront } from 'storefront-mock/react'

import { describePart } from '../../../test/describe-part.js'
import { renderToHtml } from '../../../test/server-rendering/render-to-html.js'
import { createStorefrontClient } from '../../core/client/create-storefront-client.js'
import type { Product } from '../../core/schemas/product.js'
import { StorefrontProvider } from '../../provider/storefront-provider.js'
import { knownItemQueryOptions } from '../../queries/item/known-item-query.js'
import { createTestStorefront } from '../../../packages/mock/src/react/create-test-storefront.js'
import { getLineId } from '../state/line-id.js'
import { CartProvider } from '../cart-provider.js'
import { useCart } from '../hooks/use-cart.js'
import { useCartLine } from '../hooks/use-cart-state.js'
import { Cart } from '../index.js'
import type { CartStore } from '../state/cart-types.js'

const built = buildProduct({ id: 'Mug', name: 'Mug', price: '9.00' })
const seen = {
  ...built,
  variants: [{ ...built.variants[0]!, stockStatus: 'IN_STOCK', stockQuantity: 9 }],
}
/** Cheaper since the shopper added it, and on sale. */
const product: Product = {
  ...seen,
  variants: [{ ...seen.variants[0]!, price: '8.00', compareAtPrice: '9.00' }],
}
const line = { product: seen, variant: seen.variants[0]!, quantity: 1 }
const filled = () => createTestCart({ lines: [line] })

/** The product is in the cache, so that the first render has it. */
function InShop({ cart = filled(), children }: { cart?: CartStore; children: ReactNode }) {
  const { client, queryClient } = createTestStorefront({ store: createMockStore({ products: [product] }) })
  const { queryKey } = knownItemQueryOptions(queryClient, client, client.products.definition, 'Mug')
  queryClient.setQueryData<Product | null>(queryKey, product)
  return (
    <StorefrontProvider client={client} queryClient={queryClient} currency="USD">
      <CartProvider cart={cart}>{children}</CartProvider>
    </StorefrontProvider>
  )
}

const inRoot = (children: ReactNode, cart?: CartStore) => (
  <InShop cart={cart}>
    <Cart.Root>{children}</Cart.Root>
  </InShop>
)
const inLine = (children: ReactNode) => inRoot(<Cart.Items>{() => children}</Cart.Items>)
const emptied = () => {
  const cart = filled()
  cart.clear()
  return cart
}

describePart('Cart.Root', {
  tag: 'div',
  otherTag: 'section',
  state: { status: 'ready', empty: false },
  renderPart: (props) => (
    <InShop>
      <Cart.Root {...(props as object)} />
    </InShop>
  ),
})

describePart('Cart.Items', {
  tag: 'ul',
  otherTag: 'div',
  state: {},
  renderPart: (props) => inRoot(<Cart.Items {...(props as object)}>{() => <li>line</li>}</Cart.Items>),
})

describePart('Cart.Item', {
  tag: 'li',
  otherTag: 'div',
  state: { estimate: false, issue: 'priceChanged' },
  renderPart: (props) => inLine(<Cart.Item {...(props as object)} />),
})

describePart('Cart.Quantity', {
  tag: 'input',
  state: { dirty: false, invalid: false },
  renderPart: (props) => inLine(<Cart.Quantity {...(props as object)} />),
})

describePart('Cart.Increment', {
  tag: 'button',
  otherTag: 'span',
  state: { disabled: false },
  renderPart: (props) => inLine(<Cart.Increment {...(props as object)} />),
})

describePart('Cart.Decrement', {
  tag: 'button',
  otherTag: 'span',
  state: { disabled: true },
  renderPart: (props) => inLine(<Cart.Decrement {...(props as object)} />),
})

describePart('Cart.Remove', {
  tag: 'button',
  otherTag: 'span',
  state: {},
  renderPart: (props) => inLine(<Cart.Remove {...(props as object)} />),
})

describePart('Cart.Issue', {
  tag: 'div',
  otherTag: 'p',
  state: { type: 'priceChanged' },
  renderPart: (props) => inLine(<Cart.Issue {...(props as object)} />),
})

describePart('Cart.Accept', {
  tag: 'button',
  otherTag: 'span',
  state: { issue: 'priceChanged' },
  renderPart: (props) => inLine(<Cart.Accept {...(props as object)} />),
})

describePart('Cart.Undo', {
  tag: 'button',
  otherTag: 'span',
  state: {},
  renderPart: (props) => inRoot(<Cart.Undo {...(props as object)} />, emptied()),
})

describePart('Cart.Empty', {
  tag: 'div',
  otherTag: 'p',
  state: {},
  renderPart: (props) => inRoot(<Cart.Empty {...(props as object)} />, emptied()),
})

describePart('Cart.Subtotal', {
  tag: 'span',
  otherTag: 'strong',
  state: { estimate: false },
  renderPart: (props) => inRoot(<Cart.Subtotal {...(props as object)} />),
})

describePart('Cart.Savings', {
  tag: 'span',
  otherTag: 'strong',
  state: { estimate: false },
  renderPart: (props) => inRoot(<Cart.Savings {...(props as object)} />),
})

describePart('Cart.Form', {
  tag: 'form',
  state: { checking: false },
  renderPart: (props) => inRoot(<Cart.Form {...(props as object)} />),
})

describePart('Cart.Status', {
  tag: 'div',
  otherTag: 'p',
  state: {},
  renderPart: (props) => (
    <InShop>
      <Cart.Status {...(props as object)} />
    </InShop>
  ),
})

describePart('Cart.Add', {
  tag: 'button',
  otherTag: 'span',
  state: { added: false, reason: undefined },
  renderPart: (props) => (
    <InShop>
      <Cart.Add product={seen} variant={seen.variants[0]} {...(props as object)} />
    </InShop>
  ),
})

describe('a page with a cart that a server rendered', () => {
  let root: Root | undefined
  afterEach(() => act(() => root?.unmount()))

  it('hydrates without a mismatch, and then shows the cart of the device', async () => {
    const counts: number[] = []
    const Badge = () => {
      const count = useCart(({ totalQuantity }) => totalQuantity)
      counts.push(count)
      return <b>{count}</b>
    }
    const Line = () => (
      <i>
        {useCartLine(getLineId({ productId: seen.id, variantId: seen.variants[0]!.id }))?.quantity ?? 'none'}
      </i>
    )
    const client = createStorefrontClient({ baseUrl: 'https://shop.example/api/v1', apiKey: null })
    const page = (cart: CartStore) => (
      <StorefrontProvider client={client} currency="USD">
        <CartProvider cart={cart} initialTotalQuantity={7}>
          <Badge />
          <Line />
          <Cart.Add product={seen} variant={seen.variants[0]} />
          <Cart.Status />
        </CartProvider>
      </StorefrontProvider>
    )
    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = renderToHtml(page(createTestCart()))
    expect(container.textContent).toBe('7noneAdd to cart')
    const badge = container.querySelector('b')
    counts.length = 0
    const onRecoverableError = vi.fn()
    const logged = vi.spyOn(console, 'error')
    const cart = createTestCart({ lines: [{ ...line, quantity: 4 }] })
    root = await act(() => hydrateRoot(container, page(cart), { onRecoverableError }))
    await waitFor(() => expect(container.textContent).toBe('44Add to cart'))
    expect(container.querySelector('b')).toBe(badge)
    expect(counts[0]).toBe(7)
    expect(new Set(counts)).toEqual(new Set([7, 4]))
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect(logged).not.toHaveBeenCalled()
    logged.mockRestore()
    container.remove()
  })
})

describe('a tab that is shown again', () => {
  afterEach(() => vi.restoreAllMocks())

  function comeBack(afterMs: number) {
    const now = vi.spyOn(Date, 'now')
    const visibility = vi.spyOn(document, 'visibilityState', 'get')
    const start = 1_800_000_000_000
    visibility.mockReturnValue('hidden')
    now.mockReturnValue(start)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    visibility.mockReturnValue('visible')
    now.mockReturnValue(start + afterMs)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    now.mockRestore()
  }

  /** Only `check()` passes every cache. */
  async function open(children: ReactNode) {
    const store = createMockStore({ products: [product] })
    const checks: string[] = []
    const client = createStorefrontClient({
      baseUrl: store.baseUrl,
      apiKey: store.apiKey,
      fetch: (url, init) => {
        if (init?.cache === 'no-store') checks.push('check')
        return store.fetch(url, init)
      },
    })
    renderWithStorefront(<CartProvider cart={filled()}>{children}</CartProvider>, {
      store,
      client,
      currency: 'USD',
    })
    await screen.findByText('shop')
    return checks
  }
  const rest = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))

  it('checks the cart after a minute, and not before', async () => {
    const checks = await open(<Cart.Root>shop</Cart.Root>)
    await rest()
    comeBack(59_000)
    await rest()
    expect(checks).toEqual([])
    comeBack(60_000)
    await waitFor(() => expect(checks).toHaveLength(1))
  })

  it('checks nothing without a Cart.Root', async () => {
    const Badge = () => <>{useCart() && 'shop'}</>
    const checks = await open(<Badge />)
    comeBack(600_000)
    await rest()
    expect(checks).toEqual([])
  })
})
