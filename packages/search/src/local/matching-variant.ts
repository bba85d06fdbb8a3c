import type { SearchDocument } from '../documents/search-document.js'
import type { FilterResult } from './apply-filters.js'
import type { IndexedDocuments } from './index-documents.js'
import { matchingLetters } from './words/match-words.js'
import type { QueryWord } from './words/query-words.js'
import type { Tokenize } from './words/text-index.js'

/**
 * Returns a function for the variant that a hit shows: one that the filters accept, then the one whose option values have
 * the most words of the query, then one that is available. `undefined` if neither filters nor words choose a variant.
 */
export function createVariantMatcher(
  { documents, facets: { firstVariant } }: IndexedDocuments,
  { filtersVariants, acceptsVariant }: Pick<FilterResult, 'filtersVariants' | 'acceptsVariant'>,
  words: readonly QueryWord[],
  tokenize: Tokenize,
): (document: number) => SearchDocument['variants'][number] | undefined {
  // Option values repeat on most products.
  const known = new Map<string, readonly QueryWord[]>()
  const wordsIn = (value: string): readonly QueryWord[] => {
    let found = known.get(value)
    if (!found) {
      const tokens = tokenize(value)
      found = words.filter((word) => tokens.some((token) => matchingLetters(token, word) > 0))
      known.set(value, found)
    }
    return found
  }
  return (document) => {
    const { variants } = documents[document] as SearchDocument
    const first = firstVariant[document] as number
    const candidates = variants
      .map((variant, at) => ({
        variant,
        isAccepted: acceptsVariant(first + at),
        found: new Set(Object.values(variant.attributes).flatMap(wordsIn)).size,
      }))
      .filter(({ isAccepted }) => isAccepted)
    const best = Math.max(...candidates.map(({ found }) => found))
    if (!filtersVariants && !(best > 0)) return
    const matching = candidates.filter(({ found }) => found === best)
    return (matching.find(({ variant }) => variant.available) ?? matching[0])?.variant
  }
}
