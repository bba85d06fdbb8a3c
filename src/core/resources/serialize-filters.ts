import type { SearchParams } from '../transport/search-params.js'

/** A method type, so that the parameter can be narrower: a function may accept only the filters of products. */
export type SerializeFilters<TFilters> = {
  serialize(filters: TFilters, resourceName: string): SearchParams
}['serialize']
