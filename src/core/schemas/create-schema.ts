import { isJsonObject } from './checks.js'
import type { StandardSchema } from './standard-schema.js'

interface Issue {
  readonly message: string
  readonly path: (string | number)[]
}

/** Issues of one value. Paths start at the value. */
export type Issues = Issue[]

export type JsonObject = Readonly<Record<string, unknown>>

/** Adds an issue for each field that is invalid. */
type Check = (value: JsonObject, issues: Issues) => void

function checkObject(value: unknown, issues: Issues, check: Check): void {
  if (isJsonObject(value)) check(value, issues)
  else expected(issues, 'an object')
}

/**
 * A valid value is returned itself, not copied, unless one of `defaults` is missing. No part shows a default: it is an empty
 * list or text, or what an API means that does not send the field.
 */
export function createSchema<T>(check: Check, defaults?: JsonObject): StandardSchema<T> {
  return {
    '~standard': {
      version: 1,
      vendor: 'storefront-react',
      validate(value) {
        const issues: Issues = []
        checkObject(value, issues, check)
        return issues.length > 0 ? { issues } : { value: withDefaults(value as JsonObject, defaults) as T }
      },
    },
  }
}

function withDefaults(value: JsonObject, defaults: JsonObject = {}): JsonObject {
  for (const key in defaults) if (value[key] === undefined) return { ...defaults, ...value }
  return value
}

/** @param key the invalid field; without a key, the value itself is invalid. */
export function expected(issues: Issues, what: string, key?: string): void {
  issues.push({ message: `expected ${what}`, path: key === undefined ? [] : [key] })
}

export function checkElements(issues: Issues, array: unknown, key: string, check: Check): void {
  if (!Array.isArray(array)) {
    expected(issues, 'an array', key)
    return
  }
  for (let index = 0; index < array.length; index++) {
    const known = issues.length
    checkObject(array[index], issues, check)
    for (let added = known; added < issues.length; added++) issues[added]?.path.unshift(key, index)
  }
}
