import { errorMessage } from '../errors/error-texts.js'
import { InvalidParamsError } from '../errors/invalid-params-error.js'

/** The document's decimals. Intl alone would take `"1e3"`, `" 7 "` and `"0x1f"`, and turn `""` into 0. */
const DECIMAL = /^-?\d+(?:\.\d+)?$/

/**
 * Checks that a value is a decimal amount as text.
 *
 * @throws {InvalidParamsError} for anything else, numbers included: a float has lost what it cannot hold.
 */
export function assertAmount(amount: unknown): asserts amount is Intl.StringNumericLiteral {
  if (typeof amount === 'string' && DECIMAL.test(amount)) return
  throw new InvalidParamsError(errorMessage('amount', amount))
}

/** Two amounts as integers of the same unit: a float never sees them. */
export function toCommonUnits(a: string, b: string): [bigint, bigint] {
  const [, fractionA = ''] = a.split('.')
  const [, fractionB = ''] = b.split('.')
  const digits = Math.max(fractionA.length, fractionB.length)
  const units = (amount: string, fraction: string) =>
    BigInt(amount.replace('.', '') + '0'.repeat(digits - fraction.length))
  return [units(a, fractionA), units(b, fractionB)]
}
