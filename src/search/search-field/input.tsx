'use client'
import { forwardRef, type ChangeEvent, type CompositionEvent, type KeyboardEvent, type Ref } from 'react'

import { usePart, type PartProps } from '../../parts/use-part.js'
import { useSearchField } from './search-field-context.js'

/** State of `SearchField.Input`. */
export interface SearchFieldInputState {
  /** Whether the field has text. */
  readonly filled: boolean
}

/** Props of `SearchField.Input`. */
export type SearchFieldInputProps = PartProps<'input', SearchFieldInputState>

/**
 * The text field. Escape clears it. Renders an `<input type="search">`, which is a combobox if the field has a
 * `SearchField.List`.
 */
export const SearchFieldInput = forwardRef(function SearchFieldInput(
  props: SearchFieldInputProps,
  ref: Ref<HTMLInputElement>,
) {
  const { text, name, labels, inputRef, change, commit, load, popup } = useSearchField()
  return usePart({
    tag: 'input',
    props,
    ref: [ref, inputRef],
    state: { filled: text !== '' },
    ownProps: {
      type: 'search',
      name,
      value: text,
      autoComplete: 'off',
      enterKeyHint: 'search',
      'aria-label': labels.input,
      ...popup?.inputProps,
      onFocus: load,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const { isComposing } = event.nativeEvent as InputEvent
        change(event.currentTarget.value, isComposing)
      },
      onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => change(event.currentTarget.value),
      onKeyDown: (event: KeyboardEvent) => {
        // During composition, Escape belongs to the input method. In an empty field, it belongs to a dialog around it.
        if (event.key !== 'Escape' || event.nativeEvent.isComposing || text === '' || popup?.closesOnEscape)
          return
        event.preventDefault()
        event.stopPropagation()
        commit('')
      },
    },
  })
})
