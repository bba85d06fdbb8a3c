import { errorMessage } from '../errors/error-texts.js'
import { InvalidParamsError } from '../errors/invalid-params-error.js'
import { assertAmount } from './amount.js'

/**
 * How to write an amount. `currency` and `locale` are facts of the store; the rest is Intl's own and means
 * what it means there: `{ maximumFractionDigits: 4 }` keeps up to four decimals, `{ currencyDisplay: 'code' }`
 * writes `USD`.
 *
 * @see https://tc39.es/ecma402/#sec-intl.numberformat for the options.
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
  /** ISO 4217 code, such as `'EUR'`. It decides the number of decimals unless they are given. */
  readonly currency: string
  /** BCP 47 tag, such as `'de-DE'`. Default `'en'`, on every machine. */
  readonly locale?: string | undefined
}

/** One piece of a formatted amount, for styling each on its own. */
export type MoneyPart = Intl.NumberFormatPart

/**
 * Writes an amount in a currency, as a locale does. The text itself goes to Intl, so no digit is lost;
 * decimals beyond the currency's are rounded half away from zero, Intl's default.
 *
 * @param amount A decimal amount as the API sends it, such as `"49.99"`.
 * @throws {InvalidParamsError} for an amount, currency or locale that cannot be read.
 */
export function formatMoney(amount: string, options: MoneyFormatOptions): string {
  assertAmount(amount)
  return numberFormat(options).format(amount)
}

/** {@link formatMoney}, in pieces. */
export function formatMoneyToParts(amount: string, options: MoneyFormatOptions): MoneyPart[] {
  assertAmount(amount)
  // The types of lib.es5 know no text here, though ECMA-402 takes it as it takes it in `format`.
  return numberFormat(options).formatToParts(amount as unknown as number)
}

/**
 * Writes two amounts as a range, as a locale does: `$10.00 – $12.50`. Amounts that read the same are written
 * once.
 *
 * @throws {InvalidParamsError} for an amount, currency or locale that cannot be read.
 */
export function formatMoneyRange(min: string, max: string, options: MoneyFormatOptions): string {
  assertAmount(min)
  assertAmount(max)
  const format = numberFormat(options)
  const lowest = format.format(min)
  // Intl marks a range of equal ends as approximate ("~$5.00"), which a price is not.
  return lowest === format.format(max) ? lowest : format.formatRange(min, max)
}

/** Making one costs more than a hundred uses of it, and a list of products has hundreds of prices. */
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
