'use client'
import { createContext } from 'react'

import { partErrorMessage } from '../../parts/error-texts.js'
import { useRequiredContext } from '../../provider/use-required-context.js'

export interface SearchListContextValue {
  /** The id of the option that the arrow keys reached. */
  readonly activeId: string | undefined
  /** Counts an option while it is mounted. */
  readonly register: (id: string) => () => void
  readonly close: () => void
}

export const SearchListContext = createContext<SearchListContextValue | undefined>(undefined)

export const useSearchList = () =>
  useRequiredContext(SearchListContext, partErrorMessage, 'no-root', 'SearchField.List')
