import type { SearchDocument } from 'storefront-search/server'
import { normalize } from '../../../packages/search/src/local/words/tokenize.js'
import { words } from '../kinds.js'

/** What the kinds of queries know about the catalogue. */
export interface Tools {
  readonly random: () => number
  readonly pick: <T>(values: readonly T[]) => T | undefined
  /** The indexes of the products that have all of these words in their name, tags or collections. */
  readonly documentsWith: (words: readonly string[]) => readonly number[]
  readonly countWith: (words: readonly string[]) => number
  /** How many products have a word that passes. */
  readonly countWhere: (passes: (word: string) => boolean) => number
  readonly isWord: (word: string) => boolean
  /** How many products have the word. */
  readonly frequency: (word: string) => number
  /** A word of another product. */
  readonly otherWord: () => string
}

/** Deterministic, so that two runs ask the same. */
export function createRandom(seed: number): () => number {
  let state = Math.imul(seed, 2654435761) >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

export const keyOf = (word: string) => normalize(word)

/** The words of a product that every finder indexes. */
export function createTools(documents: readonly SearchDocument[], random: () => number): Tools {
  const documentsOf = new Map<string, Set<number>>()
  documents.forEach(({ name, tags, collections }, index) => {
    for (const word of words([name, ...tags, ...collections.map((each) => each.name)].join(' '))) {
      const key = keyOf(word)
      const found = documentsOf.get(key)
      if (found) found.add(index)
      else documentsOf.set(key, new Set([index]))
    }
  })
  const vocabulary = [...documentsOf.keys()]
  const documentsWith = (given: readonly string[]) => {
    const sets = given.map((word) => documentsOf.get(keyOf(word)) ?? new Set<number>())
    const [smallest = new Set<number>()] = [...sets].sort((a, b) => a.size - b.size)
    return [...smallest].filter((index) => sets.every((set) => set.has(index)))
  }
  const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)]
  return {
    random,
    pick,
    documentsWith,
    countWith: (given) => documentsWith(given).length,
    countWhere(passes) {
      const found = new Set<number>()
      for (const [word, indexes] of documentsOf) if (passes(word)) indexes.forEach((each) => found.add(each))
      return found.size
    },
    isWord: (word) => documentsOf.has(keyOf(word)),
    frequency: (word) => documentsOf.get(keyOf(word))?.size ?? 0,
    otherWord: () => pick(vocabulary) ?? '',
  }
}
