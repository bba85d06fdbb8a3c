'use client'
import { forwardRef, type Ref } from 'react'

import { usePart, type PartProps } from '../../parts/use-part.js'
import { DiscountReferenceCheck } from './discount-reference-check.js'
import { usePriceContext } from './price-context.js'
import { smallestDiscount } from './smallest-discount.js'
import type { DiscountOptions } from '../../core/money/get-discount.js'

/** `<Price.Discount>` has no state. */
export type PriceDiscountState = object

/** Props of `<Price.Discount>`, which renders a `<span>`. */
export type PriceDiscountProps = PartProps<'span', PriceDiscountState> & {
  /**
   * What the percentage is measured from. Default: `'priorPrice'` if the provider has `getPriorPrice`, else `'compareAtPrice'`.
   * The label of a percentage from another price must name that price.
   */
  readonly from?: DiscountOptions['from'] | undefined
}

/** The discount in whole percent. Renders a `<span>`, or nothing below 1 %. */
export const PriceDiscount = forwardRef(function PriceDiscount(
  { from, ...props }: PriceDiscountProps,
  ref: Ref<HTMLSpanElement>,
) {
  const price = usePriceContext()
  const { labels } = price
  const percent = (from ? smallestDiscount(price, from) : price.discount)?.percent
  const element = usePart({
    tag: 'span',
    props,
    ref,
    ownProps: { children: percent && labels.discount({ percent }) },
  })
  if (!percent) return null
  if (process.env.NODE_ENV !== 'production' && from === 'compareAtPrice' && props.children === undefined)
    return (
      <>
        {element}
        <DiscountReferenceCheck />
      </>
    )
  return element
})
