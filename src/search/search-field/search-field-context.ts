'use client'
import { createContext, type HTMLAttributes, type RefObject } from 'react'

import { partErrorMessage } from '../../parts/error-texts.js'
import { useRequiredContext } from '../../provider/use-required-context.js'
import type { UseProductSearchResult } from '../hooks/use-product-search.js'
import type { Labels } from '../../core/labels/labels.js'

/** What `SearchField.List` adds to the other parts, so that a field without a list does not ship its code. */
export interface SearchPopup {
  readonly isOpen: boolean
  /** The options that the list shows, or showed for the same text before it was closed. */
  readonly optionCount: number
  readonly rootProps: HTMLAttributes<HTMLElement>
  readonly inputProps: HTMLAttributes<HTMLElement>
  /** Whether Escape closes the list. Otherwise it clears the field. */
  readonly closesOnEscape: boolean
  readonly close: () => void
}

export interface SearchFieldContextValue {
  /** The text in the field, which is ahead of `value` while the user types. */
  readonly text: string
  readonly name: string
  readonly labels: Labels['searchField']
  readonly results: UseProductSearchResult | undefined
  readonly inputRef: RefObject<HTMLInputElement | null>
  readonly change: (text: string, isComposing?: boolean) => void
  readonly commit: (text: string) => void
  readonly load: () => void
  readonly popup: SearchPopup | undefined
  readonly setPopup: (popup: SearchPopup | undefined) => void
}

export const SearchFieldContext = createContext<SearchFieldContextValue | undefined>(undefined)

export const useSearchField = () =>
  useRequiredContext(SearchFieldContext, partErrorMessage, 'no-root', 'SearchField.Root')
