import type { FocusEvent, KeyboardEvent, MouseEvent, RefObject, SyntheticEvent } from 'react'

import { listKeyOf, type ListKey } from './list-keys.js'

interface ListEventOptions {
  readonly actions: Readonly<Record<ListKey, () => void>>
  readonly inputRef: RefObject<HTMLInputElement | null>
  readonly inline: boolean
  readonly isOpen: boolean
  readonly hasActive: boolean
  /** Called when the text of the field changes. */
  readonly onEdit: () => void
}

/** The events of `SearchField.Root`, around the field and its list. */
export function listEvents({ actions, inputRef, inline, isOpen, hasActive, onEdit }: ListEventOptions) {
  return {
    onKeyDown: (event: KeyboardEvent) => {
      const key = listKeyOf(event)
      const isInField = event.target === inputRef.current
      if (!key || !(isInField || event.key === 'Escape')) return
      if (key === 'close' && (inline || !isOpen)) return
      if (key === 'choose' && !hasActive) return
      actions[key]()
      if (key === 'caret') return
      event.preventDefault()
      // A dialog around the field must not close with the list.
      event.stopPropagation()
      if (!isInField) inputRef.current?.focus()
    },
    onClick: ({ target }: MouseEvent) => {
      if (target === inputRef.current) actions.open()
    },
    onChange: ({ target, nativeEvent }: SyntheticEvent) => {
      if (target !== inputRef.current) return
      onEdit()
      // The window of an input method is at the same place.
      if (!(nativeEvent as InputEvent).isComposing) actions.open()
    },
    onCompositionEnd: actions.open,
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) actions.close()
    },
  }
}
