import { documentsWithAll } from './documents-with-all.js'
import { editDistance } from './edit-distance.js'
import { documentOfEntry, MAX_WEIGHT, weightOfEntry, type Posting } from './posting.js'
import type { QueryWord } from './query-words.js'
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

const toScore = (quality: number, entry: number) => quality * QUALITY + weightOfEntry(entry) + 1

export interface TextMatches {
  /** Documents that match, and how well, by document index. */
  readonly documents: readonly number[]
  readonly scores: Float64Array
  readonly isRelaxed: boolean
}

/** All words must match; if no document has all of them, any word, and a rare word counts more than one that most have. */
export function matchWords({ terms, names }: TextIndex, words: readonly QueryWord[]): TextMatches {
  const scores = new Float64Array(names.length)
  const matched = new Uint8Array(names.length)
  const best = new Uint16Array(names.length)
  const weighted = new Float64Array(names.length)
  const maxRarity = Math.log(1 + names.length)
  const all: number[] = []
  for (const word of words) {
    const touched: number[] = []
    const raise = (document: number, score: number) => {
      const previous = best[document] as number
      if (previous === 0) touched.push(document)
      if (score > previous) best[document] = score
    }
    for (const [posting, quality] of postingsOf(terms, word)) {
      for (const entry of posting.entries) raise(documentOfEntry(entry), toScore(quality, entry))
    }
    for (const parts of word.spellings) {
      for (const document of documentsWithAll(terms, parts)) raise(document, PREFIX * QUALITY)
    }
    const rarity = Math.log(1 + names.length / touched.length) / maxRarity
    for (const document of touched) {
      if (matched[document] === 0) all.push(document)
      matched[document] = (matched[document] as number) + 1
      scores[document] = (scores[document] as number) + (best[document] as number)
      weighted[document] = (weighted[document] as number) + (best[document] as number) * rarity
      best[document] = 0
    }
  }
  const complete = all.filter((document) => matched[document] === words.length)
  if (complete.length > 0 || words.length < 2) return { documents: complete, scores, isRelaxed: false }
  return {
    documents: all,
    scores: weighted.map((score) => Math.round(score * PRECISION)),
    isRelaxed: all.length > 0,
  }
}

function* postingsOf(
  terms: Terms,
  { word, isUnfinished, isPrefix, synonyms, typos, isPart }: QueryWord,
): Generator<[Posting, quality: number]> {
  const exact = terms.get(word)
  if (exact) yield [exact, EXACT]
  for (const synonym of synonyms) {
    const posting = terms.get(synonym)
    if (posting) yield [posting, PREFIX]
  }
  let isBeginning = false
  if (isPrefix) {
    for (const [, posting] of terms.beginningWith(word)) {
      isBeginning = true
      yield [posting, PREFIX]
    }
  }
  if (typos > 0) {
    for (const [term, posting] of terms.near(word, typos)) {
      // The first letter is rarely wrong, and of a part number more often a character is missing than wrong.
      const flaws = Number(term[0] !== word[0]) + Number(isPart && term.length <= word.length)
      yield [posting, TYPO - flaws * UNLIKELY]
    }
  }
  if (isUnfinished && !isBeginning && allowedTypos(word) > 0) {
    for (const [, posting] of terms.near(word, 1, true)) yield [posting, TYPO]
  }
  if (isPart) for (const posting of terms.containing(word)) yield [posting, TYPO]
}

/** Whether a token of a text is a reason for a match; the number of matching letters, or 0. */
export function matchingLetters(
  token: Token,
  { word, isPrefix, synonyms, spellings, typos }: QueryWord,
): number {
  const found = token.word
  if (found === word || synonyms.includes(found)) return found.length
  if ((isPrefix || token.isSegment) && found.startsWith(word)) return word.length
  for (const part of spellings.flat()) {
    if (found === part.word) return found.length
    if (part.isPrefix && found.startsWith(part.word)) return part.word.length
  }
  return typos > 0 && editDistance(word, found, typos) <= typos ? found.length : 0
}
