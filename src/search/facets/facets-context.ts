'use client'
import { createContext } from 'react'

import { partErrorMessage } from '../../parts/error-texts.js'
import { useRequiredContext } from '../../provider/use-required-context.js'
import type { Facet, SearchFilters } from '../engine/facets.js'
import type { Labels } from '../../core/labels/labels.js'

/** One filter in `Facets.Active`. */
interface ActiveFilter {
  readonly name: string
  readonly value: string | undefined
  readonly label: string
}

export interface FacetsContextValue {
  readonly facets: readonly Facet[]
  readonly filters: SearchFilters
  readonly labels: Labels['facets']
  readonly setFilter: (name: string, filter: SearchFilters[string]) => void
  readonly clear: () => void
  readonly showMore: ((name: string) => void) | undefined
}

export const FacetsContext = createContext<FacetsContextValue | undefined>(undefined)
export const GroupContext = createContext<Facet | undefined>(undefined)

export const ActiveFilterContext = createContext<ActiveFilter | undefined>(undefined)

export const useFacets = () => useRequiredContext(FacetsContext, partErrorMessage, 'no-root', 'Facets.Root')
export const useFacetGroup = () =>
  useRequiredContext(GroupContext, partErrorMessage, 'no-root', 'Facets.Group')

export const useActiveFilter = () =>
  useRequiredContext(ActiveFilterContext, partErrorMessage, 'no-root', 'Facets.ActiveItem')

/** The selected values of a facet. */
export function selectedValues(filters: SearchFilters, name: string): readonly string[] {
  const filter = Object.hasOwn(filters, name) ? filters[name] : undefined
  return Array.isArray(filter) ? (filter as readonly string[]) : []
}

export function countOf(facet: Facet, value: string): number | undefined {
  return facet.kind === 'values' ? facet.values.find((each) => each.value === value)?.count : undefined
}
