import { entriesWithAll, type SpellingPart } from './entries-with-all.js'
import { documentOfEntry } from './posting.js'
import type { Terms } from './terms.js'
import type { TextIndex } from './text-index.js'
import { allowedTypos, MIXED, partsOf, type Token } from './tokenize.js'

/** One word of a query, and what it may match. */
export interface QueryWord {
  readonly word: string
  /** The user may still be typing it, or it is a part of a word in a script without spaces. */
  readonly isUnfinished: boolean
  readonly isPrefix: boolean
  readonly synonyms: readonly string[]
  /** Words of the same stem. */
  readonly forms: readonly string[]
  /** How many typos a match may have. */
  readonly typos: number
  /** Whether the word may be in the middle of a word. */
  readonly isPart: boolean
  /** Other spellings: a document matches if it has all words of one of them. */
  readonly spellings: readonly (readonly SpellingPart[])[]
}

/** The shortest half of a word that is split: "tea" is not "t" and "ea". */
const MIN_HALF = 2
/** Shorter beginnings, and stems of shorter words, are those of too many words. */
export const MIN_BEGINNING = 3

/** Letters with a digit, or a long number: "2021" for 2020 would be another year. */
const PART_NUMBER = /^(?=.{4,32}$)(?:.*\p{L}.*\p{N}|.*\p{N}.*\p{L}|\p{N}{6})/u

/** One letter is no part of a compound: "shirt s" is not "shirts". */
const COMPOUND = /^\p{L}{2,} \p{L}{2,}$/u

/** English endings of words that mean nearly the same. No product has most of the words that they make. */
const ENDINGS = [
  ['y', 'ies'],
  ['', 's', 'es', 'ing', 'ed'],
  ['e', 'es', 'ing', 'ed', 'er', 'ers'],
] as const

/** The words of a query. An unfinished last word, and a word of a script without spaces, may go on. */
export function toQueryWords(
  query: string,
  tokens: readonly Token[],
  { terms, names }: TextIndex,
  synonymsOf: (word: string) => readonly string[],
): QueryWord[] {
  const words = tokens.map(({ word, isSegment }, at) => ({
    word,
    isSegment,
    isUnfinished: isSegment === true || (at === tokens.length - 1 && !/\s$/.test(query)),
  }))
  return words.map(({ word, isUnfinished, isSegment }, at) => {
    const isKnown = terms.get(word) !== undefined
    const spellings = [
      ...[at, at + 1].flatMap((end) => {
        const [first, second] = [words[end - 1], words[end]]
        if (!first || !second || first.isSegment || second.isSegment) return []
        const isCompound = COMPOUND.test(`${first.word} ${second.word}`)
        const whole = { word: first.word + second.word, isPrefix: second.isUnfinished, isCompound }
        const forms = isCompound ? formsOf(second.word) : []
        return [[whole], ...forms.map((form) => [{ ...whole, word: first.word + form, isPrefix: false }])]
      }),
      ...(MIXED.test(word) ? [asParts(partsOf(word), isUnfinished)] : []),
      ...(isSegment || isKnown ? [] : halvesOf(word, isUnfinished, terms)),
    ]
    const isWritten = () =>
      [[{ word, isPrefix: isUnfinished }], ...spellings].some((parts) => {
        const spelled = parts.map((part) => part.word).join(' ')
        // "g" and "413" must be neighbours.
        return entriesWithAll(terms, parts).some(
          (entry) => parts.length === 1 || names[documentOfEntry(entry)]?.includes(spelled),
        )
      })
    const isPart = PART_NUMBER.test(word) && !isWritten()
    // Alone, "car" for "cat" would find too much. The other words of a query say which product is meant.
    const isClear = isKnown || isSegment || tokens.length < 2
    return {
      word,
      isUnfinished,
      // What no product has may be the beginning of a word that the user did not finish.
      isPrefix: isUnfinished || (!isKnown && word.length >= MIN_BEGINNING),
      synonyms: synonymsOf(word),
      forms: isSegment ? [] : formsOf(word),
      typos: isPart ? 1 : allowedTypos(word, isClear ? 4 : 3),
      isPart,
      // Its letters and its digits somewhere in a product are another number.
      spellings: isPart ? [] : spellings,
    }
  })
}

/** "batteries" for "battery", "tracker" for "tracking", and the reverse. */
const formsOf = (word: string): string[] =>
  ENDINGS.flatMap((endings) =>
    endings.flatMap((from) => {
      const stem = word.slice(0, word.length - from.length)
      return word.endsWith(from) && stem.length >= MIN_BEGINNING ? endings.map((to) => stem + to) : []
    }),
  )

/** "macbook" as "mac" and "book", if the store has both words. */
function halvesOf(word: string, isPrefix: boolean, terms: Terms): SpellingPart[][] {
  const halves: SpellingPart[][] = []
  for (let at = MIN_HALF; at <= word.length - MIN_HALF; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)]
    const canBegin = isPrefix && second.length >= MIN_BEGINNING
    if (terms.get(first) && (terms.get(second) || (canBegin && !terms.beginningWith(second).next().done)))
      halves.push(asParts([first, second], isPrefix))
  }
  return halves
}

/** One letter is the beginning of too many words. */
function asParts(words: readonly string[], isPrefix: boolean): SpellingPart[] {
  return words.map((word, at) => ({ word, isPrefix: isPrefix && at === words.length - 1 && word.length > 1 }))
}
