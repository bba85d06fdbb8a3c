import { InvalidParamsError } from '../../core/errors/invalid-params-error.js'
import { isObject } from '../../core/is-object.js'
import { isAmount } from '../../core/money/amount.js'
import { isRecordId } from '../../device/record-id.js'
import { MAX_TEXT_LENGTH } from '../../device/stored-records.js'
import type { CartLine, CartLineSeen } from './cart-line.js'
import { cartErrorMessage } from './error-texts.js'
import { getLineId, getOldLineId } from './line-id.js'
import { isProperties } from './properties.js'

export const LINE_VERSION = 2

export function serializeLine(line: CartLine): string {
  return JSON.stringify({ v: LINE_VERSION, ...line })
}

/**
 * Drops what the store can show again, if the line is too long to be stored.
 * @throws {InvalidParamsError} if the properties alone are too long, which takes hundreds of control characters
 */
export function fitLine(line: CartLine): CartLine {
  if (fits(line)) return line
  const { image: _, ...seen } = line.seen
  const shortened = { ...line, seen: { ...seen, attributes: {} } }
  if (fits(shortened)) return shortened
  throw new InvalidParamsError(cartErrorMessage('properties'))
}

/** A quantity can grow by some digits later. */
const fits = (line: CartLine) => serializeLine(line).length < MAX_TEXT_LENGTH - 100

/**
 * Reads a stored line. Nothing in the storage can be trusted: other code and other versions write there too. A line of
 * `v: 1` has its old id as key, and gets a new one here. A newer version is read if it has the fields of this one.
 */
export function parseLine(value: unknown, key: string): CartLine | undefined {
  if (!isObject(value) || value.id !== key || typeof value.v !== 'number' || value.v < 1) return
  const { productId, variantId, quantity, properties, addedAt, seen } = value
  if (
    !isRecordId(productId) ||
    !isRecordId(variantId) ||
    !Number.isSafeInteger(quantity) ||
    (quantity as number) < 1
  )
    return
  if (!Number.isFinite(addedAt) || !isSeen(seen)) return
  if (properties !== undefined && !isProperties(properties)) return
  const identity = { productId, variantId, ...(properties && { properties }) }
  const id = getLineId(identity)
  if (key !== (value.v === 1 ? getOldLineId(identity) : id)) return
  return { id, ...identity, quantity: quantity as number, addedAt: addedAt as number, seen }
}

function isSeen(value: unknown): value is CartLineSeen {
  if (!isObject(value) || !isAmount(value.price) || !isObject(value.attributes)) return false
  return (
    [value.name, value.slug, ...Object.values(value.attributes)].every((text) => typeof text === 'string') &&
    [value.currency, value.image].every((text) => text === undefined || typeof text === 'string')
  )
}
