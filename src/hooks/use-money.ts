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

function useMoneyOptions(options: Partial<MoneyFormatOptions>) {
  const store = useContext(StorefrontContext)
  const currency = options.currency ?? store?.currency
  if (!currency) throw new MissingCurrencyError()
  return { ...options, currency, locale: options.locale ?? store?.locale ?? 'en' }
}

/** `format` of `useMoney`, without the code of the others. */
export function useFormatMoney(): UseMoneyResult['format'] {
  const options = useMoneyOptions({})
  return (amount) => formatMoney(amount, options)
}

/**
 * Formats money in the currency and locale of the options or of the provider. A `currency` option needs no provider.
 *
 * @throws {MissingCurrencyError} without a currency, because the API does not provide one.
 */
export function useMoney(options: Partial<MoneyFormatOptions> = {}): UseMoneyResult {
  // Apps write the options inline, so their identity changes on every render.
  const key = JSON.stringify(useMoneyOptions(options))
  return useMemo(() => {
    const given = JSON.parse(key) as ReturnType<typeof useMoneyOptions>
    return {
      currency: given.currency,
      locale: given.locale,
      format: (amount) => formatMoney(amount, given),
      formatRange: (min, max) => formatMoneyRange(min, max, given),
      formatToParts: (amount) => formatMoneyToParts(amount, given),
    }
  }, [key])
}
