import type { SearchHighlight } from '../state/engine.js'
import type { SearchDocument } from '../state/search-document.js'
import { normalize, spellingsOf } from '../state/tokenize.js'
import { matchingLetters, type QueryWord, type Tokenize } from './text-index.js'

/** The parts of a document's texts that match, in order and without overlaps. */
export function highlight(
  document: SearchDocument,
  words: readonly QueryWord[],
  tokenize: Tokenize,
): SearchHighlight[] {
  if (words.length === 0) return []
  return (['name', 'description'] as const).flatMap((field) => {
    const text = document[field]
    return text ? highlightText(text, words, tokenize).map((range) => ({ field, ...range })) : []
  })
}

function highlightText(text: string, words: readonly QueryWord[], tokenize: Tokenize) {
  const tokens = tokenize(text)
  const ranges = [...tokens, ...spellingsOf(text, tokens)].flatMap((token) => {
    const letters = Math.max(...words.map((word) => matchingLetters(token, word)))
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
