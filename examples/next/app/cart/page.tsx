import type { Metadata } from 'next'
import { connection } from 'next/server'
import { Suspense } from 'react'

import { CartView } from '../../components/cart/cart-view'
import { PageHeading } from '../../components/page-heading'

export const metadata: Metadata = { title: 'Your cart' }

export default function CartPage() {
  return (
    <>
      <PageHeading>Your cart</PageHeading>
      <Suspense>
        <Lines />
      </Suspense>
    </>
  )
}

async function Lines() {
  // TanStack Query reads the clock, so the cart cannot be part of the static shell.
  await connection()
  return <CartView />
}
