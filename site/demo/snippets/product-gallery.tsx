import { ProductGallery, type Product } from 'storefront-react'

export const Pictures = (props: { product: Product }) => (
  <ProductGallery.Root product={props.product}>
    <ProductGallery.Image sizes="50vw" />
    <ProductGallery.Previous />
    <ProductGallery.Next />
    <ProductGallery.Status />
  </ProductGallery.Root>
)
