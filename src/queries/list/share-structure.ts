/** Deeper, a value is taken as it is: the stack is ours, the depth the store's. */
const MAX_DEPTH = 200

/**
 * `next` with every part that equals its counterpart in `old` taken from there, so that what did not change
 * keeps its identity: `old` itself where all is equal. Arrays and plain objects are looked into; anything else is
 * compared by identity. TanStack's own function does as much, and its import would bring React into loaders
 * and server components.
 */
export function shareStructure<T>(old: unknown, next: T, depth = 0): T {
  if (old === next || depth > MAX_DEPTH || !isPlain(old) || !isPlain(next)) return next
  if (Array.isArray(old) !== Array.isArray(next)) return next
  const keys = Object.keys(next)
  /** Only from the first difference on: most of what is fetched again is as it was. */
  let copy = keys.length === Object.keys(old).length ? undefined : copyOf(next)
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at] as string
    const isOwn = Object.hasOwn(old, key)
    const shared = isOwn ? shareStructure(old[key], next[key], depth + 1) : next[key]
    if (!copy && !(isOwn && shared === old[key])) {
      copy = copyOf(next)
      for (const before of keys.slice(0, at)) copy[before] = old[before]
    }
    if (copy) copy[key] = shared
  }
  return (copy ?? old) as T
}

/** With own properties, one called `__proto__` too: what is assigned to them later stays with the copy. */
function copyOf(value: Record<string, unknown>): Record<string, unknown> {
  return Array.isArray(value) ? ([...value] as unknown as Record<string, unknown>) : { ...value }
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return Array.isArray(value) || prototype === Object.prototype || prototype === null
}
