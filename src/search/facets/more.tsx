'use client'
import { forwardRef, type Ref } from 'react'

import { usePart, type PartProps } from '../../parts/use-part.js'
import { useFacetGroup, useFacets } from './facets-context.js'

/** `Facets.More` has no state. */
export type FacetsMoreState = object

/** Props of `Facets.More`. */
export type FacetsMoreProps = PartProps<'button', FacetsMoreState>

/** Asks for more values. Renders a `<button>`, or nothing if all values are listed or `onShowMore` is not given. */
export const FacetsMore = forwardRef(function FacetsMore(
  props: FacetsMoreProps,
  ref: Ref<HTMLButtonElement>,
) {
  const { labels, showMore } = useFacets()
  const facet = useFacetGroup()
  const { name } = facet
  const element = usePart({
    tag: 'button',
    props,
    ref,
    ownProps: {
      type: 'button',
      children: labels.more({ name }),
      onClick: () => showMore?.(name),
    },
  })
  return facet.kind === 'values' && facet.hasMore && showMore ? element : null
})
