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
