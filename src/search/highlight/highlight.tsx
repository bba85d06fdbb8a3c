'use client'
import { cloneElement, forwardRef, type ReactElement, type ReactNode, type Ref } from 'react'

import { usePart, type PartProps } from '../../parts/use-part.js'
import type { SearchHighlight } from '../engine/engine.js'

/** State of `Highlight`, also as `data-*` attributes. */
export interface HighlightState {
  /** Whether a part of the text matches the query. */
  readonly matching: boolean
}

/** Props of `Highlight`, which renders a `<span>`. */
export interface HighlightProps extends Omit<PartProps<'span', HighlightState>, 'children'> {
  readonly text: string
  /** `highlights[item.id]` of `useProductSearch`. Without it, the text is shown as it is. */
  readonly highlights: readonly SearchHighlight[] | undefined
  /** The field of the item that `text` is. Default `'name'`. */
  readonly field?: SearchHighlight['field'] | undefined
  /** The element around each part that matches, for a class or another tag. Default `<mark />`. */
  readonly mark?: ReactElement<{ readonly children?: ReactNode }> | undefined
}

/**
 * A text of a search result, with the parts that match the query in `<mark>`. Renders a `<span>`. Highlights are positions,
 * so no markup of the store gets into the page.
 * @example
 * <Highlight text={item.name} highlights={results.highlights[item.id]} />
 */
export const Highlight = forwardRef(function Highlight(
  { text, highlights = [], field = 'name', mark = <mark />, ...props }: HighlightProps,
  ref: Ref<HTMLSpanElement>,
) {
  const ranges = mergeRanges(
    highlights.filter((each) => each.field === field),
    text.length,
  )
  return usePart({
    tag: 'span',
    props,
    ref,
    state: { matching: ranges.length > 0 },
    ownProps: {
      children: [
        text.slice(0, ranges[0]?.start),
        ...ranges.flatMap(({ start, end }, index) => [
          cloneElement(mark, { key: start }, text.slice(start, end)),
          text.slice(end, ranges[index + 1]?.start),
        ]),
      ],
    },
  })
})

type Range = Pick<SearchHighlight, 'start' | 'end'>

/** Sorts and joins the ranges, and cuts them to the text: a hosted engine may send ranges of an older text. */
function mergeRanges(ranges: readonly Range[], length: number): readonly Range[] {
  const merged: { start: number; end: number }[] = []
  for (const { start, end } of [...ranges].sort((a, b) => a.start - b.start)) {
    const range = { start: Math.max(0, start), end: Math.min(end, length) }
    const last = merged.at(-1)
    if (!(range.start < range.end)) continue
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end)
    else merged.push(range)
  }
  return merged
}
