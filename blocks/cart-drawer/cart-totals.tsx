'use client'
import { useStorefront } from 'storefront-react'
import { Cart, getCartText } from 'storefront-react/cart'

/** What the lines cost, and what sales save. Belongs in a `Cart.Root`. */
export function CartTotals() {
  const { labels } = useStorefront()
  return (
    <dl className="grid gap-1 tabular-nums">
      <div className="flex justify-between gap-4 font-medium">
        <dt>{getCartText('subtotal', labels)}</dt>
        <dd>
          <Cart.Subtotal />
        </dd>
      </div>
      <Cart.Savings
        render={({ children }) => (
          <div className="flex justify-between gap-4 text-sm text-destructive">
            <dt>{getCartText('savings', labels)}</dt>
            <dd>{children}</dd>
          </div>
        )}
      />
    </dl>
  )
}
