import { ProductList } from 'storefront-react'

export const Products = () => (
  <ProductList.Root params={{ sort: 'name' }}>
    <ProductList.Items>
      {({ name }) => <ProductList.Item>{name}</ProductList.Item>}
    </ProductList.Items>
  </ProductList.Root>
)
