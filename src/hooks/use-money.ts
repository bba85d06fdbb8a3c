'use client'
import { useContext, useMemo } from 'react'

import { MissingCurrencyError } from '../core/errors/missing-currency-error.js'
import {
  formatMoney,
  formatMoneyRange,
  formatMoneyToParts,
  type MoneyFormatOptions,
} from '../core/money/format-money.js'
import { StorefrontContext } from '../provider/storefront-context.js'

/** Formats amounts in the store's currency and locale. */
export interface UseMoneyResult {
  readonly currency: string
  readonly locale: string
  readonly format: (amount: string) => string
  readonly formatRange: (min: string, max: string) => string
  readonly formatToParts: (amount: string) => Intl.NumberFormatPart[]
}

/**
 * Formats money in the currency and locale of the options or of the provider. A `currency` option needs no provider.
 *
 * @throws {MissingCurrencyError} without a currency, because the API does not provide one.
 */
export function useMoney(options: Partial<MoneyFormatOptions> = {}): UseMoneyResult {
  const store = useContext(StorefrontContext)
  const currency = options.currency ?? store?.currency
  const locale = options.locale ?? store?.locale ?? 'en'
  if (!currency) throw new MissingCurrencyError()
  // Apps write the options inline, so their identity changes on every render.
  const key = JSON.stringify({ ...options, currency, locale })
  return useMemo(() => {
    const given = JSON.parse(key) as MoneyFormatOptions
    return {
      currency,
      locale,
      format: (amount) => formatMoney(amount, given),
      formatRange: (min, max) => formatMoneyRange(min, max, given),
      formatToParts: (amount) => formatMoneyToParts(amount, given),
    }
  }, [key, currency, locale])
}
