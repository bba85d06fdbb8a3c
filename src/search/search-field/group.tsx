'use client'
import { forwardRef, type Ref } from 'react'

import { usePart, type PartProps } from '../../parts/use-part.js'

/** `SearchField.Group` has no state. */
export type SearchFieldGroupState = object

/** Props of `SearchField.Group`. */
export interface SearchFieldGroupProps extends PartProps<'div', SearchFieldGroupState> {
  /** Accessible name, such as "Products". For a visible title, add an element with `aria-hidden`. */
  readonly label: string
}

/** Options of one kind. Renders a `<div role="group">`. */
export const SearchFieldGroup = forwardRef(function SearchFieldGroup(
  { label, ...props }: SearchFieldGroupProps,
  ref: Ref<HTMLDivElement>,
) {
  return usePart({ tag: 'div', props, ref, ownProps: { role: 'group', 'aria-label': label } })
})
