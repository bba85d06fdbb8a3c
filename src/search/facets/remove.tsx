'use client'
import { forwardRef, type Ref } from 'react'

import { usePart, type PartProps } from '../../parts/use-part.js'
import { selectedValues, useActiveFilter, useFacets } from './facets-context.js'

/** State of `Facets.Remove`, also as `data-*` attributes. */
export interface FacetsRemoveState {
  /** Name of the facet. */
  readonly name: string
}

/** Props of `Facets.Remove`. */
export type FacetsRemoveProps = PartProps<'button', FacetsRemoveState>

/** Removes the filter of the `Facets.ActiveItem` around it. Renders a `<button>` with the filter's label. */
export const FacetsRemove = forwardRef(function FacetsRemove(
  props: FacetsRemoveProps,
  ref: Ref<HTMLButtonElement>,
) {
  const { filters, labels, setFilter } = useFacets()
  const { name, value, label } = useActiveFilter()
  return usePart({
    tag: 'button',
    props,
    ref,
    state: { name },
    ownProps: {
      type: 'button',
      children: label,
      'aria-label': labels.remove({ group: labels.group({ name }), label }),
      onClick: () =>
        setFilter(
          name,
          value === undefined ? undefined : selectedValues(filters, name).filter((each) => each !== value),
        ),
    },
  })
})
