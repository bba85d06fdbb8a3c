import { editDistance } from './edit-distance.js'
import { entriesWithAll } from './entries-with-all.js'
import { documentOfEntry, MAX_WEIGHT, weightOfEntry } from './posting.js'
import { MIN_BEGINNING, type QueryWord } from './query-words.js'
import type { Terms } from './terms.js'
import type { TextIndex } from './text-index.js'
import { allowedTypos, type Token } from './tokenize.js'

/** How well a word of a query matches. It decides before the field does. */
const EXACT = 3
const PREFIX = 2
const TYPO = 1
/** Less than between two qualities, but more than between two fields. */
const UNLIKELY = 0.25

/** Above the sum of the weights of all words, so that no field outweighs a better match. */
const QUALITY = 1024
export const MAX_WORDS = 16
const MAX_WORD_SCORE = EXACT * QUALITY + MAX_WEIGHT + 1
/** Scores are integers, so weighted ones keep some of their fractions. */
const PRECISION = 16

/** Above every score, for a sort key that contains one. */
export const MAX_SCORE = MAX_WORDS * MAX_WORD_SCORE * PRECISION + 1

export interface TextMatches {
  /** Documents that match, and how well, by document index. */
  readonly documents: readonly number[]
  readonly scores: Float64Array
  readonly isRelaxed: boolean
  /** The words of the query, as they matched. */
  readonly words: readonly QueryWord[]
}

/**
 * All words must match. If no document has all of them, each may be the beginning of a word: "port" of "portable". If no document
 * has all of these either, any word matches, and a rare word counts more than one that most documents have.
 */
export function matchWords(index: TextIndex, words: readonly QueryWord[], isBegun = false): TextMatches {
  const { terms, names } = index
  const scores = new Float64Array(names.length)
  const matched = new Uint8Array(names.length)
  const best = new Uint16Array(names.length)
  const weighted = new Float64Array(names.length)
  const all: number[] = []
  for (const word of words) {
    const touched: number[] = []
    matchWord(terms, word, (quality, entries = []) => {
      for (const entry of entries) {
        const document = documentOfEntry(entry)
        const previous = best[document] as number
        if (previous === 0) touched.push(document)
        best[document] = Math.max(previous, quality * QUALITY + weightOfEntry(entry) + 1)
      }
    })
    const isExact = (document: number) => (best[document] as number) > EXACT * QUALITY
    const rarity = rarityOf(touched.length, names.length)
    // "dell" is rare, although most products have "cell", a word that is like it.
    const exactRarity = rarityOf(touched.filter(isExact).length, names.length)
    for (const document of touched) {
      const score = best[document] as number
      if (matched[document] === 0) all.push(document)
      matched[document] = (matched[document] as number) + 1
      scores[document] = (scores[document] as number) + score
      weighted[document] = (weighted[document] as number) + score * (isExact(document) ? exactRarity : rarity)
    }
    for (const document of touched) best[document] = 0
  }
  const documents = all.filter((document) => matched[document] === words.length)
  if (documents.length > 0 || words.length < 2) return { documents, scores, isRelaxed: false, words }
  if (!isBegun) {
    // The user may have left each word unfinished, although a product has it as it is.
    const begun = words.map((word) => ({
      ...word,
      isPrefix: word.isPrefix || word.word.length >= MIN_BEGINNING,
    }))
    const matches = matchWords(index, begun, true)
    if (!matches.isRelaxed) return matches
  }
  return {
    documents: all,
    scores: weighted.map((score) => Math.round(score * PRECISION)),
    isRelaxed: all.length > 0,
    words,
  }
}

/** From 0 for all documents to 1 for a single one. */
const rarityOf = (count: number, length: number) => Math.log(1 + length / count) / Math.log(1 + length)

/** Equal for words that look alike in many fonts, because O, I and L look like digits. */
const lookOf = (word: string) => word.replace(/o/g, '0').replace(/[il]/g, '1')

const isPlural = (plural: string, word: string) =>
  [`${word}s`, `${word}es`, word.replace(/y$/, 'ies')].includes(plural)

/** Passes the entries of each term that a word matches, and how well. */
function matchWord(
  terms: Terms,
  { word, isUnfinished, isPrefix, synonyms, forms, spellings, typos, isPart }: QueryWord,
  add: (quality: number, entries: readonly number[] | undefined) => void,
): void {
  add(EXACT, terms.get(word)?.entries)
  for (const synonym of synonyms) add(PREFIX, terms.get(synonym)?.entries)
  for (const form of forms) {
    // The plural of a word is nearer than "tracker" to "tracking".
    add(isPlural(word, form) || isPlural(form, word) ? PREFIX : TYPO, terms.get(form)?.entries)
  }
  for (const parts of spellings) add(parts[0]?.isCompound ? EXACT : PREFIX, entriesWithAll(terms, parts))
  let isBeginning = false
  if (isPrefix) {
    for (const [, { entries }] of terms.beginningWith(word)) {
      isBeginning = true
      add(PREFIX, entries)
    }
  }
  if (typos > 0) {
    for (const [term, { entries }, distance] of terms.near(word, typos)) {
      // The first letter is rarely wrong, and more often a letter is missing than wrong.
      const flaws = distance - 1 + Number(term[0] !== word[0]) + Number(term.length <= word.length)
      const isLookalike = isPart && lookOf(term) === lookOf(word)
      add(TYPO - (isLookalike ? 0 : flaws) * UNLIKELY, entries)
    }
  }
  if (isUnfinished && !isBeginning && allowedTypos(word) > 0) {
    for (const [, { entries }] of terms.near(word, 1, true)) add(TYPO - UNLIKELY, entries)
  }
  if (isPart) for (const { entries } of terms.containing(word)) add(TYPO, entries)
}

/** Whether a token of a text is a reason for a match; the number of matching letters, or 0. */
export function matchingLetters(
  token: Token,
  { word, isPrefix, synonyms, forms, spellings, typos }: QueryWord,
): number {
  const found = token.word
  if (found === word || synonyms.includes(found) || forms.includes(found)) return found.length
  if ((isPrefix || token.isSegment) && found.startsWith(word)) return word.length
  for (const part of spellings.flat()) {
    if (found === part.word) return found.length
    if (part.isPrefix && found.startsWith(part.word)) return part.word.length
  }
  return typos > 0 && editDistance(word, found, typos) <= typos ? found.length : 0
}
