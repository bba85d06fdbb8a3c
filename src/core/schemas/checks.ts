import { isObject } from '../is-object.js'

/** The API reference documents milliseconds. They are optional here, because nothing depends on them. */
const UTC_TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/

export function isTimestamp(value: unknown): boolean {
  return typeof value === 'string' && UTC_TIMESTAMP.test(value)
}

export function isJsonObject(value: unknown): value is Record<string, unknown> {
  return isObject(value) && !Array.isArray(value)
}

/** A deeply nested menu would overflow the stack of a recursive function, so use a loop. */
export function areMenuItems(items: unknown): boolean {
  // `for…of` also visits lists that are added during the loop.
  const lists = new Set([items])
  for (const list of lists) {
    if (!Array.isArray(list)) return false
    for (const item of list as unknown[]) {
      if (!isObject(item)) return false
      const { label, url, children } = item
      if (typeof label !== 'string' || (url != null && typeof url !== 'string')) return false
      if (children != null) lists.add(children)
    }
  }
  return true
}
