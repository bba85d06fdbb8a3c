import { Price, type Product } from 'storefront-react'

export const CardPrice = (props: { product: Product }) => (
  <Price.Root product={props.product} display="from">
    <Price.Current /> <Price.Original />
  </Price.Root>
)
