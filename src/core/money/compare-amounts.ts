import { assertAmount, toCommonUnits } from './amount-units.js'

/**
 * Compares two amounts exactly, for example in `Array.prototype.sort`. `"5"` equals `"5.00"`.
 * @throws {InvalidParamsError} for a value that is not a decimal amount
 */
export function compareAmounts(a: string, b: string): -1 | 0 | 1 {
  assertAmount(a)
  assertAmount(b)
  const [x, y] = toCommonUnits(a, b)
  return x < y ? -1 : x > y ? 1 : 0
}
