import { assertAmount, toCommonUnits } from './amount.js'

/**
 * Orders two amounts exactly, however many digits they have; fits `Array.prototype.sort`.
 *
 * @returns Below 0 when `a` is less, above 0 when it is more, 0 when they are equal (`"5"` and `"5.00"` are).
 * @throws {InvalidParamsError} for what is no decimal amount.
 */
export function compareAmounts(a: string, b: string): -1 | 0 | 1 {
  assertAmount(a)
  assertAmount(b)
  const [x, y] = toCommonUnits(a, b)
  return x < y ? -1 : x > y ? 1 : 0
}
