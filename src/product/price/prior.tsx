'use client'
import { forwardRef, type Ref } from 'react'

import { compareAmounts } from '../../core/money/compare-amounts.js'
import { usePart, type PartProps } from '../../parts/use-part.js'
import { Amount } from './amount.js'
import { defaultPriorLabels } from './labels.js'
import { usePriceContext, type PriceContextValue } from './price-context.js'
import { smallestDiscount } from './smallest-discount.js'

/** `<Price.Prior>` has no state. */
export type PricePriorState = object

/** Props of `<Price.Prior>`, which renders a `<span>`. */
export type PricePriorProps = PartProps<'span', PricePriorState>

/**
 * The lowest price of the 30 days before the reduction, from the provider's `getPriorPrice`. Renders a `<span>`, or nothing
 * if this price is not known, or if the price is not reduced.
 *
 * @see docs/prices.md
 */
export const PricePrior = forwardRef(function PricePrior(props: PricePriorProps, ref: Ref<HTMLSpanElement>) {
  const price = usePriceContext()
  const prior = getShownPrior(price)
  const { prior: text } = { ...defaultPriorLabels, ...price.labels }
  const element = usePart({
    tag: 'span',
    props,
    ref,
    ownProps: {
      children: prior && <Amount>{text({ price: price.money.format(prior) })}</Amount>,
    },
  })
  return prior ? element : null
})

/** The lowest of all variants, so that no variant was cheaper. */
function getShownPrior(price: PriceContextValue): string | undefined {
  const { variants, getPriorPrice } = price
  // A percentage from either price is a reduction that the shop announces.
  if (!getPriorPrice || !(price.discount ?? smallestDiscount(price, 'compareAtPrice'))) return
  let lowest: string | undefined
  for (const variant of variants) {
    const prior = getPriorPrice(variant)
    if (prior == null) return
    if (lowest === undefined || compareAmounts(prior, lowest) < 0) lowest = prior
  }
  return lowest
}
