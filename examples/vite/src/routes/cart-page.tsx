import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useMoney } from 'storefront-react'
import { Cart, useCart, type CheckoutLine } from 'storefront-react/cart'

import { CartLines } from '../components/shop/cart-drawer/cart-lines'
import { CartUndo } from '../components/shop/cart-drawer/cart-undo'
import { OrderEnd } from '../components/shop/checkout-summary/order-end'
import { CheckoutSummary } from '../components/shop/checkout-summary/checkout-summary'
import { outlineButton, primaryButton } from '../components/shop/shop-ui/class-names'
import { useShopTexts } from '../components/shop/shop-ui/shop-texts'
import { PageHeading } from '../layout/page-heading'
import type { Shop } from '../shop'
import { useTexts } from '../texts'

type Order = 'sending' | 'refused' | 'notSent' | { readonly id: string; readonly total: string }

export function CartPage({ sendOrder }: Pick<Shop, 'sendOrder'>) {
  const { lines, removeOrdered, status } = useCart()
  const { format } = useMoney()
  const texts = useTexts()
  const { cart: title } = useShopTexts()
  const navigate = useNavigate()
  const [order, setOrder] = useState<Order>()
  const isCancelled = useSearchParams()[0].get('payment') === 'cancelled'
  const [form, setForm] = useState<HTMLFormElement | null>(null)

  async function checkOut(
    checkoutLines: readonly CheckoutLine[],
    { checkoutId }: { readonly checkoutId: string },
  ) {
    if (!form) return
    setOrder('sending')
    const body = new FormData(form)
    // The lines of the last check, which may be newer than the fields of the form.
    body.delete('cart-line')
    body.set('cart-checkout', checkoutId)
    for (const line of checkoutLines) body.append('cart-line', JSON.stringify(line))
    try {
      const response = await sendOrder(body)
      if (response.status === 409) {
        setOrder('refused')
        return
      }
      if (!response.ok) throw new Error(`The checkout answered ${response.status}.`)
      const placed = (await response.json()) as { id: string; total: string; payAt?: string }
      if (placed.payAt) {
        // The lines stay until they are paid. A shopper who comes back finds a page that can send again.
        setOrder(undefined)
        // A router throws for the address of another site.
        if (URL.canParse(placed.payAt)) location.assign(placed.payAt)
        else void navigate(placed.payAt)
        return
      }
      setOrder(placed)
      // What another tab added meanwhile stays.
      removeOrdered(checkoutLines)
    } catch (error) {
      setOrder('notSent')
      // The order may have arrived: the next press has the same id, and the server answers with that order.
      throw error
    }
  }

  if (typeof order === 'object') {
    const charged = texts.charged(format(order.total))
    return (
      <OrderEnd message={`${texts.thanks}. ${charged}`}>
        <PageHeading text={charged}>{texts.thanks}</PageHeading>
        <Link className={outlineButton} to="/products">
          {texts.seeAllProducts}
        </Link>
      </OrderEnd>
    )
  }
  const hasLines = status === 'ready' && lines.length > 0
  return (
    <Cart.Root>
      <PageHeading>{title}</PageHeading>
      {/* Next to the form, which renders nothing without lines. */}
      <Cart.Empty className="grid justify-items-start gap-4">
        <p>{texts.emptyCart}</p>
        <Link className={outlineButton} to="/products">
          {texts.seeAllProducts}
        </Link>
      </Cart.Empty>
      <Cart.Form
        ref={setForm}
        className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-14"
        aria-label={texts.order}
        onCheckout={checkOut}
      >
        <div className="grid gap-4">
          <h2 className="sr-only">{texts.items}</h2>
          <CartLines />
        </div>
        <div className="grid gap-4 lg:sticky lg:top-24">
          {hasLines && (
            <CheckoutSummary>
              <button className={primaryButton} disabled={order === 'sending'}>
                {texts.checkOut}
              </button>
            </CheckoutSummary>
          )}
          <p role="status">
            {order === 'refused' || order === 'notSent' ? texts[order] : isCancelled && texts.notPaid}
          </p>
        </div>
      </Cart.Form>
      <CartUndo />
    </Cart.Root>
  )
}
