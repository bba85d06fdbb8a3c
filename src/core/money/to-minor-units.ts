import { errorMessage } from '../errors/error-texts.js'
import { InvalidParamsError } from '../errors/invalid-params-error.js'
import { assertAmount, countDecimals, toUnits } from './amount-units.js'

/**
 * The currencies in use, by the digits of their minor unit. Not from Intl: engines follow CLDR, where an Iraqi dinar has no decimals.
 * @see https://www.iso.org/iso-4217-currency-codes.html
 */
const CURRENCIES: Readonly<Record<string, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  2:
    'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY COP CRC CUP CVE CZK ' +
    'DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK ' +
    'LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON ' +
    'RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VED VES WST ' +
    'XCD XCG YER ZAR ZMW ZWG',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
}

/** The digits of the smallest unit; `undefined` for a currency that ISO 4217 does not list. */
export function getMinorDigits(currency: string): number | undefined {
  if (!/^[A-Z]{3}$/.test(currency)) return
  const [digits] = Object.entries(CURRENCIES).find(([, codes]) => codes.includes(currency)) ?? []
  return digits === undefined ? undefined : Number(digits)
}

/**
 * The amount in the smallest unit of its currency, as payment providers count: cents of a euro, yen, fils of a dinar. Exact: no
 * digit is rounded away, and no float is on the way.
 * @throws {InvalidParamsError} for a value that is not a decimal amount, a currency that ISO 4217 does not list, more digits than the
 *   currency has, or a result above `Number.MAX_SAFE_INTEGER`
 * @example
 * toMinorUnits('49.99', 'EUR') // 4999
 * toMinorUnits('1500', 'JPY') // 1500
 * toMinorUnits('1.5', 'KWD') // 1500
 */
export function toMinorUnits(amount: string, currency: string): number {
  assertAmount(amount)
  const digits = getMinorDigits(currency)
  if (digits === undefined) throw new InvalidParamsError(errorMessage('minor-currency', currency))
  // Zeros at the end of the fraction are no digits of the amount: "1500.00" yen are 1500.
  const exact = amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount
  const units = countDecimals(exact) <= digits ? Number(toUnits(exact, digits)) : undefined
  if (units === undefined || !Number.isSafeInteger(units))
    throw new InvalidParamsError(errorMessage('minor-units', amount, currency, String(digits)))
  return units
}
