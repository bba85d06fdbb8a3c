'use client'
import { forwardRef, type Ref } from 'react'

import { usePart, type PartProps } from '../../parts/use-part.js'
import { describeImage, useGallery } from './gallery-context.js'

/** `<ProductGallery.Status>` has no state. */
export type ProductGalleryStatusState = object

/** Props of `<ProductGallery.Status>`, which renders a `<div role="status">`. */
export type ProductGalleryStatusProps = PartProps<'div', ProductGalleryStatusState>

/** Announces the picture that is shown: "Picture 2 of 5". Empty with one picture. Renders a `<div role="status">`. */
export const ProductGalleryStatus = forwardRef(function ProductGalleryStatus(
  props: ProductGalleryStatusProps,
  ref: Ref<HTMLDivElement>,
) {
  const gallery = useGallery()
  const { images, index, labels } = gallery
  return usePart({
    tag: 'div',
    props,
    ref,
    ownProps: {
      role: 'status',
      children: images.length > 1 && labels.status(describeImage(gallery, index)),
    },
  })
})
