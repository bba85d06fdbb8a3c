import type { SearchHighlight } from '../engine/engine.js'

type Range = Pick<SearchHighlight, 'start' | 'end'>

/** Sorts and joins the ranges, and cuts them to the text: a hosted engine may send ranges of an older text. */
export function mergeRanges(ranges: readonly Range[], length: number): readonly Range[] {
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
