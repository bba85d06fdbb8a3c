'use client'
import { forwardRef, type Ref } from 'react'

import type { PartProps } from '../../parts/use-part.js'
import { useStep } from './use-step.js'

/** State of `<ProductGallery.Previous>`, written as `data-*` attributes. */
export interface ProductGalleryPreviousState {
  /** The first picture is shown. */
  readonly disabled: boolean
}

/** Props of `<ProductGallery.Previous>`, which renders a `<button>`. */
export type ProductGalleryPreviousProps = PartProps<'button', ProductGalleryPreviousState>

/** Shows the previous picture. Renders a `<button>`, or nothing if the product has only one picture. */
export const ProductGalleryPrevious = forwardRef(function ProductGalleryPrevious(
  props: ProductGalleryPreviousProps,
  ref: Ref<HTMLButtonElement>,
) {
  return useStep('previous', props, ref)
})
