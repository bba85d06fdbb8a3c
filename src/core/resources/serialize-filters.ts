import type { SearchParams } from '../transport/search-params.js'

/**
 * Writes filters as query parameters. A method type, so that the parameter may be narrower than the filters of all
 * resources: if only products have filters, the function may accept only theirs.
 */
export type SerializeFilters<TFilters> = {
  serialize(filters: TFilters, resourceName: string): SearchParams
}['serialize']
