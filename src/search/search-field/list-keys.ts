import type { KeyboardEvent } from 'react'

/** What a key in the field does to the list. `caret`: the browser moves the caret, so no option stays active. */
export type ListKey = 'next' | 'previous' | 'open' | 'close' | 'choose' | 'caret'

/** @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/#keyboardinteraction */
export function listKeyOf({
  key,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
  nativeEvent,
}: KeyboardEvent): ListKey | undefined {
  // The keys of an input method choose its own words. Safari reports the Enter that ends a composition after it, with 229.
  // oxlint-disable-next-line typescript/no-deprecated -- no other property tells this Enter apart
  if (nativeEvent.isComposing || nativeEvent.keyCode === 229) return
  if (ctrlKey || metaKey || shiftKey) return
  switch (key) {
    case 'ArrowDown':
      return altKey ? 'open' : 'next'
    case 'ArrowUp':
      return altKey ? 'close' : 'previous'
    case 'Enter':
      return 'choose'
    case 'Escape':
      return 'close'
    case 'Home':
    case 'End':
    case 'ArrowLeft':
    case 'ArrowRight':
      return 'caret'
  }
  return
}
