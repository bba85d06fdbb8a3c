'use client'
import { Cart } from 'storefront-react/cart'

import { useShopTexts } from '../shop-ui/shop-texts'

/** What the lines cost, and what sales save. Belongs in a `Cart.Root`. */
export function CartTotals() {
  const texts = useShopTexts()
  return (
    <dl className="grid gap-1 tabular-nums">
      <div className="flex justify-between gap-4 font-medium">
        <dt>{texts.subtotal}</dt>
        <dd>
          <Cart.Subtotal />
        </dd>
      </div>
      <Cart.Savings
        render={({ children }) => (
          <div className="flex justify-between gap-4 text-sm text-destructive">
            <dt>{texts.savings}</dt>
            <dd>{children}</dd>
          </div>
        )}
      />
    </dl>
  )
}
