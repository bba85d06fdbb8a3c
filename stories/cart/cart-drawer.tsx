import { useRef } from 'react'

import { Cart, useCart } from '../../src/cart/index.js'
import { CartLines, CartTotals } from './cart-lines.js'

/** A button with the number of items, which opens the cart over the page. */
export function CartDrawer() {
  const count = useCart(({ totalQuantity }) => totalQuantity)
  const isEmpty = count === 0
  const dialogRef = useRef<HTMLDialogElement>(null)
  return (
    <>
      <button type="button" className="shop-button" onClick={() => dialogRef.current?.showModal()}>
        Cart <span className="cart-badge">{count}</span>
      </button>
      <dialog
        ref={dialogRef}
        className="cart-drawer"
        aria-labelledby="cart-drawer-title"
        // A click on the backdrop has the dialog itself as its target.
        onClick={({ target, currentTarget }) => {
          if (target === currentTarget) currentTarget.close()
        }}
      >
        <Cart.Root className="cart-drawer-content">
          <header className="cart-drawer-header">
            <h2 id="cart-drawer-title">Your cart</h2>
            <button
              type="button"
              className="cart-close"
              aria-label="Close the cart"
              onClick={() => dialogRef.current?.close()}
            >
              ×
            </button>
          </header>
          <div className="cart-drawer-lines">
            <Cart.Empty />
            <CartLines />
            <Cart.Undo className="cart-undo" />
          </div>
          {!isEmpty && (
            <footer className="cart-drawer-footer">
              <CartTotals />
              <a className="shop-button cart-checkout" href="#cart">
                View the cart and check out
              </a>
            </footer>
          )}
        </Cart.Root>
      </dialog>
    </>
  )
}
