import { errorMessage } from '../errors/error-texts.js'
import { InvalidParamsError } from '../errors/invalid-params-error.js'
import { assertAmount, countDecimals, fromUnits, toUnits } from './amount-units.js'

/**
 * Multiplies an amount by a quantity exactly and keeps its number of decimals.
 * @throws {InvalidParamsError} for a value that is not a decimal amount, or a multiplier that is not a safe integer
 * @example
 * multiplyAmount('19.99', 3) // '59.97'
 */
export function multiplyAmount(amount: string, multiplier: number): string {
  assertAmount(amount)
  if (!Number.isSafeInteger(multiplier)) throw new InvalidParamsError(errorMessage('multiplier', multiplier))
  const digits = countDecimals(amount)
  return fromUnits(toUnits(amount, digits) * BigInt(multiplier), digits)
}
