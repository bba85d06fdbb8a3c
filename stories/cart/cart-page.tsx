import { useState } from 'react'

import { Cart, CartProvider, useCart, type CartStore, type CheckoutLine } from '../../src/cart/index.js'
import { CartLines, CartTotals } from './cart-lines.js'

export interface CartPageProps {
  /** Creates the story's own cart. */
  readonly createCart: () => CartStore
}

/** A cart page that checks each line with the store before the checkout. */
export function CartPage({ createCart }: CartPageProps) {
  const [cart] = useState(createCart)
  return (
    <CartProvider cart={cart}>
      <PageOfCart />
    </CartProvider>
  )
}

function PageOfCart() {
  const isEmpty = useCart(({ lines }) => lines.length === 0)
  const count = useCart(({ totalQuantity }) => totalQuantity)
  const [ordered, setOrdered] = useState<readonly CheckoutLine[]>()
  return (
    <main className="shop-page">
      <header className="shop-header">
        <div>
          <h1 className="shop-title">Your cart</h1>
          <p className="shop-count">{count === 1 ? '1 item' : `${count} items`}</p>
        </div>
      </header>
      <Cart.Root className="cart-page">
        <h2 className="visually-hidden">Items</h2>
        <Cart.Empty className="cart-empty">
          <p>Your cart is empty.</p>
          <a className="shop-button" href="#products">
            Discover products
          </a>
        </Cart.Empty>
        <CartLines />
        <Cart.Undo className="cart-undo" />
        {!isEmpty && (
          <Cart.Form className="cart-summary" onCheckout={setOrdered} aria-label="Order">
            <CartTotals />
            <p className="cart-note">Shipping and taxes are calculated at the checkout.</p>
            <label className="shop-field">
              Note for us
              <input name="note" />
            </label>
            <button className="shop-button cart-checkout">Check out</button>
          </Cart.Form>
        )}
      </Cart.Root>
      <p role="status" className="cart-ordered">
        {ordered && `Checked out with ${ordered.length} ${ordered.length === 1 ? 'line' : 'lines'}.`}
      </p>
      <Cart.Status className="visually-hidden" />
    </main>
  )
}
