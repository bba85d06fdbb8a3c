'use client'
import { forwardRef, type Ref } from 'react'

import { usePart, type PartProps } from '../../parts/use-part.js'
import { useSearchField } from './search-field-context.js'

/** `SearchField.Clear` has no state. */
export type SearchFieldClearState = object

/** Props of `SearchField.Clear`. */
export type SearchFieldClearProps = PartProps<'button', SearchFieldClearState>

/** Clears the field and focuses it. Renders a `<button>`, or nothing while the field is empty. */
export const SearchFieldClear = forwardRef(function SearchFieldClear(
  props: SearchFieldClearProps,
  ref: Ref<HTMLButtonElement>,
) {
  const { text, labels, inputRef, commit } = useSearchField()
  const element = usePart({
    tag: 'button',
    props,
    ref,
    ownProps: {
      type: 'button',
      children: labels.clear,
      onClick: () => {
        inputRef.current?.focus()
        commit('')
      },
    },
  })
  return text === '' ? null : element
})
