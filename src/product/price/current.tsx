'use client'
import { forwardRef, type Ref } from 'react'

import { usePart, type PartProps } from '../../parts/use-part.js'
import { Amount, VisuallyHidden } from './amount.js'
import { usePriceContext } from './price-context.js'

/** State of `<Price.Current>`, written as `data-*` attributes. */
export interface PriceCurrentState {
  readonly sale: boolean
  readonly range: boolean
}

/** Props of `<Price.Current>`, which renders a `<span>`. */
export type PriceCurrentProps = PartProps<'span', PriceCurrentState> & {
  /** Wraps each `Intl` part of the amount in a `<span data-part>`, such as `currency`. Ignored for a range. */
  readonly parts?: boolean | undefined
}

/** The current price. Renders a `<span>`. */
export const PriceCurrent = forwardRef(function PriceCurrent(
  { parts, ...props }: PriceCurrentProps,
  ref: Ref<HTMLSpanElement>,
) {
  const { min, max, varies, display, discount, money, labels } = usePriceContext()
  const sale = !!discount
  const text = !varies
    ? money.format(min)
    : display === 'from'
      ? labels.from({ price: money.format(min) })
      : money.formatRange(min, max)
  return usePart({
    tag: 'span',
    props,
    ref,
    state: { sale, range: varies },
    ownProps: {
      children: (
        <>
          {sale && <VisuallyHidden>{labels.current}</VisuallyHidden>}
          {parts && !varies ? (
            <bdi>
              {money.formatToParts(min).map(({ type, value }, index) => (
                <span key={index} data-part={type} suppressHydrationWarning>
                  {value}
                </span>
              ))}
            </bdi>
          ) : (
            <Amount>{text}</Amount>
          )}
        </>
      ),
    },
  })
})
