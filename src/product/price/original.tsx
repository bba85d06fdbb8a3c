'use client'
import { forwardRef, type Ref } from 'react'

import { usePart, type PartProps } from '../../parts/use-part.js'
import { Amount, VisuallyHidden } from './amount.js'
import { usePriceContext } from './price-context.js'

/** `<Price.Original>` has no state. */
export type PriceOriginalState = object

/** Props of `<Price.Original>`, which renders an `<s>`. */
export type PriceOriginalProps = PartProps<'s', PriceOriginalState>

/**
 * The price before the sale: the `compareAtPrice`, or the prior price if the provider has `getPriorPrice`. Renders an `<s>`,
 * or nothing without a sale.
 */
export const PriceOriginal = forwardRef(function PriceOriginal(
  props: PriceOriginalProps,
  ref: Ref<HTMLElement>,
) {
  const { discount, money, labels } = usePriceContext()
  const element = usePart({
    tag: 's',
    props,
    ref,
    ownProps: {
      children: discount && (
        <>
          <VisuallyHidden>{labels.original}</VisuallyHidden>
          <Amount>{money.format(discount.original)}</Amount>
        </>
      ),
    },
  })
  return discount ? element : null
})
