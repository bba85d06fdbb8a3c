import { assertAmount, countDecimals, fromUnits, toUnits } from './amount-units.js'

/**
 * Adds amounts exactly. The sum has as many decimals as the amount with the most; no amounts add up to `"0"`.
 * @throws {InvalidParamsError} for a value that is not a decimal amount
 * @example
 * sumAmounts(['0.1', '0.20']) // '0.30'
 */
export function sumAmounts(amounts: readonly string[]): string {
  let digits = 0
  for (const amount of amounts) {
    assertAmount(amount)
    digits = Math.max(digits, countDecimals(amount))
  }
  return fromUnits(
    amounts.reduce((sum, amount) => sum + toUnits(amount, digits), 0n),
    digits,
  )
}
