import { ProductList } from 'storefront-react'

export const Products = () => (
  <ProductList.Root params={{ limit: 24 }}>
    <ProductList.Items>
      {({ name }) => <li>{name}</li>}
    </ProductList.Items>
    <ProductList.Next>Show more</ProductList.Next>
    <ProductList.Status />
  </ProductList.Root>
)
