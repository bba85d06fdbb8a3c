import type { CheckedCartLine } from './live-line.js'
import { floorToRule } from '../state/quantity-rule.js'
import { getSeen } from '../state/seen.js'
import type { AcceptedChange } from '../state/change-line.js'

/** What the line takes from the store when the shopper accepts its issues; `undefined` if there is nothing to accept. */
export function getAcceptedChange(
  { product, variant, quantity, issues, quantityRule, maxQuantity }: CheckedCartLine,
  currency: string | undefined,
): AcceptedChange | undefined {
  // The store did not answer, so there is nothing to accept.
  if (issues.every(({ type }) => type === 'unknown')) return
  let units = quantity
  for (const issue of issues) {
    if (issue.type === 'gone' || issue.type === 'soldOut' || issue.type === 'lineLimit') units = 0
    const isTyped = 'counted' in issue && issue.counted !== undefined
    if (issue.type === 'tooMany') units = isTyped ? issue.available : Math.min(units, issue.available)
    if (issue.type === 'quantityRule') units = issue.quantity
    if (issue.type === 'quantityLimit')
      units = isTyped ? Math.floor(issue.limit) : Math.min(units, Math.floor(issue.limit))
  }
  const { min } = quantityRule
  // No allowed quantity is lower: the shopper accepts the minimum, or the stock is below it.
  if (units > 0) units = floorToRule(units, quantityRule) || (min <= maxQuantity ? min : 0)
  return { quantity: units, ...(product && variant && { seen: getSeen(product, variant, currency) }) }
}
