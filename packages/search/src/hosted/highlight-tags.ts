import type { SearchHighlight, SearchItem } from 'storefront-react/search/engine'

import { isObject } from 'storefront-react/internal'

interface Tags {
  readonly pre: string
  readonly post: string
}

const FIELDS = ['name', 'description'] as const

function textOf(item: SearchItem, field: (typeof FIELDS)[number]): string | undefined {
  const text: unknown = (item as { readonly [Field in typeof field]?: unknown })[field]
  return typeof text === 'string' ? text : undefined
}

/**
 * Reads `_highlightResult`. A text that is not that of the item is ignored: some services cut, escape or normalise it, and
 * the offsets would mark other letters.
 */
export function readHighlights(highlightResult: unknown, item: SearchItem, tags: Tags): SearchHighlight[] {
  if (!isObject(highlightResult)) return []
  return FIELDS.flatMap((field) => {
    const result = highlightResult[field]
    const value = isObject(result) ? result.value : undefined
    return typeof value === 'string' ? readField(field, value, textOf(item, field), tags) : []
  })
}

function readField(
  field: SearchHighlight['field'],
  value: string,
  original: string | undefined,
  { pre, post }: Tags,
): SearchHighlight[] {
  const [first = '', ...rest] = value.split(pre)
  const highlights: SearchHighlight[] = []
  let text = first
  for (const part of rest) {
    const end = part.indexOf(post)
    if (end < 0) return []
    if (end > 0) highlights.push({ field, start: text.length, end: text.length + end })
    text += part.slice(0, end) + part.slice(end + post.length)
  }
  return text === original ? highlights : []
}

/** Writes `_highlightResult`. Like Algolia, does not escape the text: InstantSearch does. */
export function writeHighlights(
  item: SearchItem,
  highlights: readonly SearchHighlight[],
  { pre, post }: Tags,
) {
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const text = textOf(item, field)
      if (text === undefined) return []
      let value = ''
      let at = 0
      const ranges = highlights.filter((each) => each.field === field)
      for (const { start, end } of ranges) {
        value += text.slice(at, start) + pre + text.slice(start, end) + post
        at = end
      }
      const matchLevel = ranges.length > 0 ? 'full' : 'none'
      return [[field, { value: value + text.slice(at), matchLevel, matchedWords: [] }]]
    }),
  )
}
