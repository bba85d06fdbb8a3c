import SearchableMap from 'minisearch/SearchableMap'

import { allowedTypos, spellingsOf, typoDistance, type Token } from '../state/tokenize.js'
import type { SearchDocument } from '../state/search-document.js'
import type { Pause } from './pause.js'

/** Splits a text or a query into words. */
export type Tokenize = (text: string) => readonly Token[]

/** What a word of a query may be found in. */
export type SearchableField = 'name' | 'tags' | 'collections' | 'options' | 'description'

export const DEFAULT_WEIGHTS: Readonly<Record<SearchableField, number>> = {
  name: 8,
  tags: 4,
  collections: 3,
  options: 3,
  description: 1,
}
const MAX_WEIGHT = 63

/** Documents that contain a word, as `document * 64 + the weight of its best field`. */
interface Posting {
  readonly entries: number[]
  /** As written where the word was found first, for suggestions. */
  readonly text: string
}

/** How well a word of a query matches: the class decides before the field does. */
const EXACT = 3
const PREFIX = 2
const TYPO = 1
/** The sum of 16 weights is below it. */
const CLASS = 1024

export interface TextIndex {
  readonly terms: SearchableMap<Posting>
  readonly size: number
}

/** One word of a query, and what it may match. */
export interface QueryWord {
  readonly word: string
  readonly isPrefix: boolean
  readonly synonyms: readonly string[]
}

/** Builds the index with pauses, so that the page stays responsive. */
export async function createTextIndex(
  documents: readonly SearchDocument[],
  tokenize: Tokenize,
  weights: Readonly<Record<SearchableField, number>>,
  pause: Pause,
): Promise<TextIndex> {
  const postings = new Map<string, Posting>()
  // Tags, collections and options repeat on many products.
  const known = new Map<string, readonly Token[]>()
  const tokensOf = (text: string, isRepeated: boolean) => {
    let tokens = isRepeated ? known.get(text) : undefined
    if (!tokens) {
      const words = tokenize(text)
      tokens = [...words, ...spellingsOf(text, words)]
      if (isRepeated) known.set(text, tokens)
    }
    return tokens
  }
  for (const [index, document] of documents.entries()) {
    const add = (text: string, field: SearchableField, isRepeated = true) => {
      const weight = Math.max(0, Math.min(MAX_WEIGHT, Math.round(weights[field])))
      for (const { word, start, end } of tokensOf(text, isRepeated)) {
        let posting = postings.get(word)
        if (!posting) postings.set(word, (posting = { entries: [], text: text.slice(start, end) }))
        const { entries } = posting
        const last = entries.length - 1
        if (last < 0 || (entries[last] as number) >> 6 !== index) entries.push(index * 64 + weight)
        else if (((entries[last] as number) & 63) < weight) entries[last] = index * 64 + weight
      }
    }
    add(document.name, 'name', false)
    for (const tag of document.tags) add(tag, 'tags')
    for (const { name } of document.collections) add(name, 'collections')
    const options = new Set(document.variants.flatMap(({ attributes }) => Object.values(attributes)))
    for (const option of options) add(option, 'options')
    if (document.description) add(document.description, 'description', false)
    if (index % 16 === 0) await pause()
  }
  const terms = new SearchableMap<Posting>()
  let count = 0
  for (const [term, posting] of postings) {
    terms.set(term, posting)
    if (++count % 64 === 0) await pause()
  }
  return { terms, size: documents.length }
}

export interface TextMatches {
  /** Documents that match, and how well, by document index. */
  readonly documents: readonly number[]
  readonly scores: Float64Array
  readonly isRelaxed: boolean
}

/** All words must match; if no document has all of them, any word. */
export function matchWords({ terms, size }: TextIndex, words: readonly QueryWord[]): TextMatches {
  const scores = new Float64Array(size)
  const matched = new Uint8Array(size)
  const best = new Uint16Array(size)
  const all: number[] = []
  for (const word of words) {
    const touched: number[] = []
    for (const [posting, quality] of postingsOf(terms, word)) {
      for (const entry of posting.entries) {
        const document = entry >> 6
        const score = quality * CLASS + (entry & 63) + 1
        const previous = best[document] as number
        if (previous === 0) touched.push(document)
        if (score > previous) best[document] = score
      }
    }
    for (const document of touched) {
      if (matched[document] === 0) all.push(document)
      matched[document] = (matched[document] as number) + 1
      scores[document] = (scores[document] as number) + (best[document] as number)
      best[document] = 0
    }
  }
  const complete = all.filter((document) => matched[document] === words.length)
  if (complete.length > 0 || words.length < 2) return { documents: complete, scores, isRelaxed: false }
  // More words first.
  for (const document of all) {
    scores[document] = (scores[document] as number) + (matched[document] as number) * 16 * 4 * CLASS
  }
  return { documents: all, scores, isRelaxed: all.length > 0 }
}

/** Above every score, for a sort key that contains one. */
export const MAX_SCORE = 16 * 16 * 4 * CLASS + 16 * 4 * CLASS

function* postingsOf(
  terms: SearchableMap<Posting>,
  { word, isPrefix, synonyms }: QueryWord,
): Generator<[Posting, number]> {
  const exact = terms.get(word)
  if (exact) yield [exact, EXACT]
  for (const synonym of synonyms) {
    const posting = terms.get(synonym)
    if (posting) yield [posting, PREFIX]
  }
  if (isPrefix) for (const posting of terms.atPrefix(word).values()) yield [posting, PREFIX]
  for (const [, posting] of typosOf(terms, word)) yield [posting, TYPO]
}

/**
 * Terms within the allowed number of typos. MiniSearch counts swapped neighbours as two typos, so each swapped spelling
 * is looked up with one typo less, which is much faster than a search with more typos.
 */
export function* typosOf(
  terms: SearchableMap<Posting>,
  word: string,
  max: number = allowedTypos(word),
): Generator<[term: string, posting: Posting, distance: number]> {
  if (max === 0) return
  for (const [term, [posting, distance]] of terms.fuzzyGet(word, max)) {
    if (distance > 0) yield [term, posting, distance]
  }
  for (let at = 0; at < word.length - 1; at++) {
    if (word[at] === word[at + 1]) continue
    const swapped = word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
    if (max === 1) {
      const posting = terms.get(swapped)
      if (posting) yield [swapped, posting, 1]
    } else {
      for (const [term, [posting, distance]] of terms.fuzzyGet(swapped, 1)) {
        yield [term, posting, 1 + distance]
      }
    }
  }
}

/** Whether a token of a text is a reason for a match; the number of matching letters, or 0. */
export function matchingLetters(token: Token, { word, isPrefix, synonyms }: QueryWord): number {
  const found = token.word
  if (found === word || synonyms.includes(found)) return found.length
  if ((isPrefix || token.isSegment) && found.startsWith(word)) return word.length
  const max = allowedTypos(word)
  return max > 0 && typoDistance(word, found, max) <= max ? found.length : 0
}
