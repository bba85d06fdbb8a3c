import { errorMessage } from '../errors/error-texts.js'
import { InvalidParamsError } from '../errors/invalid-params-error.js'
import { assertAmount } from './amount-units.js'

/**
 * Options of `formatMoney`: the currency (ISO 4217), the locale (BCP 47) and the rounding.
 * @see https://tc39.es/ecma402/#sec-intl.numberformat for the options except `currency` and `locale`.
 */
export interface MoneyFormatOptions extends Partial<
  Pick<
    Intl.NumberFormatOptions,
    | 'currencyDisplay'
    | 'currencySign'
    | 'maximumFractionDigits'
    | 'minimumFractionDigits'
    | 'notation'
    | 'numberingSystem'
    | 'roundingMode'
    | 'signDisplay'
    | 'trailingZeroDisplay'
    | 'useGrouping'
  >
> {
  /** ISO 4217 code, such as `'EUR'`. It sets the default number of decimals. */
  readonly currency: string
  /** BCP 47 tag, such as `'de-DE'`. Default `'en'`, so that server and browser render the same text. */
  readonly locale?: string | undefined
}

/**
 * Formats an amount such as `"49.99"` with the currency's decimals, rounded half away from zero.
 * @throws {InvalidParamsError} for an invalid amount, currency or locale
 * @example
 * formatMoney('49.99', { currency: 'EUR', locale: 'de-DE' }) // '49,99 €'
 */
export function formatMoney(amount: string, options: MoneyFormatOptions): string {
  assertAmount(amount)
  return numberFormat(options).format(amount)
}

/** Like {@link formatMoney}, but returns the parts, so that each can be styled. */
export function formatMoneyToParts(amount: string, options: MoneyFormatOptions): Intl.NumberFormatPart[] {
  assertAmount(amount)
  // ECMA-402 accepts a string here as it does in `format`, but TypeScript's type only accepts a number.
  return numberFormat(options).formatToParts(amount as unknown as number)
}

/**
 * Formats a range, such as `$10.00 – $12.50`. If both amounts have the same text, it is written once.
 * @throws {InvalidParamsError} for an invalid amount, currency or locale
 */
export function formatMoneyRange(min: string, max: string, options: MoneyFormatOptions): string {
  assertAmount(min)
  assertAmount(max)
  const format = numberFormat(options)
  const lowest = format.format(min)
  // Intl writes a range of two equal amounts as approximate: "~$5.00".
  return lowest === format.format(max) ? lowest : format.formatRange(min, max)
}

/** A server that takes the locale from its visitors must not keep every one. */
const MAX_FORMATS = 100

/** Cache: creating an Intl.NumberFormat takes longer than formatting a hundred prices. */
const formats = new Map<string, Intl.NumberFormat>()

function numberFormat(moneyOptions: MoneyFormatOptions): Intl.NumberFormat {
  // A caller without types can pass nothing.
  const { locale = 'en', ...options } = (moneyOptions as MoneyFormatOptions | undefined) ?? { currency: '' }
  try {
    const key = JSON.stringify([locale, options])
    let format = formats.get(key)
    if (!format) {
      // "-0.004" is "$0.00" and not "-$0.00".
      const signDisplay = options.signDisplay ?? 'negative'
      format = new Intl.NumberFormat(locale, { ...options, signDisplay, style: 'currency' })
      if (formats.size >= MAX_FORMATS) formats.clear()
      formats.set(key, format)
    }
    return format
  } catch (cause) {
    throw new InvalidParamsError(errorMessage('money-format', options.currency, locale), { cause })
  }
}
