'use client'
import { createContext, type RefObject } from 'react'

import { partErrorMessage } from '../../parts/error-texts.js'
import { useRequiredContext } from '../../provider/use-required-context.js'
import type { UseProductSearchResult } from '../hooks/use-product-search.js'
import type { SearchFieldLabels } from './labels.js'

export interface SearchFieldContextValue {
  /** The text in the field, which is ahead of `value` while the user types. */
  readonly text: string
  readonly name: string
  readonly labels: SearchFieldLabels
  readonly results: UseProductSearchResult | undefined
  readonly inputRef: RefObject<HTMLInputElement | null>
  readonly change: (text: string, isComposing?: boolean) => void
  readonly commit: (text: string) => void
  readonly load: () => void
}

export const SearchFieldContext = createContext<SearchFieldContextValue | undefined>(undefined)

export const useSearchField = () =>
  useRequiredContext(SearchFieldContext, partErrorMessage, 'no-root', 'SearchField.Root')
