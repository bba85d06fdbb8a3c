/** Whether two objects have the same keys, with identical values. */
export function hasSameFields(a: object, b: object): boolean {
  const entries = Object.entries(a)
  return (
    entries.length === Object.keys(b).length &&
    entries.every(([name, value]) => Object.is(value, (b as Readonly<Record<string, unknown>>)[name]))
  )
}
