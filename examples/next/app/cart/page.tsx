import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { connection } from 'next/server'
import { checkCartLines, readCartCookies } from 'storefront-react/server'

import { CartView } from '../../components/cart/cart-view'
import { PageHeading } from '../../components/page-heading'
import { prefetchCheckout } from '../../lib/prefetch-checkout'
import { uncachedClient } from '../../lib/server-client'
import { store } from '../../lib/store'
import { texts } from '../../lib/texts'

export const metadata: Metadata = { title: texts.cart }

/** No `<Suspense>`: React shows streamed content with a script, and this page works without scripts. */
export const instant = false

const problems = { changed: texts.cartChanged, full: texts.cartFull, notSent: texts.cartNotSent }

interface CartPageProps {
  readonly searchParams: Promise<{ readonly problem?: string; readonly payment?: string }>
}

/** The device has the cart. The request has only the lines that `cart/add` added before scripts ran. */
export default async function CartPage({ searchParams }: CartPageProps) {
  const { problem, payment } = await searchParams
  // Next renders the page for a prefetch too, in which nothing may be random.
  await connection()
  const pending = readCartCookies({ headers: await headers() }, { storageScope: store.cartScope })
  const [cart, state] =
    pending.length > 0 ? await Promise.all([checkCartLines(uncachedClient, pending), prefetchCheckout()]) : []
  return (
    <>
      <PageHeading>{texts.cart}</PageHeading>
      {(problem === 'changed' || problem === 'full' || problem === 'notSent') && (
        <p className="mb-6" role="alert">
          {problems[problem]}
        </p>
      )}
      {payment === 'cancelled' && (
        <p className="mb-6" role="status">
          {texts.notPaid}
        </p>
      )}
      <HydrationBoundary state={state}>
        <CartView
          initialLines={cart?.lines}
          initialSubtotal={cart?.subtotal}
          checkoutId={crypto.randomUUID()}
        />
      </HydrationBoundary>
    </>
  )
}
