import type { AmountRange } from '../../core/money/amount-range.js'
import type { SearchFilters } from './facets.js'

/** Returns the filter of a facet. A facet can be named like a property of every object, such as `constructor`. */
export function getFilter(filters: SearchFilters, name: string): SearchFilters[string] {
  return Object.hasOwn(filters, name) ? filters[name] : undefined
}

/** Whether a filter is a list of selected values, and not a range of prices. */
export function isValuesFilter(filter: readonly string[] | AmountRange): filter is readonly string[] {
  return Array.isArray(filter)
}
