'use client'
import { useId, useRef, type MouseEvent } from 'react'
import { Cart, useCart } from 'storefront-react/cart'

import { iconButton, outlineButton, primaryButton } from '../shop-ui/class-names'
import { ShopLink } from '../shop-ui/shop-link'
import { CartLines } from './cart-lines'
import { CartTotals } from './cart-totals'

export interface CartDrawerProps {
  /** The page of the cart, where the shopper checks out. */
  readonly href?: string
}

/** A button with the number of items, which opens the cart over the page. */
export function CartDrawer({ href = '/cart' }: CartDrawerProps) {
  const titleId = useId()
  const dialogRef = useRef<HTMLDialogElement>(null)
  const count = useCart(({ totalQuantity }) => totalQuantity)
  return (
    <>
      <button type="button" className={outlineButton} onClick={() => dialogRef.current?.showModal()}>
        Cart ({count})
      </button>
      {/* An open dialog silences the page behind it, so each of them has a status. */}
      <Cart.Status className="sr-only" />
      <dialog ref={dialogRef} className={drawer} aria-labelledby={titleId} onClick={closeOnLeave}>
        <Cart.Root className="flex h-full flex-col">
          <div className="flex items-center justify-between py-2 ps-6 pe-3">
            <h2 id={titleId} className="text-lg font-semibold">
              Your cart
            </h2>
            <button
              type="button"
              className={iconButton}
              aria-label="Close the cart"
              onClick={() => dialogRef.current?.close()}
            >
              ✕
            </button>
          </div>
          <div className="flex-1 overflow-y-auto overscroll-contain px-6">
            <Cart.Empty className="py-16 text-center text-muted-foreground outline-none" />
            <CartLines />
            <Cart.Undo className={`${outlineButton} my-4`} />
          </div>
          {count > 0 && (
            <div className="grid gap-4 border-t p-6">
              <CartTotals />
              <ShopLink href={href} className={primaryButton}>
                View the cart and check out
              </ShopLink>
            </div>
          )}
          <Cart.Status className="sr-only" />
        </Cart.Root>
      </dialog>
    </>
  )
}

/** Closes on a click on the backdrop, whose target is the dialog itself, and on a link. */
function closeOnLeave({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
  if (target === currentTarget || (target instanceof Element && target.closest('a'))) currentTarget.close()
}

const drawer =
  'ms-auto h-dvh max-h-none w-full max-w-md bg-background text-foreground shadow-xl backdrop:bg-black/50 ' +
  'transition-transform duration-200 motion-reduce:transition-none ' +
  'starting:open:translate-x-full rtl:starting:open:-translate-x-full'
