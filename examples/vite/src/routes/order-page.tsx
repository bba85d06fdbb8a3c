import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { NetworkError, useMoney } from 'storefront-react'
import type { CheckoutLine } from 'storefront-react/cart'

import { OrderEnd } from '../components/shop/checkout-summary/order-end'
import { ErrorMessage } from '../components/shop/shop-ui/error-message'
import { outlineButton, primaryButton } from '../components/shop/shop-ui/class-names'
import { ShopLink } from '../components/shop/shop-ui/shop-link'
import { PageSkeleton } from '../layout/page-skeleton'
import { PageHeading } from '../layout/page-heading'
import type { Shop } from '../shop'
import { useTexts } from '../texts'
import { NotFoundPage } from './not-found-page'

interface OrderAnswer {
  readonly total: string
  readonly lines: readonly CheckoutLine[]
  readonly status: 'open' | 'paid' | 'cancelled' | 'wrongAmount'
  /** While it can be paid. */
  readonly payAt?: string | null
}

/** Where the page of a payment leads back to. */
export function OrderPage({ readOrder }: Pick<Shop, 'readOrder'>) {
  const { id = '' } = useParams()
  const texts = useTexts()
  const { format } = useMoney()
  const { data, error, refetch } = useQuery({
    queryKey: ['order', id],
    queryFn: async () => {
      const answer = await readOrder(id)
      if (answer.status === 404) return null
      if (!answer.ok) throw new Error(`The order answered ${answer.status}.`)
      return (await answer.json()) as OrderAnswer
    },
    staleTime: 0,
    // The message of the provider may be late.
    refetchInterval: (query) => (query.state.data?.status === 'open' ? 5000 : false),
  })
  if (data === null) return <NotFoundPage />
  if (error && !data)
    return (
      <ErrorMessage role="alert" error={new NetworkError({ cause: error })} onRetry={() => void refetch()} />
    )
  if (!data) return <PageSkeleton />
  const { status, payAt, total, lines } = data
  const charged = texts.charged(format(total))
  if (status === 'paid')
    return (
      <OrderEnd message={`${texts.thanks}. ${charged}`} id={id} lines={lines}>
        <PageHeading text={charged}>{texts.thanks}</PageHeading>
        <ShopLink className={outlineButton} href="/products">
          {texts.seeAllProducts}
        </ShopLink>
      </OrderEnd>
    )
  return (
    <>
      <PageHeading text={status === 'cancelled' ? texts.notPaid : texts.notPaidYet}>
        {texts.order}
      </PageHeading>
      <p className="flex flex-wrap gap-4">
        {payAt && (
          <a className={primaryButton} href={payAt}>
            {texts.pay}
          </a>
        )}
        <ShopLink className={outlineButton} href="/cart">
          {texts.backToCart}
        </ShopLink>
      </p>
    </>
  )
}
