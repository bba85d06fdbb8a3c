import { getMinorDigits } from 'storefront-react/internal'

/** A price of a feed: `12.50 USD`, `1.299,00 EUR`, `JPY 1,299`. */
export interface FeedPrice {
  /** In the grammar of the API, with the digits of the currency. */
  readonly amount: string
  readonly currency: string
}

const NUMBER = /^\d+(?:[.,' \u00a0\u202f’]\d+)*$/

/**
 * Splits at the decimal separator. `undefined` if it could be a separator of thousands as well: `1.299` with a currency of
 * two digits is 1299 for one shop and 1.299 for another.
 */
function splitAmount(number: string, digits: number): readonly [whole: string, decimals: string] | undefined {
  const separators = number.replaceAll(/\d/g, '')
  const last = separators.at(-1)
  const isThousands = (groups: readonly string[]) =>
    groups.slice(1).every((group) => group.length === 3) && (groups[0]?.length ?? 0) <= 3
  if (last === undefined) return [number, '']
  if (last !== '.' && last !== ',') return isThousands(number.split(/\D/)) ? [number, ''] : undefined
  const at = number.lastIndexOf(last)
  const [whole, decimals] = [number.slice(0, at), number.slice(at + 1)]
  if (separators.length > 1 && separators === last.repeat(separators.length))
    return isThousands(number.split(last)) ? [number, ''] : undefined
  if (whole.includes(last) || (separators.length > 1 && !isThousands(whole.split(/\D/)))) return undefined
  if (separators.length > 1 || decimals.length !== 3) return [whole, decimals]
  // One separator before three digits. Google's own separator is the point, so three decimals need a currency that has them.
  if (last === '.') return digits === 3 ? [whole, decimals] : undefined
  return digits === 3 || whole === '0' || whole.length > 3 ? undefined : [number, '']
}

/** @returns `undefined` for a text that is not a price with a currency, or that can be read in two ways. */
export function parsePrice(text: string): FeedPrice | undefined {
  const [, before, number = '', after] = /^([A-Z]{3})?\s*(\d.*?)\s*([A-Z]{3})?$/i.exec(text.trim()) ?? []
  const currency = (before ?? after ?? '').toUpperCase()
  const digits = currency === '' || (before && after) ? undefined : getMinorDigits(currency)
  if (digits === undefined || !NUMBER.test(number)) return undefined
  const [whole, decimals] = splitAmount(number, digits) ?? []
  if (whole === undefined || decimals === undefined) return undefined
  // `10.0000` is 10.00, and `10.005` is not an amount of a currency with two digits.
  if (/[1-9]/.test(decimals.slice(digits))) return undefined
  const amount = whole.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '')
  return {
    amount: digits === 0 ? amount : `${amount}.${decimals.slice(0, digits).padEnd(digits, '0')}`,
    currency,
  }
}
