import { InvalidParamsError } from '../../core/errors/invalid-params-error.js'
import { isObject } from '../../core/is-object.js'
import { cartErrorMessage } from './error-texts.js'

/** What the shopper entered for one line, such as an engraving. */
export type CartLineProperties = Readonly<Record<string, string>>

const MAX_PROPERTIES = 10
const MAX_NAME_LENGTH = 40
const MAX_VALUE_LENGTH = 500

export function isProperties(value: unknown): value is CartLineProperties {
  if (!isObject(value) || Array.isArray(value)) return false
  const entries = Object.entries(value)
  return (
    entries.length <= MAX_PROPERTIES &&
    entries.every(
      ([name, text]) =>
        name.length > 0 &&
        name.length <= MAX_NAME_LENGTH &&
        typeof text === 'string' &&
        text.length <= MAX_VALUE_LENGTH,
    )
  )
}

/** Returns the properties in a fixed order; `undefined` for none. */
export function normalizeProperties(value: unknown): CartLineProperties | undefined {
  if (value === undefined) return
  if (!isProperties(value)) throw new InvalidParamsError(cartErrorMessage('properties'))
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  // Unlike an assignment, fromEntries keeps a property called `__proto__`.
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

/** The variant's id; with properties, that and a hash of them, so that a variant can have several lines. */
export function getLineId(variantId: string, properties: CartLineProperties | undefined): string {
  return properties ? `${variantId}:${hash(JSON.stringify(Object.entries(properties)))}` : variantId
}

/** Two 32-bit FNV-1a hashes with different offsets. */
function hash(text: string): string {
  let a = 0x811c9dc5
  let b = 0x01000193
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    a = Math.imul(a ^ code, 0x01000193)
    b = Math.imul(b ^ code, 0x85ebca6b)
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36)
}
