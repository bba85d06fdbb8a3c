import { useState } from 'react'
import { Link } from 'react-router'
import { useMoney } from 'storefront-react'
import { Cart, useCart, type CheckoutLine } from 'storefront-react/cart'

import { CartLines } from '../components/shop/cart-drawer/cart-lines'
import { CheckoutSummary } from '../components/shop/checkout-summary/checkout-summary'
import { outlineButton, primaryButton } from '../components/shop/shop-ui/class-names'
import { PageHeading } from '../layout/page-heading'
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
      <>
        <PageTitle>Thank you</PageTitle>
        <PageHeading>Thank you</PageHeading>
        <p className="mb-6">We charge {format(order.total)}.</p>
        <Link className={outlineButton} to="/products">
          See all products
        </Link>
      </>
    )
  }
  return (
    <Cart.Root className="grid max-w-2xl gap-6">
      <PageTitle>Your cart</PageTitle>
      <PageHeading>Your cart</PageHeading>
      <Cart.Empty className="grid justify-items-start gap-4">
        <p>Your cart is empty.</p>
        <Link className={outlineButton} to="/products">
          See all products
        </Link>
      </Cart.Empty>
      <Cart.Form
        ref={setForm}
        className="grid gap-6"
        aria-label="Order"
        onCheckout={(checked) => void checkOut(checked)}
      >
        <h2 className="sr-only">Items</h2>
        <CartLines />
        {status === 'ready' && lines.length > 0 && (
          <>
            <CheckoutSummary />
            <button className={primaryButton} disabled={order === 'sending'}>
              Check out
            </button>
          </>
        )}
        <p role="status">
          {order === 'refused' && 'The store changed in the meantime. Please look at your cart again.'}
          {order === 'failed' && 'The order could not be sent. Please try again.'}
        </p>
      </Cart.Form>
      <Cart.Undo className={outlineButton} />
    </Cart.Root>
  )
}
