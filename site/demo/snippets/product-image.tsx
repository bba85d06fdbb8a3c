import { ProductImage, type Product } from 'storefront-react'

export const Picture = (props: { product: Product }) => (
  <ProductImage product={props.product} sizes="50vw" />
)
