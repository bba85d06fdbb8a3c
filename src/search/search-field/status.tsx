'use client'
import { forwardRef, useEffect, useState, type Ref } from 'react'

import { usePart, type PartProps } from '../../parts/use-part.js'
import { useSearchField } from './search-field-context.js'

/** State of `SearchField.Status`. */
export interface SearchFieldStatusState {
  readonly relaxed: boolean
}

/** Props of `SearchField.Status`. */
export type SearchFieldStatusProps = PartProps<'div', SearchFieldStatusState>

/** Screen readers queue announcements, so they would read the results of each letter after the last letter. */
const PAUSE_MS = 500

/** Announces the number of results after a pause in typing. Renders a `<div role="status">`. */
export const SearchFieldStatus = forwardRef(function SearchFieldStatus(
  props: SearchFieldStatusProps,
  ref: Ref<HTMLDivElement>,
) {
  const { results, text: query, labels, popup } = useSearchField()
  const isRelaxed = results?.isRelaxed ?? false
  const text =
    results &&
    labels.status({
      query,
      total: results.data?.totalCount,
      isPending: results.isPending && results.fetchStatus !== 'idle',
      isRelaxed,
      options: popup?.optionCount ?? 0,
    })
  // While a search runs, the results are those of the search before, and their number with the new options would be announced.
  const [settled, setSettled] = useState(text)
  const [rested, setRested] = useState(query)
  useEffect(() => {
    const timer = setTimeout(() => setRested(query), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [query])
  if (query === rested && text !== settled && !results?.isPlaceholderData) setSettled(text)
  return usePart({
    tag: 'div',
    props,
    ref,
    state: { relaxed: isRelaxed },
    ownProps: { role: 'status', children: settled },
  })
})
