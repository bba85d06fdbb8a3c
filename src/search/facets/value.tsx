'use client'
import { forwardRef, type Ref } from 'react'

import { usePart, type PartProps } from '../../parts/use-part.js'
import { countOf, selectedValues, useFacetGroup, useFacets } from './facets-context.js'

/** State of `Facets.Value`. */
export interface FacetsValueState {
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
  return usePart({
    tag: 'input',
    props,
    ref,
    state: { value, selected: isSelected, empty: countOf(facet, value) === 0 },
    ownProps: {
      type: 'checkbox',
      name: facet.name,
      value,
      checked: isSelected,
      onChange: () =>
        setFilter(facet.name, isSelected ? selected.filter((each) => each !== value) : [...selected, value]),
    },
  })
})
