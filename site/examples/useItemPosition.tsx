import { ProductList, useItemPosition } from 'storefront-react'

const Position = () => <small>Number {useItemPosition().position}</small>

export const Ranking = () => (
  <ProductList.Root params={{ sort: 'name', limit: 24 }}>
    <ProductList.Items>
      {({ name }) => (
        <ProductList.Item>
          <Position /> {name}
        </ProductList.Item>
      )}
    </ProductList.Items>
    <ProductList.Next />
  </ProductList.Root>
)
