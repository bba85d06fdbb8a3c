'use client'
import { forwardRef, type Ref } from 'react'

import { usePart, type PartProps } from '../../parts/use-part.js'
import { useFacets } from './facets-context.js'

/** `Facets.Clear` has no state. */
export type FacetsClearState = object

/** Props of `Facets.Clear`. */
export type FacetsClearProps = PartProps<'button', FacetsClearState>

/** Removes all filters. Renders a `<button>`, or nothing without filters. */
export const FacetsClear = forwardRef(function FacetsClear(
  props: FacetsClearProps,
  ref: Ref<HTMLButtonElement>,
) {
  const { filters, labels, clear } = useFacets()
  const element = usePart({
    tag: 'button',
    props,
    ref,
    ownProps: { type: 'button', children: labels.clear, onClick: clear },
  })
  return Object.keys(filters).length > 0 ? element : null
})
