'use client'
import Link from 'next/link'
import { Cart, type CheckedCartLine } from 'storefront-react/cart'

import { CartLines } from '../shop/cart-drawer/cart-lines'
import { CartUndo } from '../shop/cart-drawer/cart-undo'
import { CheckoutSummary } from '../shop/checkout-summary/checkout-summary'
import { outlineButton, primaryButton } from '../shop/shop-ui/class-names'
import { texts } from '../../lib/texts'

interface CartViewProps {
  /** The lines that were added without scripts. */
  readonly initialLines?: readonly CheckedCartLine[] | undefined
  readonly initialSubtotal?: string | undefined
  /** Of the checkout that a page without scripts posts. */
  readonly checkoutId: string
}

/** The form posts the lines without prices to `app/checkout`, after every line was checked. */
export function CartView({ initialLines, initialSubtotal, checkoutId }: CartViewProps) {
  return (
    <Cart.Root className="max-w-2xl" initialLines={initialLines} updateAction="/cart/update">
      <Cart.Empty className="grid justify-items-start gap-4">
        <p>{texts.emptyCart}</p>
        <Link className={outlineButton} href="/products">
          {texts.seeAllProducts}
        </Link>
      </Cart.Empty>
      <Cart.Form className="grid gap-6" action="/checkout" aria-label={texts.order} checkoutId={checkoutId}>
        <h2 className="sr-only">{texts.items}</h2>
        <CartLines />
        <CheckoutSummary initialSubtotal={initialSubtotal}>
          <button className={primaryButton}>{texts.checkOut}</button>
        </CheckoutSummary>
      </Cart.Form>
      <CartUndo />
    </Cart.Root>
  )
}
