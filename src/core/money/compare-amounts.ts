import { assertAmount, toCommonUnits } from './amount.js'

/**
 * Compares two amounts exactly, with any number of digits. Can be passed to `Array.prototype.sort`.
 *
 * @returns -1 if `a` is less, 1 if it is greater, 0 if they are equal (`"5"` and `"5.00"` are equal)
 * @throws {InvalidParamsError} for a value that is not a decimal amount
 */
export function compareAmounts(a: string, b: string): -1 | 0 | 1 {
  assertAmount(a)
  assertAmount(b)
  const [x, y] = toCommonUnits(a, b)
  return x < y ? -1 : x > y ? 1 : 0
}
