'use client'
import { createContext, useContext } from 'react'

import { explain } from '../core/errors/explain.js'
import { MissingProviderError } from '../core/errors/missing-provider-error.js'
import type { Discount } from '../core/money/get-discount.js'
import type { PriceRange } from '../core/money/get-price-range.js'
import type { UseMoneyResult } from '../hooks/use-money.js'
import type { PriceLabels } from './labels.js'

/** What the parts of one price share. */
export interface PriceContextValue extends PriceRange {
  /** How prices that differ are written. */
  readonly display: 'range' | 'from'
  readonly discount: Discount | undefined
  readonly money: UseMoneyResult
  readonly labels: PriceLabels
}

export const PriceContext = createContext<PriceContextValue | undefined>(undefined)

export function usePrice(): PriceContextValue {
  const value = useContext(PriceContext)
  if (value) return value
  throw new MissingProviderError(explain('no-root', 'Price'))
}
