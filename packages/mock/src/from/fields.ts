/** A value of JSON whose shape another server decides. */
export type Fields = Readonly<Record<string, unknown>>

const NO_FIELDS: Fields = {}

export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : NO_FIELDS
}

/** The objects in a list. A value that is not a list has none. */
export function listOf(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.map(fieldsOf) : []
}

/** Numbers become strings, because servers differ on ids. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : ''
}
