import { useState } from 'react'

import { CartLines } from '../../blocks/cart-drawer/cart-lines.js'
import { CartTotals } from '../../blocks/cart-drawer/cart-totals.js'
import { field, outlineButton, primaryButton } from '../../blocks/shop-ui/class-names.js'
import { Cart, useCart, type CheckoutLine } from '../../src/cart/index.js'

/** A cart page that checks each line with the store before the checkout. */
export function CartPage() {
  const isEmpty = useCart(({ lines }) => lines.length === 0)
  const [ordered, setOrdered] = useState<readonly CheckoutLine[]>()
  return (
    <main className="shop-page @container">
      <h1 className="shop-title mb-8">Your cart</h1>
      <Cart.Root className="grid items-start gap-8 @4xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-4">
          <h2 className="sr-only">Items</h2>
          <Cart.Empty className="grid justify-items-start gap-4">
            <p>Your cart is empty.</p>
            <a className={outlineButton} href="#products">
              Discover products
            </a>
          </Cart.Empty>
          <CartLines />
          <Cart.Undo className={`${outlineButton} justify-self-start`} />
        </div>
        {!isEmpty && (
          <Cart.Form className="grid gap-4 rounded-lg border p-6" onCheckout={setOrdered} aria-label="Order">
            <CartTotals />
            <p className="text-sm text-muted-foreground">
              Shipping and taxes are calculated at the checkout.
            </p>
            <label className="grid gap-2 text-sm">
              Note for us
              <input className={field} name="note" />
            </label>
            <button className={primaryButton}>Check out</button>
          </Cart.Form>
        )}
      </Cart.Root>
      <p role="status">
        {ordered && `Checked out with ${ordered.length} ${ordered.length === 1 ? 'line' : 'lines'}.`}
      </p>
      <Cart.Status className="sr-only" />
    </main>
  )
}
