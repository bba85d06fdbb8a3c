import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual'

/** Rendering more would delay the print dialog. */
const PRINTED_ITEMS = 1_000

/** The rows in view and those around them, as many on both sides as exist. */
export function printedRange(range: Range, columns: number): Range {
  const count = Math.floor(PRINTED_ITEMS / columns)
  const middle = Math.floor((range.startIndex + range.endIndex) / 2)
  const first = Math.max(Math.min(middle - Math.floor(count / 2), range.count - count), 0)
  return { ...range, startIndex: first, endIndex: Math.min(first + count, range.count) - 1, overscan: 0 }
}

/** Keeps the focused row, because an unmounted element loses the focus, and the rows that Tab leads to. */
export function renderedRows(range: Range, focusedRow: number | undefined): number[] {
  const rows = defaultRangeExtractor(range)
  if (focusedRow === undefined) return rows
  const kept = [focusedRow - 1, focusedRow, focusedRow + 1].filter((row) => row >= 0 && row < range.count)
  return [...new Set([...rows, ...kept])].sort((a, b) => a - b)
}
