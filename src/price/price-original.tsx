'use client'
import { forwardRef, type Ref } from 'react'

import { usePart, type PartProps } from '../parts/use-part.js'
import { Amount, VisuallyHidden } from './amount.js'
import { usePriceContext } from './price-context.js'

/** Props of `<PriceOriginal>`, which renders an `<s>`. */
export type PriceOriginalProps = PartProps<'s', Record<string, unknown>>

/** The price before the sale. Renders an `<s>`, or nothing without a sale. */
export const PriceOriginal = forwardRef(function PriceOriginal(
  props: PriceOriginalProps,
  ref: Ref<HTMLElement>,
) {
  const { discount, money, labels } = usePriceContext()
  const element = usePart(
    's',
    props,
    ref,
    {},
    {
      children: discount && (
        <>
          <VisuallyHidden>{labels.original}</VisuallyHidden>
          <Amount>{money.format(discount.original)}</Amount>
        </>
      ),
    },
  )
  return discount ? element : null
})
