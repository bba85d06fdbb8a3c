import { fnv1a } from 'storefront-react/internal'

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

/** Finds a mistake. A forged cursor reads what anybody may read. */
function fingerprint({ query, filters }: SearchInput): string {
  return fnv1a(JSON.stringify([query, filters.categories, filters.min, filters.max])).toString(36)
}
