/** Whether two objects have the same keys, with identical values. */
export function hasSameFields(a: object, b: object): boolean {
  const entries = Object.entries(a)
  return (
    entries.length === Object.keys(b).length &&
    // `in`, because a key whose value is undefined differs from another such key.
    entries.every(
      ([name, value]) => name in b && Object.is(value, (b as Readonly<Record<string, unknown>>)[name]),
    )
  )
}
