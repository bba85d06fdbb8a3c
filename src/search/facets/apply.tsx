'use client'
import { forwardRef, type Ref } from 'react'

import { usePart, type PartProps } from '../../parts/use-part.js'
import { useFacets } from './facets-context.js'

/** `Facets.Apply` has no state. */
export type FacetsApplyState = object

/** Props of `Facets.Apply`. */
export type FacetsApplyProps = PartProps<'button', FacetsApplyState>

/**
 * Submits the form of the filters where scripts do not run. Put it inside `<noscript>`: with scripts, each change applies
 * at once. Renders a `<button type="submit">`.
 */
export const FacetsApply = forwardRef(function FacetsApply(
  props: FacetsApplyProps,
  ref: Ref<HTMLButtonElement>,
) {
  const { labels } = useFacets()
  return usePart({ tag: 'button', props, ref, ownProps: { type: 'submit', children: labels.apply } })
})
