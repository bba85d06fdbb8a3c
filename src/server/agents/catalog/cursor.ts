import { CatalogError } from './catalog-error.js'
import type { SearchInput } from './read-request.js'

/** A page beyond this offset costs the engine as much as all pages before. */
export const MAX_OFFSET = 1000

/** A cursor holds the offset, and the search that it belongs to: another search has other results at that offset. */
export function writeCursor(offset: number, input: SearchInput): string {
  return `${offset}.${fingerprint(input)}`
}

/** @throws {CatalogError} for a cursor of another search, or one that this catalogue did not write */
export function readCursor(input: SearchInput): number {
  if (input.cursor === undefined) return 0
  const [, digits = '', mark] = /^(\d{1,4})\.(\w+)$/.exec(input.cursor) ?? []
  const offset = Number(digits)
  if (!digits || offset > MAX_OFFSET || mark !== fingerprint(input)) {
    throw new CatalogError('invalid_request', '"pagination.cursor" is not a cursor of this search.')
  }
  return offset
}

/** FNV-1a: a mistake is to be noticed, an attack gains nothing. */
function fingerprint({ query, filters }: SearchInput): string {
  let hash = 0x811c9dc5
  for (const unit of JSON.stringify([query, filters.categories, filters.min, filters.max])) {
    hash = Math.imul(hash ^ unit.charCodeAt(0), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}
