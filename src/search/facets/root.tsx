'use client'
import { forwardRef, useMemo, useRef, type Ref, type SyntheticEvent } from 'react'

import { useStorefront } from '../../hooks/use-storefront.js'
import { useClientLayoutEffect } from '../../dom/use-client-layout-effect.js'
import { usePart, type PartProps } from '../../parts/use-part.js'
import type { AmountRange } from '../../core/money/amount-range.js'
import type { Facet, SearchFilters } from '../engine/facets.js'
import { FacetsContext, type FacetsContextValue } from './facets-context.js'
import { FacetsApply } from './apply.js'
import { FacetsGroup } from './group.js'
import type { Labels } from '../../core/labels/labels.js'
import { defaultLabels } from './labels.js'

/** One array for all renders, so that the context stays the same. */
const noFacets: readonly Facet[] = []

/** State of `Facets.Root`. */
export interface FacetsRootState {
  /** Whether any filter is active. */
  readonly active: boolean
}

/** The second argument of `onFiltersChange`. */
export interface FacetsChangeDetails {
  /** The changed filters by facet name; `null` for one that was removed. */
  readonly changes: Readonly<Record<string, readonly string[] | AmountRange | null>>
}

/** Props of `Facets.Root`. */
export interface FacetsRootProps extends PartProps<'form', FacetsRootState> {
  /** `facets` of `useProductSearch`. Omit over a store that filters without counts, and pass `values` to the groups. */
  readonly facets?: readonly Facet[] | undefined
  /** The selected values and ranges, by facet name. */
  readonly filters: SearchFilters
  /** `details.changes` has the filters that differ, for `setParams` of `useProductListUrl`. */
  readonly onFiltersChange: (filters: SearchFilters, details: FacetsChangeDetails) => void
  /** Called by `Facets.More`; raise `facetLimits` of the search. */
  readonly onShowMore?: ((name: string) => void) | undefined
  /** Texts of these facets, merged over the provider's `labels.facets`. */
  readonly labels?: Partial<Labels['facets']> | undefined
}

/**
 * Filters with counts. Renders a GET `<form>` with a group for each facet, unless it has children. With `action`, the
 * filters work without scripts; inside another form, pass `render={<div />}`.
 * @example <Facets.Root facets={results.facets} filters={filters} onFiltersChange={setFilters} />
 */
export const FacetsRoot = forwardRef(function FacetsRoot(
  { facets = noFacets, filters, onFiltersChange, onShowMore, labels, children, ...props }: FacetsRootProps,
  ref: Ref<HTMLFormElement>,
) {
  const sharedLabels = useStorefront().labels?.facets
  const groups = useMemo(() => facets.map(({ name }) => <FacetsGroup key={name} name={name} />), [facets])
  const element = usePart({
    tag: 'form',
    props,
    ref,
    state: { active: Object.keys(filters).length > 0 },
    ownProps: {
      method: 'get',
      onSubmit: (event: SyntheticEvent) => event.preventDefault(),
      children: children ?? (
        <>
          {groups}
          {props.action && (
            <noscript>
              <FacetsApply />
            </noscript>
          )}
        </>
      ),
    },
  })
  const latestRef = useRef({ filters, onFiltersChange, onShowMore })
  useClientLayoutEffect(() => {
    latestRef.current = { filters, onFiltersChange, onShowMore }
  })
  // While the shopper types, the results stay, and the values with their counts need not render again.
  const canShowMore = Boolean(onShowMore)
  const value = useMemo(
    (): FacetsContextValue => ({
      facets,
      filters,
      labels: { ...defaultLabels, ...sharedLabels, ...labels },
      showMore: canShowMore ? (name) => latestRef.current.onShowMore?.(name) : undefined,
      setFilter(name, filter) {
        const { filters, onFiltersChange } = latestRef.current
        const { [name]: _, ...others } = filters
        const isEmpty =
          !filter ||
          (Array.isArray(filter)
            ? filter.length === 0
            : Object.values(filter).every((each) => each === undefined))
        onFiltersChange(isEmpty ? others : { ...others, [name]: filter }, {
          changes: { [name]: isEmpty ? null : filter },
        })
      },
      clear() {
        const { filters, onFiltersChange } = latestRef.current
        onFiltersChange({}, { changes: Object.fromEntries(Object.keys(filters).map((name) => [name, null])) })
      },
    }),
    [facets, filters, sharedLabels, labels, canShowMore],
  )
  return <FacetsContext.Provider value={value}>{element}</FacetsContext.Provider>
})
