import type { Entity } from './entity.js'

/** No API response is nested this deeply, so a deeper value contains itself. */
const MAX_DEPTH = 100

function nestsTooDeep(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (depth > MAX_DEPTH) return true
  for (const key in value) {
    if (nestsTooDeep((value as Record<string, unknown>)[key], depth + 1)) return true
  }
  return false
}

/** @throws TypeError for an item that no list could serve. Tests can use otherwise invalid items. */
export function assertStorable(
  resource: string,
  items: readonly Entity[],
  isTaken: (id: string) => boolean,
): void {
  const seen = new Map<string, number>()
  items.forEach((item: unknown, index) => {
    const where = `${resource}[${index}]`
    if (typeof item !== 'object' || item === null || Array.isArray(item)) {
      throw new TypeError(`mock store: ${where} is not an object.`)
    }
    const { id } = item as { id?: unknown }
    if (typeof id !== 'string' || id === '') {
      throw new TypeError(
        `mock store: ${where} has no id. An id must be a non-empty string, because ids are the cursors.`,
      )
    }
    const first = seen.get(id)
    if (first !== undefined) {
      throw new TypeError(
        `mock store: ${where} has the same id as ${resource}[${first}]: "${id}". Ids must be unique.`,
      )
    }
    if (isTaken(id)) {
      throw new TypeError(`mock store: ${where} has the id "${id}", which is already in the store.`)
    }
    seen.set(id, index)
    if (nestsTooDeep(item, 0)) {
      throw new TypeError(`mock store: ${where} ("${id}") contains itself and cannot be serialized as JSON.`)
    }
  })
}
