import { Cart } from 'storefront-react/cart'

export const Stepper = () => (
  <>
    <Cart.Decrement />
    <Cart.Quantity />
    <Cart.Increment />
  </>
)
