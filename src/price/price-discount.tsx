'use client'
import { forwardRef, type Ref } from 'react'

import { usePart, type PartProps } from '../parts/use-part.js'
import { usePriceContext } from './price-context.js'

/** Props of `<PriceDiscount>`, which renders a `<span>`. */
export type PriceDiscountProps = PartProps<'span', Record<string, unknown>>

/** The discount in whole percent. Renders a `<span>`, or nothing below 1 %. */
export const PriceDiscount = forwardRef(function PriceDiscount(
  props: PriceDiscountProps,
  ref: Ref<HTMLSpanElement>,
) {
  const { discount, labels } = usePriceContext()
  const percent = discount?.percent
  const element = usePart('span', props, ref, {}, { children: percent && labels.discount({ percent }) })
  return percent ? element : null
})
