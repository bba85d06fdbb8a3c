import { isObject } from '../../core/is-object.js'

/** A response can nest deeper than the call stack allows. */
const MAX_DEPTH = 200

/**
 * Not TanStack's `replaceEqualDeep`: importing that function loads React in loaders, it turns a `__proto__` key into
 * the prototype, and in TanStack Query 5.40 its recursion has no limit.
 */
export function shareStructure<T>(old: unknown, next: T, depth = 0): T {
  if (old === next || depth > MAX_DEPTH || !isPlain(old) || !isPlain(next)) return next
  if (Array.isArray(old) !== Array.isArray(next)) return next
  const keys = Object.keys(next)
  // Most refetched values are unchanged, so copy only after the first difference.
  let copy = keys.length === Object.keys(old).length ? undefined : shallowCopy(next)
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at] as string
    const isOwn = Object.hasOwn(old, key)
    const shared = isOwn ? shareStructure(old[key], next[key], depth + 1) : next[key]
    if (!copy && !(isOwn && shared === old[key])) {
      copy = shallowCopy(next)
      for (const before of keys.slice(0, at)) copy[before] = old[before]
    }
    if (copy) copy[key] = shared
  }
  return (copy ?? old) as T
}

/** Spread defines an own `__proto__` key, so a later assignment to that key does not set the prototype. */
function shallowCopy(value: object): Record<string, unknown> {
  const copy: object = Array.isArray(value) ? [...(value as unknown[])] : { ...value }
  return copy as Record<string, unknown>
}

/** Whether a value is an array, or an object without a class. */
export function isPlain(value: unknown): value is Record<string, unknown> {
  if (!isObject(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return Array.isArray(value) || prototype === Object.prototype || prototype === null
}
