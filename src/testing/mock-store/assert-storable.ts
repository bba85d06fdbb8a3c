import type { Entity } from '../../core/resources/define-resource.js'

/** No API nests deeper; a value that does contains itself. */
const MAX_DEPTH = 100

function nestsTooDeep(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (depth > MAX_DEPTH) return true
  for (const key in value) {
    if (nestsTooDeep((value as Record<string, unknown>)[key], depth + 1)) return true
  }
  return false
}

/**
 * Refuses what no list could serve: something that is no object, an item without an id, an id that is
 * taken, an item that contains itself. Any other flaw is served as it is, so that a test can have it.
 *
 * @throws TypeError that names the resource, the position and the id.
 */
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
      throw new TypeError(`mock store: ${where} has no id. Ids are non-empty strings; they are the cursors.`)
    }
    const first = seen.get(id)
    if (first !== undefined) {
      throw new TypeError(`mock store: ${where} has the id "${id}" of ${resource}[${first}]. Ids are unique.`)
    }
    if (isTaken(id)) {
      throw new TypeError(`mock store: ${where} has the id "${id}", which is already in the store.`)
    }
    seen.set(id, index)
    if (nestsTooDeep(item, 0)) {
      throw new TypeError(`mock store: ${where} ("${id}") contains itself and cannot be written as JSON.`)
    }
  })
}
