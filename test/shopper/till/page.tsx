import { useEffect, useState } from 'react'

import {
  Cart,
  CartProvider,
  useCart,
  type CheckedCartLine,
  type CheckoutLine,
} from '../../../src/cart/index.js'
import { createStorefrontClient, type Product } from '../../../src/core/index.js'
import { StorefrontProvider } from '../../../src/index.js'

/** What the server knows when it renders a page. The page gets it as JSON. */
export interface TillData {
  readonly session: string
  /** Whether the checkout is a function of the page, and not the address of the form. */
  readonly isFetch: boolean
  readonly checkoutId: string
  readonly view:
    | { readonly name: 'product'; readonly product: Product }
    | { readonly name: 'cart'; readonly lines: readonly CheckedCartLine[]; readonly problem: string | null }
    | { readonly name: 'order'; readonly id: string; readonly lines: readonly CheckoutLine[] }
}

export const addressOf = (session: string, path: string) => `/till/${session}/${path}`

/** A shop of three pages, rendered on the server and hydrated. */
export function Till({ data }: { readonly data: TillData }) {
  const { session, view } = data
  const [client] = useState(() =>
    createStorefrontClient({
      baseUrl: `/api/${session}`,
      apiKey: 'pk_mock',
      cacheScope: session,
      rules: { currency: 'EUR' },
    }),
  )
  return (
    <StorefrontProvider client={client} locale="en">
      <CartProvider storageScope={session}>
        <a href={addressOf(session, 'cart')}>Cart</a> <Ready />
        {view.name === 'product' && <ProductPage session={session} product={view.product} />}
        {view.name === 'cart' && <CartPage data={data} lines={view.lines} problem={view.problem} />}
        {view.name === 'order' && <OrderPage id={view.id} lines={view.lines} />}
        <Cart.Status />
      </CartProvider>
    </StorefrontProvider>
  )
}

/** Says when the page works by scripts. */
function Ready() {
  const status = useCart((cart) => cart.status)
  return <i id="ready" data-status={status} />
}

function ProductPage({ session, product }: { readonly session: string; readonly product: Product }) {
  return (
    <form action={addressOf(session, 'add')} method="post">
      <h1>{product.name}</h1>
      <input type="hidden" name="product" value={product.id} />
      <Cart.Add product={product} variant={product.variants[0]} />
    </form>
  )
}

interface CartPageProps {
  readonly data: TillData
  readonly lines: readonly CheckedCartLine[]
  readonly problem: string | null
}

function CartPage({ data: { session, isFetch, checkoutId }, lines, problem }: CartPageProps) {
  const removeOrdered = useCart((cart) => cart.removeOrdered)
  const [orderId, setOrderId] = useState<string>()

  async function send(ordered: readonly CheckoutLine[], { checkoutId: id }: { readonly checkoutId: string }) {
    const body = new FormData()
    body.set('cart-checkout', id)
    for (const line of ordered) body.append('cart-line', JSON.stringify(line))
    const response = await fetch(addressOf(session, 'checkout?json'), { method: 'POST', body })
    if (!response.ok) return
    const order = (await response.json()) as { readonly id: string }
    setOrderId(order.id)
    removeOrdered(ordered)
  }

  if (orderId !== undefined) return <h1>Thank you</h1>
  return (
    <Cart.Root initialLines={lines} updateAction={addressOf(session, 'update')}>
      <h1>Your cart</h1>
      {problem !== null && <p role="alert">Nothing was ordered: {problem}</p>}
      <Cart.Form
        action={addressOf(session, 'checkout')}
        checkoutId={checkoutId}
        {...(isFetch && { onCheckout: send })}
      >
        <Cart.Items>
          {({ productId, seen, price }) => (
            <Cart.Item data-product={productId}>
              {seen.name} <b className="price">{price}</b>
              <Cart.Decrement /> <Cart.Quantity /> <Cart.Increment /> <Cart.Remove />
              <Cart.Issue /> <Cart.Accept />
            </Cart.Item>
          )}
        </Cart.Items>
        <Cart.Subtotal />
        <label>
          Note <input name="note" />
        </label>
        <button id="checkout">Check out</button>
        <button id="later" name="pay" value="later" formAction={addressOf(session, 'checkout?later')}>
          Pay later
        </button>
      </Cart.Form>
      <Cart.Empty id="empty" />
    </Cart.Root>
  )
}

function OrderPage({ id, lines }: { readonly id: string; readonly lines: readonly CheckoutLine[] }) {
  const removeOrdered = useCart((cart) => cart.removeOrdered)
  useEffect(() => {
    if (!document.cookie.includes(`ordered=${id}`)) return
    document.cookie = 'ordered=; Path=/; Max-Age=0'
    removeOrdered(lines)
  }, [id, lines, removeOrdered])
  return <h1>Thank you</h1>
}
