import { VariantPicker, type Product } from 'storefront-react'

export const Options = (props: { product: Product }) => (
  <VariantPicker.Root product={props.product} name="variantId" />
)
