import Link from 'next/link'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import { formatMoney } from 'storefront-react/core'

import { ClearCart } from '../../../components/cart/clear-cart'
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
  return (
    <div className="message">
      <h1>Thank you</h1>
      <p>We charge {formatMoney(order.total, store)}.</p>
      <Link className="button" href="/products">
        See all products
      </Link>
      <ClearCart />
    </div>
  )
}
