import { Suspense } from 'react'
import { ProductList, useSuspenseProducts } from 'storefront-react'

const Products = () => (
  <ProductList.Root list={useSuspenseProducts({ limit: 24 })}>
    <ProductList.Items>
      {({ name }) => <ProductList.Item>{name}</ProductList.Item>}
    </ProductList.Items>
    <ProductList.Next />
  </ProductList.Root>
)

export const Shop = () => (
  <Suspense fallback={<p>Loading</p>}>
    <Products />
  </Suspense>
)
