import type { SearchDocument } from '../../documents/search-document.js'
import type { Pause } from '../pause.js'
import { addToPosting, MAX_WEIGHT, type Posting } from './posting.js'
import { createTerms, type Terms } from './terms.js'
import { spellingsOf, type Token } from './tokenize.js'

/** Splits a string into words. */
export type Tokenize = (text: string) => readonly Token[]

/** What a word of a query may be found in. */
export type SearchableField = 'name' | 'tags' | 'collections' | 'options' | 'description'

export type Weights = Readonly<Record<SearchableField, number>>

export const DEFAULT_WEIGHTS: Weights = { name: 8, tags: 4, collections: 3, options: 3, description: 1 }

/** Reading the clock costs more than one document. */
const DOCUMENTS_PER_CHECK = 16

export interface TextIndex {
  readonly terms: Terms
  /** The normalised words of each name, to find a name that is or begins with the query. */
  readonly names: readonly string[]
}

/** Builds the index with pauses, so that the page stays responsive. */
export async function createTextIndex(
  documents: readonly SearchDocument[],
  tokenize: Tokenize,
  weights: Weights,
  pause: Pause,
): Promise<TextIndex> {
  const postings = new Map<string, Posting>()
  const names: string[] = []
  // Tags, collections and options repeat on many products.
  const known = new Map<string, readonly Token[]>()
  const withSpellings = (text: string, tokens: readonly Token[]) => [...tokens, ...spellingsOf(text, tokens)]
  const repeatedTokens = (text: string) => {
    let tokens = known.get(text)
    if (!tokens) known.set(text, (tokens = withSpellings(text, tokenize(text))))
    return tokens
  }
  for (const [index, document] of documents.entries()) {
    const add = (text: string, field: SearchableField, tokens = repeatedTokens(text)) => {
      for (const { word, start, end, isPart } of tokens) {
        let posting = postings.get(word)
        if (!posting) postings.set(word, (posting = { entries: [], text: text.slice(start, end) }))
        const weight = Math.round(weights[field]) - (isPart ? 1 : 0)
        addToPosting(posting, index, Math.max(0, Math.min(MAX_WEIGHT, weight)))
      }
    }
    const { name, description } = document
    const words = tokenize(name)
    names.push(toNameKey(words))
    add(name, 'name', withSpellings(name, words))
    for (const tag of document.tags) add(tag, 'tags')
    for (const collection of document.collections) add(collection.name, 'collections')
    const options = new Set(document.variants.flatMap(({ attributes }) => Object.values(attributes)))
    for (const option of options) add(option, 'options')
    if (description) add(description, 'description', withSpellings(description, tokenize(description)))
    if (index % DOCUMENTS_PER_CHECK === 0) await pause()
  }
  return { terms: await createTerms(postings, pause), names }
}

/** Equal for names that differ in case, marks and punctuation only. */
export function toNameKey(tokens: readonly Token[]): string {
  return tokens.map(({ word }) => word).join(' ')
}
