'use client'
import { useState, type ReactNode } from 'react'
import { NotFoundError, sumAmounts, useMoney, useStorefront, useStorefrontQuery } from 'storefront-react'
import { Cart, getCartText, useLiveCart } from 'storefront-react/cart'

import { field, selectBox } from '../shop-ui/class-names'
import { useShopTexts } from '../shop-ui/shop-texts'
import { paymentsSchema, shippingSchema, taxesSchema } from './checkout-schemas'

export interface CheckoutSummaryProps {
  /** The subtotal of the cart's `initialLines`, until the device has them. */
  readonly initialSubtotal?: string | undefined
  /** Below the summary, for example the button. */
  readonly children?: ReactNode
}

/**
 * Shipping, payment and total. Belongs in a `Cart.Form`, which posts the fields with the lines of the cart. Nothing moves when the
 * store has said what there is to choose: the summary appears then. With `initialSubtotal` it is there at once, for a page without
 * scripts.
 */
export function CheckoutSummary({ initialSubtotal, children }: CheckoutSummaryProps) {
  const shippingQuery = useStorefrontQuery('/shipping', { schema: shippingSchema })
  const taxesQuery = useStorefrontQuery('/taxes', { schema: taxesSchema })
  const paymentsQuery = useStorefrontQuery('/payments', { schema: paymentsSchema })
  const [rateId, setRateId] = useState<string>()
  const live = useLiveCart()
  const { format } = useMoney()
  const texts = useShopTexts()
  const { labels } = useStorefront()
  const isPending = [shippingQuery, taxesQuery, paymentsQuery].some((query) => query.isPending)
  if (isPending && initialSubtotal === undefined) return <div className={skeleton} aria-hidden />
  // A store without these paths has no choice of shipping or payment. Any other failure is not a store without them.
  const hasShipping = !(shippingQuery.error instanceof NotFoundError)
  const hasPayments = !(paymentsQuery.error instanceof NotFoundError)
  const rates = shippingQuery.data?.data ?? []
  const subtotal = live.lines.length > 0 ? live.subtotal : initialSubtotal
  const rate = rates.find(({ id }) => id === rateId) ?? rates[0]
  const shippingPrice = hasShipping ? rate?.price : '0'
  return (
    <>
      <div className="grid gap-4 rounded-lg border p-6">
        {hasShipping && (
          <label className="grid gap-2 text-sm font-medium">
            {texts.shipping}
            <span className={`${selectBox} font-normal`}>
              <select
                name="shipping"
                className={field}
                value={rate?.id}
                onChange={({ target }) => setRateId(target.value)}
              >
                {rates.map(({ id, name, price }) => (
                  <option key={id} value={id}>
                    {name} ({format(price)})
                  </option>
                ))}
              </select>
            </span>
          </label>
        )}
        {hasPayments && (
          <label className="grid gap-2 text-sm font-medium">
            {texts.payment}
            <span className={`${selectBox} font-normal`}>
              <select name="payment" className={field}>
                {paymentsQuery.data?.data.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </span>
          </label>
        )}
        <dl className="grid grid-cols-2 gap-2 tabular-nums [&>dd]:text-end">
          <dt>{getCartText('subtotal', labels)}</dt>
          <dd>
            <Cart.Subtotal />
          </dd>
          {hasShipping && (
            <>
              <dt>{texts.shipping}</dt>
              <dd>{rate && format(rate.price)}</dd>
            </>
          )}
          <dt className="font-semibold">{texts.total}</dt>
          <dd className="font-semibold">
            {shippingPrice && subtotal && format(sumAmounts([subtotal, shippingPrice]))}
          </dd>
        </dl>
        {/* The line of a tax has its place before it arrives. */}
        {(taxesQuery.data?.data ?? (taxesQuery.error ? [] : [undefined])).map((tax) => (
          <p key={tax?.name ?? ''} className="text-sm text-muted-foreground">
            {tax ? texts.includedTax(tax.percent, tax.name) : '\u00a0'}
          </p>
        ))}
      </div>
      {children}
    </>
  )
}

const skeleton = 'h-80 animate-pulse rounded-lg bg-muted motion-reduce:animate-none'
