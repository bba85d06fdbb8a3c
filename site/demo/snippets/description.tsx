import { Description, type Product } from 'storefront-react'

export const About = (props: { product: Product }) => (
  <Description text={props.product.description} />
)
