'use client'
import { Cart } from 'storefront-react/cart'

/** What the lines cost, and what sales save. Belongs in a `Cart.Root`. */
export function CartTotals() {
  return (
    <dl className="grid gap-1 tabular-nums">
      <div className="flex justify-between gap-4 font-medium">
        <dt>Subtotal</dt>
        <dd>
          <Cart.Subtotal />
        </dd>
      </div>
      <Cart.Savings
        render={({ children }) => (
          <div className="flex justify-between gap-4 text-sm text-destructive">
            <dt>You save</dt>
            <dd>{children}</dd>
          </div>
        )}
      />
    </dl>
  )
}
