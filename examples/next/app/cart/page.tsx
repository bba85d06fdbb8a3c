import type { Metadata } from 'next'
import { connection } from 'next/server'
import { Suspense } from 'react'

import { CartView } from '../../components/cart/cart-view'

export const metadata: Metadata = { title: 'Your bag' }

export default function CartPage() {
  return (
    <>
      <h1>Your bag</h1>
      <Suspense>
        <Bag />
      </Suspense>
    </>
  )
}

async function Bag() {
  // TanStack Query reads the clock, so the bag cannot be part of the static shell.
  await connection()
  return <CartView />
}
