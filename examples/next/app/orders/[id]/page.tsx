import Link from 'next/link'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import { formatMoney } from 'storefront-react'

import { PageHeading } from '../../../components/page-heading'
import { OrderEnd } from '../../../components/shop/checkout-summary/order-end'
import { outlineButton, primaryButton } from '../../../components/shop/shop-ui/class-names'
import { store } from '../../../lib/store'
import { texts } from '../../../lib/texts'
import { orders, updateOrder } from '../../../server/orders'

export const instant = false

interface OrderPageProps {
  readonly params: Promise<{ readonly id: string }>
}

export default async function OrderPage({ params }: OrderPageProps) {
  await connection()
  const order = orders.get((await params).id)
  if (!order) notFound()
  // The message of the provider may be late.
  await updateOrder(order).catch(console.error)
  const { id, lines, session, status, total } = order
  if (status !== 'paid')
    return (
      <>
        <PageHeading>{texts.order}</PageHeading>
        <p className="mb-6">{status === 'cancelled' ? texts.notPaid : texts.notPaidYet}</p>
        <p className="flex flex-wrap gap-4">
          {session?.url && (
            <a className={primaryButton} href={session.url}>
              {texts.pay}
            </a>
          )}
          <Link className={outlineButton} href="/cart">
            {texts.backToCart}
          </Link>
        </p>
      </>
    )
  const charged = texts.charged(formatMoney(total, { ...store.rules, locale: store.locale }))
  return (
    <OrderEnd message={`${texts.thanks}. ${charged}`} id={id} lines={lines}>
      <PageHeading>{texts.thanks}</PageHeading>
      <p className="mb-6">{charged}</p>
      <Link className={outlineButton} href="/products">
        {texts.seeAllProducts}
      </Link>
    </OrderEnd>
  )
}
