'use client'
import { useState } from 'react'
import { useMoney, useStorefrontQuery } from 'storefront-react'
import { Cart, useLiveCart } from 'storefront-react/cart'
import { sumAmounts } from 'storefront-react/core'

import { paymentsSchema, shippingSchema, taxesSchema } from '../../lib/checkout-schemas'

/** Shipping, taxes and payments of the store. The fields are posted with the lines of the cart. */
export function CheckoutSummary() {
  const { data: shipping } = useStorefrontQuery('/shipping', { schema: shippingSchema })
  const { data: taxes } = useStorefrontQuery('/taxes', { schema: taxesSchema })
  const { data: payments } = useStorefrontQuery('/payments', { schema: paymentsSchema })
  const [rateId, setRateId] = useState<string>()
  const { subtotal } = useLiveCart()
  const { format } = useMoney()
  const rates = shipping?.data ?? []
  const rate = rates.find(({ id }) => id === rateId) ?? rates[0]
  return (
    <div className="summary">
      <label className="field">
        Shipping
        <select name="shipping" value={rate?.id} onChange={({ target }) => setRateId(target.value)}>
          {rates.map(({ id, name, price }) => (
            <option key={id} value={id}>
              {name} ({format(price)})
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        Payment
        <select name="payment">
          {payments?.data.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <dl>
        <dt>Subtotal</dt>
        <dd>
          <Cart.Subtotal />
        </dd>
        <dt>Shipping</dt>
        <dd>{rate && format(rate.price)}</dd>
        <dt>Total</dt>
        <dd className="summary-total">{rate && format(sumAmounts([subtotal, rate.price]))}</dd>
      </dl>
      {taxes?.data.map(({ name, percent }) => (
        <p key={name} className="summary-note">
          Includes {percent}% {name}.
        </p>
      ))}
    </div>
  )
}
