'use client'
import { createContext } from 'react'

import type { Discount } from '../core/money/get-discount.js'
import type { PriceRange } from '../core/money/get-price-range.js'
import type { UseMoneyResult } from '../hooks/use-money.js'
import { partErrorMessage } from '../parts/error-texts.js'
import { useRequiredContext } from '../provider/use-required-context.js'
import type { PriceLabels } from './labels.js'

export interface PriceContextValue extends PriceRange {
  readonly display: 'range' | 'from'
  readonly discount: Discount | undefined
  readonly money: UseMoneyResult
  readonly labels: PriceLabels
}

export const PriceContext = createContext<PriceContextValue | undefined>(undefined)

export const usePriceContext = () => useRequiredContext(PriceContext, partErrorMessage, 'no-root', 'Price')
