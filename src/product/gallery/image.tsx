'use client'
import { forwardRef, type Ref } from 'react'

import { ProductImage, type ProductImageProps, type ProductImageState } from '../image/product-image.js'
import { useGallery } from './gallery-context.js'

/** State of `<ProductGallery.Image>`, which is that of `ProductImage`. */
export type ProductGalleryImageState = ProductImageState

/** Props of `<ProductGallery.Image>`: those of `ProductImage` without the choice of the picture. */
export type ProductGalleryImageProps = Omit<ProductImageProps, 'image' | 'variant' | 'product'>

/** The picture that is shown. Renders the `<img>` of `ProductImage`. */
export const ProductGalleryImage = forwardRef(function ProductGalleryImage(
  props: ProductGalleryImageProps,
  ref: Ref<HTMLImageElement>,
) {
  const { product, images, index } = useGallery()
  const { name } = product
  return <ProductImage {...props} ref={ref} image={images[index]} product={{ name, images: [] }} />
})
