import { useState } from 'react'
import { Link } from 'react-router'
import { useMoney } from 'storefront-react'
import { Cart, useCart, type CheckoutLine } from 'storefront-react/cart'

import { CartLines } from '../cart/cart-lines'
import { CheckoutSummary } from '../cart/checkout-summary'
import { PageTitle } from '../layout/page-title'

type Order = 'sending' | 'refused' | 'failed' | { readonly id: string; readonly total: string }

export function CartPage() {
  const { lines, clear, status } = useCart()
  const { format } = useMoney()
  const [order, setOrder] = useState<Order>()
  const [form, setForm] = useState<HTMLFormElement | null>(null)

  async function checkOut(checkoutLines: readonly CheckoutLine[]) {
    if (!form) return
    setOrder('sending')
    const body = new FormData(form)
    // The lines of the last check, which may be newer than the fields of the form.
    body.delete('cart-line')
    for (const line of checkoutLines) body.append('cart-line', JSON.stringify(line))
    try {
      const response = await fetch('/checkout', { method: 'POST', body })
      if (!response.ok) return setOrder(response.status === 409 ? 'refused' : 'failed')
      setOrder((await response.json()) as { id: string; total: string })
      clear()
    } catch {
      setOrder('failed')
    }
  }

  if (typeof order === 'object') {
    return (
      <div className="message">
        <PageTitle>Thank you</PageTitle>
        <h1>Thank you</h1>
        <p>We charge {format(order.total)}.</p>
        <Link className="button" to="/products">
          See all products
        </Link>
      </div>
    )
  }
  return (
    <Cart.Root className="cart">
      <PageTitle>Your bag</PageTitle>
      <h1>Your bag</h1>
      <Cart.Empty className="message">
        <p>Your bag is empty.</p>
        <Link className="button" to="/products">
          See all products
        </Link>
      </Cart.Empty>
      <Cart.Form ref={setForm} aria-label="Order" onCheckout={(checked) => void checkOut(checked)}>
        <CartLines />
        {status === 'ready' && lines.length > 0 && (
          <>
            <CheckoutSummary />
            <button className="button button-main" disabled={order === 'sending'}>
              Check out
            </button>
          </>
        )}
        <p role="status">
          {order === 'refused' && 'The store changed in the meantime. Please look at your bag again.'}
          {order === 'failed' && 'The order could not be sent. Please try again.'}
        </p>
      </Cart.Form>
      <Cart.Undo className="button" />
    </Cart.Root>
  )
}
