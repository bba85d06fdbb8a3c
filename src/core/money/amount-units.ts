// Not in amount.ts: a page that only checks amounts, such as one with a button to buy, loads no arithmetic.
import { errorMessage } from '../errors/error-texts.js'
import { InvalidParamsError } from '../errors/invalid-params-error.js'
import { isAmount } from './amount.js'

/** Rejects numbers too, because a number may have lost digits of the amount. */
export function assertAmount(amount: unknown): asserts amount is Intl.StringNumericLiteral {
  if (isAmount(amount)) return
  throw new InvalidParamsError(errorMessage('amount', amount))
}

export function toCommonUnits(a: string, b: string): [bigint, bigint] {
  const digits = Math.max(countDecimals(a), countDecimals(b))
  return [toUnits(a, digits), toUnits(b, digits)]
}

export function countDecimals(amount: string): number {
  return amount.split('.')[1]?.length ?? 0
}

/** @param digits at least the decimals of the amount */
export function toUnits(amount: string, digits: number): bigint {
  return BigInt(amount.replace('.', '') + '0'.repeat(digits - countDecimals(amount)))
}

export function fromUnits(units: bigint, digits: number): string {
  const text = String(units < 0n ? -units : units).padStart(digits + 1, '0')
  const amount = digits ? `${text.slice(0, -digits)}.${text.slice(-digits)}` : text
  return units < 0n ? `-${amount}` : amount
}
