'use client'
import { forwardRef, type Ref } from 'react'

import { usePart, type PartProps } from '../../parts/use-part.js'
import { ActiveFilterContext } from './facets-context.js'
import { FacetsRemove } from './remove.js'

/** State of `Facets.ActiveItem`, also as `data-*` attributes. */
export interface FacetsActiveItemState {
  /** Name of the facet. */
  readonly name: string
}

/** Props of `Facets.ActiveItem`. */
export interface FacetsActiveItemProps extends PartProps<'li', FacetsActiveItemState> {
  /** The argument of the function inside `Facets.Active`. */
  readonly filter: {
    /** Name of the facet. */
    readonly name: string
    /** `undefined` for a range. */
    readonly value: string | undefined
    /** Visible text. */
    readonly label: string
  }
}

/** One active filter: a value, or a range. Renders an `<li>` with a `Facets.Remove`, unless it has children. */
export const FacetsActiveItem = forwardRef(function FacetsActiveItem(
  { filter, ...props }: FacetsActiveItemProps,
  ref: Ref<HTMLLIElement>,
) {
  const element = usePart({
    tag: 'li',
    props,
    ref,
    state: { name: filter.name },
    ownProps: { children: <FacetsRemove /> },
  })
  return <ActiveFilterContext.Provider value={filter}>{element}</ActiveFilterContext.Provider>
})
