import { Cart } from 'storefront-react/cart'

export const Lines = () => (
  <Cart.Items>
    {({ seen }) => (
      <Cart.Item>
        {seen.name} <Cart.Issue /> <Cart.Remove />
      </Cart.Item>
    )}
  </Cart.Items>
)
