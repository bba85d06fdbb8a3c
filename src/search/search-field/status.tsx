'use client'
import { forwardRef, type Ref } from 'react'

import { usePart, type PartProps } from '../../parts/use-part.js'
import { useSearchField } from './search-field-context.js'

/** State of `SearchField.Status`. */
export interface SearchFieldStatusState extends Record<string, unknown> {
  readonly relaxed: boolean
}

/** Props of `SearchField.Status`. */
export type SearchFieldStatusProps = PartProps<'div', SearchFieldStatusState>

/** Announces the number of results. Renders a `<div role="status">`. */
export const SearchFieldStatus = forwardRef(function SearchFieldStatus(
  props: SearchFieldStatusProps,
  ref: Ref<HTMLDivElement>,
) {
  const { results, text, labels } = useSearchField()
  const isRelaxed = results?.isRelaxed ?? false
  return usePart(
    'div',
    props,
    ref,
    { relaxed: isRelaxed },
    {
      role: 'status',
      children:
        results &&
        labels.status({
          query: text,
          total: results.data?.totalCount,
          isPending: results.isPending && results.fetchStatus !== 'idle',
          isRelaxed,
        }),
    },
  )
})
