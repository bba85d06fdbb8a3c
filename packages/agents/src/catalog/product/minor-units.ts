import { fromUnits, getMinorDigits as getIsoDigits, isAmount, toUnits } from 'storefront-react/internal'

/** Cache: digits by currency, because creating an `Intl.NumberFormat` is slow. */
const digits = new Map<string, number>()

/**
 * As ISO 4217 says, which the protocols name. Intl has fewer digits for some currencies: 0 for HUF, IDR and COP, whose amounts would
 * be a hundred times too small.
 * @throws {RangeError} for a string that is not a currency code
 */
function getMinorDigits(currency: string): number {
  let count = digits.get(currency)
  if (count === undefined) {
    count =
      getIsoDigits(currency) ??
      new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
      2
    digits.set(currency, count)
  }
  return count
}

/**
 * Converts a decimal string to minor units, without a float: `parseFloat('19.99') * 100` is 1998.9999999999998.
 * @returns `undefined` for an amount that minor units cannot express: one that is finer, negative, or not safe as a number
 * @see https://ucp.dev/schemas/common/types/amount.json
 */
export function toMinorUnits(amount: string, currency: string): number | undefined {
  if (!isAmount(amount)) return undefined
  const allowed = getMinorDigits(currency)
  const [whole = '', decimals = ''] = amount.split('.')
  const used = decimals.replace(/0+$/, '')
  if (used.length > allowed) return undefined
  const units = Number(toUnits(used ? `${whole}.${used}` : whole, allowed))
  return Number.isSafeInteger(units) && units >= 0 ? units : undefined
}

/** The decimal string of an amount in minor units. */
export function fromMinorUnits(units: number, currency: string): string {
  return fromUnits(BigInt(units), getMinorDigits(currency))
}
