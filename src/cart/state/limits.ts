import { InvalidParamsError } from '../../core/errors/invalid-params-error.js'
import type { Allocation } from './allocate.js'
import type { CartLimitReason } from '../../core/labels/cart-line-issue.js'
import type { CartLimits } from './cart-types.js'
import { defaultLimits } from './cart-lines.js'
import { cartErrorMessage } from './error-texts.js'

/** @throws {InvalidParamsError} for limits that are neither safe integers above 0 nor `Infinity` */
export function resolveLimits(limits: Partial<CartLimits> | undefined): CartLimits {
  const resolved = { ...defaultLimits, ...limits }
  if (isLimit(resolved.quantity) && isLimit(resolved.lines)) return resolved
  throw new InvalidParamsError(cartErrorMessage('cart-limits'))
}

/** A line of 2.5 units could not be read again. */
const isLimit = (limit: number) => limit === Infinity || (Number.isSafeInteger(limit) && limit > 0)

/** The quantity that stock and limit allow, and what lowered it. */
export function limitQuantity(
  wanted: number,
  { stock, max }: Pick<Allocation, 'stock' | 'max'>,
  limit: number,
): { readonly quantity: number; readonly reason: CartLimitReason | undefined } {
  const quantity = Math.min(wanted, max, limit, Number.MAX_SAFE_INTEGER)
  if (quantity === wanted) return { quantity, reason: undefined }
  return { quantity, reason: stock === 0 ? 'soldOut' : max <= limit ? 'stock' : 'quantityLimit' }
}
