import { allowedTypos, type Token } from './tokenize.js'
import type { TextMatches } from './match-words.js'
import { documentOfEntry } from './posting.js'
import type { QueryWord } from './query-words.js'
import type { TextIndex } from './text-index.js'

const MAX_SUGGESTIONS = 5
/** A single letter begins thousands of words. */
const MAX_CANDIDATES = 400
/** Of a word for which nothing is found. */
const MAX_TYPOS = 2

/** Queries that complete the last word, or that replace words which no product has. */
export function suggestQueries(
  index: TextIndex,
  query: string,
  tokens: readonly Token[],
  words: readonly QueryWord[],
  { documents, isRelaxed }: TextMatches,
): string[] {
  const last = words.at(-1)
  if (!last) return []
  const isFound = documents.length > 0 && !isRelaxed
  return isFound
    ? completions(index, query, tokens, last, new Set(documents))
    : correction(index, query, tokens, words, documents.length === 0)
}

function completions(
  { terms }: TextIndex,
  query: string,
  tokens: readonly Token[],
  { word, isUnfinished }: QueryWord,
  matched: ReadonlySet<number>,
): string[] {
  const token = tokens.at(-1)
  if (!isUnfinished || !token) return []
  const candidates: { readonly text: string; readonly count: number }[] = []
  let seen = 0
  for (const [term, { entries, text }] of terms.beginningWith(word)) {
    if (++seen > MAX_CANDIDATES) break
    if (term === word) continue
    const count = entries.reduce((sum, entry) => (matched.has(documentOfEntry(entry)) ? sum + 1 : sum), 0)
    if (count > 0) candidates.push({ text: text.toLowerCase(), count })
  }
  candidates.sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1))
  const queries = candidates.map(({ text }) => query.slice(0, token.start) + text)
  return [...new Set(queries)].slice(0, MAX_SUGGESTIONS)
}

function correction(
  { terms }: TextIndex,
  query: string,
  tokens: readonly Token[],
  words: readonly QueryWord[],
  isEmpty: boolean,
): string[] {
  let corrected = query
  // From the end, so that earlier offsets stay valid.
  for (let at = words.length - 1; at >= 0; at--) {
    const { word, isPrefix } = words[at] as QueryWord
    const { start, end } = tokens[at] as Token
    if (terms.get(word) || (isPrefix && !terms.beginningWith(word).next().done)) continue
    // A suggestion may guess where results may not: "kusion" is two typos away from "cushion".
    const max = isEmpty && allowedTypos(word) > 0 ? MAX_TYPOS : allowedTypos(word)
    const nearest = [...terms.near(word, max)].sort(
      ([, a, distanceA], [, b, distanceB]) => distanceA - distanceB || b.entries.length - a.entries.length,
    )[0]
    const replacement = nearest ? nearest[1].text.toLowerCase() : ''
    corrected = corrected.slice(0, start) + replacement + corrected.slice(end)
  }
  const clean = corrected.replace(/\s+/g, ' ').trim()
  return clean === '' || corrected === query ? [] : [clean]
}
