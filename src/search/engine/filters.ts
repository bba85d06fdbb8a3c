import type { AmountRange } from '../../core/money/amount-range.js'
import type { SearchFilters } from './facets.js'

/** A facet may be named like a property of every object. */
export function getFilter(filters: SearchFilters, name: string): SearchFilters[string] {
  return Object.hasOwn(filters, name) ? filters[name] : undefined
}

export function isValuesFilter(filter: readonly string[] | AmountRange): filter is readonly string[] {
  return Array.isArray(filter)
}
