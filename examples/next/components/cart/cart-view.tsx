'use client'
import Link from 'next/link'
import { Cart, useCart } from 'storefront-react/cart'

import { CartLines } from './cart-lines'
import { CheckoutSummary } from './checkout-summary'

/** The form posts the lines without prices to `app/checkout`, after every line was checked. */
export function CartView() {
  const hasLines = useCart(({ lines }) => lines.length > 0)
  return (
    <Cart.Root className="cart">
      <Cart.Empty className="message">
        <p>Your cart is empty.</p>
        <Link className="button" href="/products">
          See all products
        </Link>
      </Cart.Empty>
      <Cart.Form action="/checkout" aria-label="Order">
        <CartLines />
        {hasLines && (
          <>
            <CheckoutSummary />
            <button className="button button-main">Check out</button>
          </>
        )}
      </Cart.Form>
      <Cart.Undo className="button" />
    </Cart.Root>
  )
}
