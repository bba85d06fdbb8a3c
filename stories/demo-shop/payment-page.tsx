import { useState } from 'react'
import { Link, useParams } from 'react-router'

import { OrderEnd } from '../../blocks/checkout-summary/order-end.js'
import { outlineButton, primaryButton, textButton } from '../../blocks/shop-ui/class-names.js'
import { PageHeading } from '../../examples/vite/src/layout/page-heading.js'
import { useTexts } from '../../examples/vite/src/texts.js'
import { useCart } from '../../src/cart/index.js'
import { useMoney } from '../../src/index.js'
import type { PaymentSession } from './payment-sessions.js'

/** Where the page of a payment provider would be: what it receives, and a button that pays nothing. */
export function PaymentPage({ sessions }: { readonly sessions: ReadonlyMap<string, PaymentSession> }) {
  const { id = '' } = useParams()
  const { format } = useMoney()
  const { removeOrdered } = useCart()
  const texts = useTexts()
  const session = sessions.get(id)
  const [isPaid, setPaid] = useState(false)
  if (!session) {
    return (
      <>
        <PageHeading text="This payment was opened before the page was reloaded.">Payment</PageHeading>
        <Link className={outlineButton} to="/cart">
          Back to the cart
        </Link>
      </>
    )
  }
  const total = format(session.request.amount)
  if (isPaid) {
    const charged = texts.charged(total)
    return (
      <OrderEnd message={`${texts.thanks}. ${charged}`}>
        <PageHeading text={charged}>{texts.thanks}</PageHeading>
        <Link className={outlineButton} to="/products">
          {texts.seeAllProducts}
        </Link>
      </OrderEnd>
    )
  }
  const pay = () => {
    // What another tab added stays.
    removeOrdered(session.lines)
    setPaid(true)
  }
  return (
    <div className="grid max-w-2xl gap-6">
      <PageHeading text="Your payment provider takes over here. It would receive this from the shop’s server, with the prices of the store:">
        Payment
      </PageHeading>
      <pre
        className="overflow-x-auto rounded-lg bg-muted p-4 font-mono text-sm outline-ring focus-visible:outline-2"
        aria-label="What the payment provider receives"
        tabIndex={0}
      >
        {JSON.stringify(session.request, null, 2)}
      </pre>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <button type="button" className={primaryButton} onClick={pay}>
          Pretend to pay {total}
        </button>
        <Link className={textButton} to="/cart">
          Back to the cart
        </Link>
      </div>
    </div>
  )
}
