import { documentsWithAll, type SpellingPart } from './documents-with-all.js'
import type { Terms } from './text-index.js'
import { allowedTypos, MIXED, partsOf, type Token } from './tokenize.js'

/** One word of a query, and what it may match. */
export interface QueryWord {
  readonly word: string
  readonly isPrefix: boolean
  readonly synonyms: readonly string[]
  /** How many typos a match may have. */
  readonly typos: number
  /** Other spellings: a document matches if it has all words of one of them. */
  readonly spellings: readonly (readonly SpellingPart[])[]
}

/** The shortest half of a word that is split: "tea" is not "t" and "ea". */
const MIN_HALF = 2

/** Letters with a digit, or a long number: "2021" for 2020 would be another year. */
const PART_NUMBER = /^(?=.{4,32}$)(?:.*\p{L}.*\p{N}|.*\p{N}.*\p{L}|\p{N}{6})/u

/** Whether a product has the word, or all words of another spelling. */
function isWritten(
  terms: Terms,
  word: string,
  isPrefix: boolean,
  spellings: readonly (readonly SpellingPart[])[],
): boolean {
  return [[{ word, isPrefix }], ...spellings].some((parts) => documentsWithAll(terms, parts).size > 0)
}

/** The words of a query. An unfinished last word, and a word of a script without spaces, may go on. */
export function toQueryWords(
  query: string,
  tokens: readonly Token[],
  terms: Terms,
  synonymsOf: (word: string) => readonly string[],
): QueryWord[] {
  const words = tokens.map(({ word, isSegment }, at) => ({
    word,
    isSegment,
    isPrefix: isSegment === true || (at === tokens.length - 1 && !/\s$/.test(query)),
  }))
  return words.map(({ word, isPrefix, isSegment }, at) => {
    const joined = isSegment
      ? []
      : [words.slice(at - 1, at + 1), words.slice(at, at + 2)].filter(
          (pair) => pair.length === 2 && pair.every((each) => !each.isSegment),
        )
    const spellings = [
      ...joined.map((pair) => [
        { word: pair.map((each) => each.word).join(''), isPrefix: pair.at(-1)?.isPrefix ?? false },
      ]),
      ...(MIXED.test(word) ? [asParts(partsOf(word), isPrefix)] : []),
      ...(isSegment || terms.has(word) ? [] : halvesOf(word, isPrefix, terms)),
    ]
    const typos = allowedTypos(word)
    const isMistyped = typos === 0 && PART_NUMBER.test(word) && !isWritten(terms, word, isPrefix, spellings)
    return { word, isPrefix, synonyms: synonymsOf(word), typos: isMistyped ? 1 : typos, spellings }
  })
}

/** "macbook" as "mac" and "book", if the store has both words. */
function halvesOf(word: string, isPrefix: boolean, terms: Terms): SpellingPart[][] {
  const halves: SpellingPart[][] = []
  for (let at = MIN_HALF; at <= word.length - MIN_HALF; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)]
    if (terms.has(first) && (terms.has(second) || (isPrefix && terms.atPrefix(second).size > 0)))
      halves.push(asParts([first, second], isPrefix))
  }
  return halves
}

function asParts(words: readonly string[], isPrefix: boolean): SpellingPart[] {
  return words.map((word, at) => ({ word, isPrefix: isPrefix && at === words.length - 1 }))
}
