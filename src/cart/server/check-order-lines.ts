import type { AnyStorefrontClient } from '../../core/client/storefront-client.js'
import { getMinorDigits, toMinorUnits } from '../../core/money/to-minor-units.js'
import { checkCartLines, type CheckCartLinesOptions, type CheckedCart } from '../check/check-cart-lines.js'
import type { CheckedCartLine } from '../check/live-line.js'
import type { CartLine } from '../state/cart-line.js'
import type { CheckoutLine } from '../state/checkout-lines.js'

/**
 * What `checkCartLines` of `storefront-react/cart` does. A line whose price its currency cannot express, such as 0.0003 euros, has
 * the issue `unknown` too: nobody can pay it. A page does not load the digits of all currencies for that.
 *
 * @throws the signal's reason when it aborts
 * @throws {InvalidParamsError} for a line with `seenCurrency`, if neither the client nor `rules` has a `currency`
 */
export async function checkOrderLines(
  client: Pick<AnyStorefrontClient, 'products' | 'rules'>,
  lines: readonly (CartLine | CheckoutLine)[],
  options: CheckCartLinesOptions = {},
): Promise<CheckedCart> {
  const checked = await checkCartLines(client, lines, options)
  const currency = (options.rules?.currency ?? client.rules.currency)?.toUpperCase()
  // The library does not know the digits of a currency that ISO 4217 does not list.
  if (currency === undefined || getMinorDigits(currency) === undefined) return checked
  const payable = checked.lines.map((line) => withPriceIssue(line, currency))
  return { ...checked, lines: payable, ok: checked.ok && payable.every(({ issues }) => issues.length === 0) }
}

function withPriceIssue(line: CheckedCartLine, currency: string): CheckedCartLine {
  if (!line.variant) return line
  try {
    toMinorUnits(line.price, currency)
    return line
  } catch (error) {
    return { ...line, issues: [...line.issues, { type: 'unknown', error: error as Error }] }
  }
}
