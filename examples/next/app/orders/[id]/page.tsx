import Link from 'next/link'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import { formatMoney } from 'storefront-react'

import { RemoveOrdered } from '../../../components/cart/remove-ordered'
import { PageHeading } from '../../../components/page-heading'
import { outlineButton } from '../../../components/shop/shop-ui/class-names'
import { orders } from '../../../lib/orders'
import { store } from '../../../lib/store'
import { texts } from '../../../lib/texts'

export const instant = false

interface OrderPageProps {
  readonly params: Promise<{ readonly id: string }>
}

export default async function OrderPage({ params }: OrderPageProps) {
  await connection()
  const order = orders.get((await params).id)
  if (!order) notFound()
  const { rules, locale } = store
  return (
    <>
      <PageHeading>{texts.thanks}</PageHeading>
      <p className="mb-6">{texts.charged(formatMoney(order.total, { ...rules, locale }))}</p>
      <Link className={outlineButton} href="/products">
        {texts.seeAllProducts}
      </Link>
      <RemoveOrdered lines={order.lines} />
    </>
  )
}
