import { Cart } from '../../../src/cart/index.js'
import { useWords } from '../words/use-words.js'

/** Exact sums. Shipping and taxes belong to the checkout. */
export function CartTotals() {
  const words = useWords()
  return (
    <dl className="demo-totals">
      <div data-kind="sum">
        <dt>{words.cart.subtotal}</dt>
        <dd>
          <Cart.Subtotal />
        </dd>
      </div>
      <Cart.Savings
        render={({ children }) => (
          <div data-kind="sale">
            <dt>{words.cart.savings}</dt>
            <dd>{children}</dd>
          </div>
        )}
      />
    </dl>
  )
}
