import { errorMessage } from '../errors/error-texts.js'
import { InvalidParamsError } from '../errors/invalid-params-error.js'
import { assertAmount } from './amount.js'

/**
 * Options for formatting an amount. All but `currency` and `locale` are passed to `Intl.NumberFormat`:
 * `{ maximumFractionDigits: 4 }` keeps up to four decimals, `{ currencyDisplay: 'code' }` writes `USD`.
 *
 * @see https://tc39.es/ecma402/#sec-intl.numberformat
 */
export interface MoneyFormatOptions extends Pick<
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
> {
  /** ISO 4217 code, such as `'EUR'`. It sets the number of decimals unless the options do. */
  readonly currency: string
  /** BCP 47 tag, such as `'de-DE'`. Default `'en'`, so that server and browser render the same text. */
  readonly locale?: string | undefined
}

/** One part of a formatted amount, such as the currency symbol or the decimals. */
export type MoneyPart = Intl.NumberFormatPart

/**
 * Formats an amount. Intl receives the string, so no digit is lost. Decimals that the currency does not have are
 * rounded half away from zero, Intl's default.
 *
 * @param amount decimal amount as the API sends it, such as `"49.99"`
 * @throws {InvalidParamsError} for an invalid amount, currency or locale
 * @example
 * formatMoney('49.99', { currency: 'EUR', locale: 'de-DE' }) // '49,99 €'
 */
export function formatMoney(amount: string, options: MoneyFormatOptions): string {
  assertAmount(amount)
  return numberFormat(options).format(amount)
}

/** Like {@link formatMoney}, but returns the parts, so that each can be styled. */
export function formatMoneyToParts(amount: string, options: MoneyFormatOptions): MoneyPart[] {
  assertAmount(amount)
  // ECMA-402 accepts a string here as it does in `format`, but TypeScript's type only accepts a number.
  return numberFormat(options).formatToParts(amount as unknown as number)
}

/**
 * Formats two amounts as a range, such as `$10.00 – $12.50`. Amounts that format to the same text are written once.
 *
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

/** Cached because creating an Intl.NumberFormat takes longer than formatting a hundred prices. */
const formats = new Map<string, Intl.NumberFormat>()

function numberFormat({ locale = 'en', ...options }: MoneyFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify([locale, options])
  let format = formats.get(key)
  if (!format) {
    try {
      format = new Intl.NumberFormat(locale, { ...options, style: 'currency' })
    } catch (cause) {
      throw new InvalidParamsError(errorMessage('money-format', options.currency, locale), { cause })
    }
    formats.set(key, format)
  }
  return format
}
