'use client'
import { forwardRef, type Ref } from 'react'

import { usePart, type PartProps } from '../../parts/use-part.js'
import { selectedValues, useFacetGroup, useFacets } from './facets-context.js'

/** State of `Facets.Value`. */
export interface FacetsValueState extends Record<string, unknown> {
  readonly value: string
  readonly selected: boolean
  /** The value would find nothing. It can still be selected, because counts may be older than the store. */
  readonly empty: boolean
}

/** Props of `Facets.Value`. */
export interface FacetsValueProps extends Omit<PartProps<'input', FacetsValueState>, 'value'> {
  readonly value: string
}

/** A checkbox for one value. Wrap it in a `<label>` with the visible text. Renders an `<input type="checkbox">`. */
export const FacetsValue = forwardRef(function FacetsValue(
  { value, ...props }: FacetsValueProps,
  ref: Ref<HTMLInputElement>,
) {
  const { filters, setFilter } = useFacets()
  const facet = useFacetGroup()
  const selected = selectedValues(filters, facet.name)
  const isSelected = selected.includes(value)
  return usePart(
    'input',
    props,
    ref,
    { value, selected: isSelected, empty: countOf(facet, value) === 0 },
    {
      type: 'checkbox',
      name: facet.name,
      value,
      checked: isSelected,
      onChange: () =>
        setFilter(facet.name, isSelected ? selected.filter((each) => each !== value) : [...selected, value]),
    },
  )
})

/** Props of `Facets.Count`. */
export interface FacetsCountProps extends PartProps<'span', Record<string, unknown>> {
  readonly value: string
}

/** The number of products with a value. Renders a `<span>`, or nothing where nobody counts. */
export const FacetsCount = forwardRef(function FacetsCount(
  { value, ...props }: FacetsCountProps,
  ref: Ref<HTMLSpanElement>,
) {
  const { labels } = useFacets()
  const count = countOf(useFacetGroup(), value)
  const element = usePart(
    'span',
    props,
    ref,
    {},
    { children: count === undefined ? '' : labels.count({ count }) },
  )
  return count === undefined ? null : element
})

function countOf(facet: ReturnType<typeof useFacetGroup>, value: string): number | undefined {
  return facet.kind === 'values' ? facet.values.find((each) => each.value === value)?.count : undefined
}
