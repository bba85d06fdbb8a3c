import { errorMessage } from '../errors/error-texts.js'
import { InvalidParamsError } from '../errors/invalid-params-error.js'
import { isObject } from '../is-object.js'
import { assertAmount, countDecimals, fromUnits, toUnits } from './amount-units.js'
import { isAmount } from './amount.js'
import { priceUnits, type PriceMeasure, type PriceUnit } from './price-units.js'

/** What `getUnitPrice` returns: the price of `quantity` units, for example of 100 grams. */
export interface UnitPrice {
  /**
   * Exact if it has at most 12 decimals. Otherwise cut after 12 decimals, so that rounding it to fewer gives the same as
   * rounding the exact price.
   */
  readonly price: string
  /** A decimal number in a string, such as `"1"` or `"100"`. */
  readonly quantity: string
  readonly unit: PriceUnit
}

const DECIMALS = 12

/**
 * Returns what a kilogram, a liter or another reference of a product costs. Exact, in metric and US customary units.
 * @throws {InvalidParamsError} for an invalid amount, a quantity that is not above 0, or units that cannot be compared
 * @example
 * getUnitPrice({ price: '1.15', quantity: 500, unit: 'gram' }) // { price: '2.30', quantity: '1', unit: 'kilogram' }
 * @see docs/prices.md#unit-prices
 */
export function getUnitPrice({ price, ...measure }: PriceMeasure & { readonly price: string }): UnitPrice {
  assertAmount(price)
  const { content, reference, quantity, unit } = readMeasure(measure)
  const decimals = countDecimals(price)
  const numerator = toUnits(price, decimals) * reference.size
  const divisor = content.size
  // Both sizes are brought to the same number of decimals.
  const shift = content.digits - reference.digits + DECIMALS - decimals
  const [dividend, by] =
    shift >= 0 ? [numerator * 10n ** BigInt(shift), divisor] : [numerator, divisor * 10n ** BigInt(-shift)]
  const units = dividend / by
  const isExact = dividend % by === 0n
  const text = fromUnits(isExact ? units : markInexact(units, dividend), DECIMALS)
  return { price: isExact ? trimZeros(text, decimals) : text, quantity, unit }
}

/**
 * The exact price lies beyond the last decimal. If that decimal is 0 or 5, the next rounding could take the price for a whole
 * number or a half, so the decimal becomes 1 or 6.
 */
function markInexact(units: bigint, dividend: bigint): bigint {
  return units % 5n === 0n ? units + (dividend < 0n ? -1n : 1n) : units
}

function trimZeros(amount: string, decimals: number): string {
  const [whole = '', fraction = ''] = amount.split('.')
  const kept = fraction.slice(0, decimals) + fraction.slice(decimals).replace(/0+$/, '')
  return kept ? `${whole}.${kept}` : whole
}

interface Size {
  readonly size: bigint
  readonly digits: number
}

interface Sizes {
  readonly content: Size
  readonly reference: Size
  readonly quantity: string
  readonly unit: PriceUnit
}

function readMeasure({ quantity, unit, reference }: PriceMeasure): Sizes {
  const per = isObject(reference) ? reference : { quantity: 1, unit: reference ?? defaultOf(unit) }
  if (dimensionOf(unit) !== dimensionOf(per.unit)) {
    throw new InvalidParamsError(errorMessage('unit', unit, per.unit))
  }
  return {
    content: sizeOf(quantity, unit),
    reference: sizeOf(per.quantity, per.unit),
    quantity: String(per.quantity),
    unit: per.unit,
  }
}

function rowOf(unit: PriceUnit) {
  if (!Object.hasOwn(priceUnits, unit)) throw new InvalidParamsError(errorMessage('unit', unit))
  return priceUnits[unit]
}

const dimensionOf = (unit: PriceUnit) => rowOf(unit)[0]
const defaultOf = (unit: PriceUnit) => rowOf(unit)[2]

function sizeOf(quantity: number | string, unit: PriceUnit): Size {
  const text = typeof quantity === 'number' ? String(quantity) : quantity
  const size = rowOf(unit)[1]
  // A number such as 1e-7 is written with an exponent, so it is refused too.
  if (!isAmount(text) || toUnits(text, countDecimals(text)) <= 0n) {
    throw new InvalidParamsError(errorMessage('unit-quantity', quantity))
  }
  const digits = countDecimals(text)
  return {
    size: toUnits(text, digits) * toUnits(size, countDecimals(size)),
    digits: digits + countDecimals(size),
  }
}
