'use client'
import { createContext } from 'react'

import type { Discount } from '../../core/money/get-discount.js'
import type { PriceRange } from '../../core/money/get-price-range.js'
import type { PricedVariant } from '../../core/money/prior-price.js'
import type { UseMoneyResult } from '../../hooks/use-money.js'
import { partErrorMessage } from '../../parts/error-texts.js'
import { useRequiredContext } from '../../provider/use-required-context.js'
import type { Labels } from '../../core/labels/labels.js'
import type { defaultLabels } from './labels.js'

export interface PriceContextValue extends PriceRange {
  readonly display: 'range' | 'from'
  /** Of the default reference: the prior price if the provider has `getPriorPrice`, else the `compareAtPrice`. */
  readonly discount: Discount | undefined
  readonly variants: readonly PricedVariant[]
  readonly getPriorPrice: ((variant: PricedVariant) => string | null | undefined) | undefined
  readonly money: UseMoneyResult
  /** Those of the default parts are complete. Other parts add their own defaults. */
  readonly labels: typeof defaultLabels & Partial<Labels['price']>
}

export const PriceContext = createContext<PriceContextValue | undefined>(undefined)

export const usePriceContext = () =>
  useRequiredContext(PriceContext, partErrorMessage, 'no-root', 'Price.Root')
