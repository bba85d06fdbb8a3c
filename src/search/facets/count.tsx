'use client'
import { forwardRef, type Ref } from 'react'

import { usePart, type PartProps } from '../../parts/use-part.js'
import { countOf, useFacetGroup, useFacets } from './facets-context.js'

/** State of `Facets.Count`, also as `data-*` attributes. */
export interface FacetsCountState {
  readonly value: string
}

/** Props of `Facets.Count`. */
export interface FacetsCountProps extends PartProps<'span', FacetsCountState> {
  readonly value: string
}

/** The number of products with a value. Renders a `<span>`, or nothing if the engine does not count. */
export const FacetsCount = forwardRef(function FacetsCount(
  { value, ...props }: FacetsCountProps,
  ref: Ref<HTMLSpanElement>,
) {
  const { labels } = useFacets()
  const count = countOf(useFacetGroup(), value)
  const element = usePart({
    tag: 'span',
    props,
    ref,
    state: { value },
    ownProps: { children: count === undefined ? '' : labels.count({ count }) },
  })
  return count === undefined ? null : element
})
