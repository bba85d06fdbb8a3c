import Link from 'next/link'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import { formatMoney } from 'storefront-react'

import { RemoveOrdered } from '../../../components/cart/remove-ordered'
import { PageHeading } from '../../../components/page-heading'
import { outlineButton } from '../../../components/shop/shop-ui/class-names'
import { orders } from '../../../lib/orders'
import { store } from '../../../lib/store'

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
      <PageHeading>Thank you</PageHeading>
      <p className="mb-6">We charge {formatMoney(order.total, { ...rules, locale })}.</p>
      <Link className={outlineButton} href="/products">
        See all products
      </Link>
      <RemoveOrdered lines={order.lines} />
    </>
  )
}
