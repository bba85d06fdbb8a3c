import type { ReactNode } from 'react'

import type { SearchHighlight } from '../../../src/search/index.js'

interface HighlightedProps {
  readonly text: string
  readonly highlights: readonly SearchHighlight[]
}

/** Highlights are ranges of the text, so no markup of the store can get into the page. */
export function Highlighted({ text, highlights }: HighlightedProps): ReactNode {
  let end = 0
  const parts = highlights.flatMap((range) => {
    const plain = text.slice(end, range.start)
    end = range.end
    return [plain, <mark key={range.start}>{text.slice(range.start, range.end)}</mark>]
  })
  return [...parts, text.slice(end)]
}
