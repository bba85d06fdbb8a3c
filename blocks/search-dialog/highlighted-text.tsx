import type { ReactNode } from 'react'
import type { SearchHighlight } from 'storefront-react/search'

export interface HighlightedTextProps {
  readonly text: string
  readonly highlights: readonly SearchHighlight[]
}

/** Highlights are ranges of the text, so no markup of the store gets into the page. */
export function HighlightedText({ text, highlights }: HighlightedTextProps): ReactNode {
  return (
    <>
      {text.slice(0, highlights[0]?.start)}
      {highlights.map(({ start, end }, index) => (
        <span key={start}>
          <mark className="bg-transparent font-semibold text-foreground">{text.slice(start, end)}</mark>
          {text.slice(end, highlights[index + 1]?.start)}
        </span>
      ))}
    </>
  )
}
