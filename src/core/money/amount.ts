import { errorMessage } from '../errors/error-texts.js'
import { InvalidParamsError } from '../errors/invalid-params-error.js'

/** Stricter than Intl, which also accepts `"1e3"`, `" 7 "` and `"0x1f"`, and formats `""` as 0. Converting longer numbers takes quadratic time. */
const DECIMAL = /^-?\d{1,100}(?:\.\d{1,100})?$/

export function isAmount(value: unknown): value is Intl.StringNumericLiteral {
  return typeof value === 'string' && DECIMAL.test(value)
}

/** Rejects numbers too, because a number may have lost digits of the amount. */
export function assertAmount(amount: unknown): asserts amount is Intl.StringNumericLiteral {
  if (isAmount(amount)) return
  throw new InvalidParamsError(errorMessage('amount', amount))
}

export function toCommonUnits(a: string, b: string): [bigint, bigint] {
  const [, fractionA = ''] = a.split('.')
  const [, fractionB = ''] = b.split('.')
  const digits = Math.max(fractionA.length, fractionB.length)
  const units = (amount: string, fraction: string) =>
    BigInt(amount.replace('.', '') + '0'.repeat(digits - fraction.length))
  return [units(a, fractionA), units(b, fractionB)]
}
