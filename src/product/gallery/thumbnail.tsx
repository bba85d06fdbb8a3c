'use client'
import { forwardRef, useCallback, type KeyboardEvent, type Ref } from 'react'

import { usePart, type PartProps } from '../../parts/use-part.js'
import { ProductImage } from '../image/product-image.js'
import { describeImage, useGallery } from './gallery-context.js'
import type { ProductImageEntry } from '../../core/variants/get-product-images.js'

/** State of `<ProductGallery.Thumbnail>`, written as `data-*` attributes. */
export interface ProductGalleryThumbnailState {
  /** The gallery shows this picture. */
  readonly current: boolean
}

/** Props of `<ProductGallery.Thumbnail>`, which renders a `<button>`. */
export interface ProductGalleryThumbnailProps extends PartProps<'button', ProductGalleryThumbnailState> {
  /** An element of `getProductImages(product)`. */
  readonly image: ProductImageEntry<unknown>
}

/**
 * Shows its picture. The arrow keys, Home and End show another picture and move the focus to its thumbnail. Renders a
 * `<button>` with a `ProductImage` of 72 by 72 pixels, unless it has children.
 */
export const ProductGalleryThumbnail = forwardRef(function ProductGalleryThumbnail(
  { image, ...props }: ProductGalleryThumbnailProps,
  ref: Ref<HTMLButtonElement>,
) {
  const gallery = useGallery()
  const { images, thumbnails, labels, show } = gallery
  const { src } = image
  const index = images.findIndex((each) => each.src === src)
  const current = index === gallery.index
  const register = useCallback(
    (element: HTMLElement | null) => {
      if (element) thumbnails.set(src, element)
      else thumbnails.delete(src)
    },
    [thumbnails, src],
  )
  return usePart({
    tag: 'button',
    props,
    ref: [ref, register],
    state: { current },
    ownProps: {
      type: 'button',
      'aria-current': current || undefined,
      'aria-label': labels.thumbnail(describeImage(gallery, index)),
      children: <ProductImage image={image} alt="" width={72} height={72} />,
      onClick: () => show(index, 'thumbnail'),
      onKeyDown: (event: KeyboardEvent) => {
        const target = targetOf(event, index, images.length)
        const shown = target === undefined ? undefined : show(target, 'thumbnail')
        if (!shown) return
        event.preventDefault()
        thumbnails.get(shown.src)?.focus()
      },
    },
  })
})

/** The index that a key leads to. The left arrow shows the next picture where the page is written from right to left. */
function targetOf(event: KeyboardEvent, index: number, total: number): number | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
  switch (event.key) {
    case 'ArrowLeft':
      return index - forward
    case 'ArrowRight':
      return index + forward
    case 'Home':
      return 0
    case 'End':
      return total - 1
  }
  return undefined
}
