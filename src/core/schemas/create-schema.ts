import type { StandardSchema } from './standard-schema.js'

interface Issue {
  readonly message: string
  readonly path: (string | number)[]
}

/** Issues of one value. Paths start at the value. */
export type Issues = Issue[]

/** Adds an issue for each field that is invalid. */
type Check = (value: unknown, issues: Issues) => void

/** A valid value is returned itself, not copied. */
export function createSchema<T>(check: Check): StandardSchema<T> {
  return {
    '~standard': {
      version: 1,
      vendor: 'storefront-react',
      validate(value) {
        const issues: Issues = []
        check(value, issues)
        return issues.length > 0 ? { issues } : { value: value as T }
      },
    },
  }
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
    check(array[index], issues)
    for (let added = known; added < issues.length; added++) issues[added]?.path.unshift(key, index)
  }
}
