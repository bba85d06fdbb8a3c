'use client'
import { forwardRef, type Ref } from 'react'

import { usePart, type PartProps } from '../parts/use-part.js'
import { Amount, Spoken } from './amount.js'
import { usePriceContext } from './price-context.js'

export type PriceOriginalProps = PartProps<'s', Record<string, unknown>>

/** What it cost before the sale; nothing when there is none. Renders an `<s>`. */
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
          <Spoken>{labels.original}</Spoken>
          <Amount>{money.format(discount.original)}</Amount>
        </>
      ),
    },
  )
  return discount ? element : null
})
