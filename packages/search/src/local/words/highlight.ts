import type { SearchHighlight } from 'storefront-react/search/engine'

import type { SearchDocument } from '../../documents/search-document.js'
import { normalize, spellingsOf, type Token } from './tokenize.js'
import { matchingLetters } from './match-words.js'
import type { QueryWord } from './query-words.js'
import type { Tokenize } from './text-index.js'

/** Returns a function for the parts of a document's texts that match, in order and without overlaps. */
export function createHighlighter(
  words: readonly QueryWord[],
  tokenize: Tokenize,
): (document: SearchDocument) => SearchHighlight[] {
  // Results that match the same query share many words, and typos are expensive to count.
  const known = new Map<string, number>()
  const lettersOf = (token: Token): number => {
    const key = `${token.isSegment ? 's' : ''} ${token.word}`
    let letters = known.get(key)
    if (letters === undefined) {
      letters = Math.max(...words.map((word) => matchingLetters(token, word)))
      known.set(key, letters)
    }
    return letters
  }
  return (document) =>
    words.length === 0
      ? []
      : (['name', 'description'] as const).flatMap((field) => {
          const text = document[field]
          return text ? highlightText(text, tokenize, lettersOf).map((range) => ({ field, ...range })) : []
        })
}

function highlightText(text: string, tokenize: Tokenize, lettersOf: (token: Token) => number) {
  const tokens = tokenize(text)
  const ranges = [...tokens, ...spellingsOf(text, tokens)].flatMap((token) => {
    const letters = lettersOf(token)
    if (letters === 0) return []
    const isWhole = letters >= token.word.length
    return {
      start: token.start,
      end: isWhole ? token.end : endOfLetters(text, token.start, token.end, letters),
    }
  })
  ranges.sort((a, b) => a.start - b.start || a.end - b.end)
  const merged: { start: number; end: number }[] = []
  for (const range of ranges) {
    const last = merged.at(-1)
    if (last && range.start < last.end) last.end = Math.max(last.end, range.end)
    else merged.push({ ...range })
  }
  return merged
}

/** A normalised word can be shorter or longer than the original ("é" as two characters, "ß" as "ss"). */
function endOfLetters(text: string, start: number, end: number, letters: number): number {
  let at = start
  while (at < end && normalize(text.slice(start, at)).length < letters) {
    at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1
  }
  // Marks belong to the letter before them.
  while (at < end && /^\p{M}/u.test(text.slice(at))) at++
  return at
}
