import { Cart } from 'storefront-react/cart'

export const Totals = () => (
  <Cart.Root>
    Subtotal <Cart.Subtotal />
    Saved <Cart.Savings />
  </Cart.Root>
)
