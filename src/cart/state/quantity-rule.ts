import type { StoreRules } from '../../core/client/store-rules.js'
import type { QuantityRule } from '../../core/client/quantity-rule.js'
import { InvalidParamsError } from '../../core/errors/invalid-params-error.js'
import type { QuantityRuleIssue } from '../../core/labels/cart-line-issue.js'
import type { Product } from '../../core/schemas/product.js'
import type { Variant } from '../../core/schemas/variant.js'
import type { CartProduct, CartVariant } from './cart-line.js'
import { cartErrorMessage } from './error-texts.js'

/** Every whole number from 1. */
export const anyQuantity: QuantityRule = { min: 1, step: 1, max: Infinity }

/**
 * The store's rule for a variant, with the defaults.
 * @throws {InvalidParamsError} for numbers that are not whole numbers from 1, or a minimum above the maximum
 */
export function readQuantityRule(
  { getQuantityRule }: Pick<StoreRules, 'getQuantityRule'>,
  product: CartProduct | undefined,
  variant: CartVariant | undefined,
): QuantityRule {
  // The cart has the fields that the rule of the store reads, or the app passed more.
  const given = product && variant && getQuantityRule?.(product as Product, variant as Variant)
  if (!given) return anyQuantity
  const { min = 1, step = 1, max = Infinity } = given
  if (![min, step, max === Infinity ? min : max].every(isUnits) || min > max)
    throw new InvalidParamsError(cartErrorMessage('quantity-rule', min, step, max))
  return { min, step, max }
}

export const isUnits = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) > 0

/** The highest quantity up to this one that the rule allows; 0 if there is none. */
export function floorToRule(quantity: number, { min, step, max }: QuantityRule): number {
  // A line that a server sent as JSON has `null` for `Infinity`.
  const most = Math.min(quantity, max ?? Infinity)
  if (most === Infinity) return Infinity
  return most < min ? 0 : most - ((most - min) % step)
}

/** The next quantity that the rule allows, without its maximum for one that is higher; 0 if there is none. */
export function stepQuantity(quantity: number, by: 1 | -1, rule: QuantityRule): number {
  if (by === -1) return floorToRule(quantity - 1, rule)
  return (floorToRule(quantity, { ...rule, max: Infinity }) || rule.min - rule.step) + rule.step
}

/** What the rule says about a quantity that it forbids; `undefined` for any other. */
export function getRuleIssue(quantity: number, rule: QuantityRule): QuantityRuleIssue | undefined {
  // A number of more digits than are safe is a matter of the stock.
  if (Number.isInteger(quantity) && quantity > 0 && floorToRule(quantity, rule) === quantity) return
  const { min, step, max } = rule
  return { type: 'quantityRule', quantity, min, step, ...(max < Infinity && { max }) }
}
