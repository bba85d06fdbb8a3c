/** Deeper, a value is taken as it is: the stack is ours, the depth the store's. */
const MAX_DEPTH = 200

/**
 * `next` with every part that equals its counterpart in `old` taken from there, so that what did not change
 * keeps its identity: `old` itself where all is equal. Arrays and plain objects are looked into; anything else is
 * compared by identity. TanStack's own function does as much, and its import would bring React into loaders
 * and server components.
 */
export function shareStructure<T>(old: unknown, next: T, depth = 0): T {
  if (old === next) return next
  if (depth > MAX_DEPTH || !isPlain(old) || !isPlain(next) || Array.isArray(old) !== Array.isArray(next)) {
    return next
  }
  const copy = (Array.isArray(next) ? [] : {}) as Record<string, unknown>
  const keys = Object.keys(next)
  let isEqual = keys.length === Object.keys(old).length
  for (const key of keys) {
    const shared = shareStructure(old[key], next[key], depth + 1)
    // Defined, not assigned: a product may have a key called `__proto__`.
    Object.defineProperty(copy, key, { value: shared, configurable: true, enumerable: true, writable: true })
    isEqual &&= shared === old[key] && Object.hasOwn(old, key)
  }
  return (isEqual ? old : copy) as T
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return Array.isArray(value) || prototype === Object.prototype || prototype === null
}
