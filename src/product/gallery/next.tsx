'use client'
import { forwardRef, type Ref } from 'react'

import type { PartProps } from '../../parts/use-part.js'
import { useStep } from './use-step.js'

/** State of `<ProductGallery.Next>`, written as `data-*` attributes. */
export interface ProductGalleryNextState {
  /** The last picture is shown. */
  readonly disabled: boolean
}

/** Props of `<ProductGallery.Next>`, which renders a `<button>`. */
export type ProductGalleryNextProps = PartProps<'button', ProductGalleryNextState>

/** Shows the next picture. Renders a `<button>`, or nothing if the product has only one picture. */
export const ProductGalleryNext = forwardRef(function ProductGalleryNext(
  props: ProductGalleryNextProps,
  ref: Ref<HTMLButtonElement>,
) {
  return useStep('next', props, ref)
})
