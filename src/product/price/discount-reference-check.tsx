'use client'
import { useContext, useEffect } from 'react'

import { StorefrontContext } from '../../provider/storefront-context.js'
import { defaultLabels } from './labels.js'
import { usePriceContext } from './price-context.js'

/** Warns once in development. */
let hasWarned = false

/**
 * Warns, in development, about a percentage that is measured from the `compareAtPrice` in a shop with prior prices. The texts
 * of the provider are those of every discount, so only the labels of this `Price.Root` can name the other price.
 */
export function DiscountReferenceCheck(): null {
  const { labels, getPriorPrice } = usePriceContext()
  const ofStore = useContext(StorefrontContext)?.labels?.price?.discount ?? defaultLabels.discount
  const isUnnamed = !!getPriorPrice && labels.discount === ofStore
  useEffect(() => {
    if (!isUnnamed || hasWarned) return
    hasWarned = true
    console.warn(
      'storefront-react: <Price.Discount from="compareAtPrice"> shows a percentage that is not measured from the prior price, and its text does not say so. The law of the European Union does not allow that for a reduction (C-330/23).\n' +
        'What to do: remove `from`, or name the price in the labels of this price: <Price.Root labels={{ discount: ({ percent }) => `${percent}% off the list price` }}>.',
    )
  }, [isUnnamed])
  return null
}
