'use client'
import { Fragment, forwardRef, type ReactNode, type Ref } from 'react'

import { usePart, type PartProps } from '../../parts/use-part.js'
import { FacetsActiveItem, type FacetsActiveItemProps } from './active-item.js'
import { useFacets } from './facets-context.js'

/** `Facets.Active` has no state. */
export type FacetsActiveState = object

/** Props of `Facets.Active`. */
export interface FacetsActiveProps extends Omit<PartProps<'ul', FacetsActiveState>, 'children'> {
  /** Renders one filter. Default: a `Facets.ActiveItem`. */
  readonly children?: ((filter: FacetsActiveItemProps['filter']) => ReactNode) | undefined
}

/** The active filters, each with a button that removes it. Renders a `<ul>`, or nothing without filters. */
export const FacetsActive = forwardRef(function FacetsActive(
  { children, ...props }: FacetsActiveProps,
  ref: Ref<HTMLUListElement>,
) {
  const { facets, filters, labels } = useFacets()
  const active = Object.entries(filters).flatMap(([name, filter]): FacetsActiveItemProps['filter'][] => {
    if (!filter) return []
    if (!('length' in filter)) {
      const { min, max } = filter
      return [{ name, value: undefined, label: labels.range({ min, max }) }]
    }
    const facet = facets.find((each) => each.name === name)
    const values = facet?.kind === 'values' ? facet.values : []
    return filter.map((value) => {
      const label = values.find((each) => each.value === value)?.label ?? value
      return { name, value, label: labels.value({ name, value, label }) }
    })
  })
  const element = usePart({
    tag: 'ul',
    props,
    ref,
    ownProps: {
      // Safari drops the role of a list without markers.
      role: 'list',
      children: active.map((filter) => (
        <Fragment key={`${filter.name} ${filter.value ?? ''}`}>
          {children ? children(filter) : <FacetsActiveItem filter={filter} />}
        </Fragment>
      )),
    },
  })
  return active.length > 0 ? element : null
})
