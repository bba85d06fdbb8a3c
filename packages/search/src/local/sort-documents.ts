import type { SearchRequest } from 'storefront-react/search/engine'

import type { FilterResult } from './apply-filters.js'
import type { IndexedDocuments } from './index-documents.js'
import { MAX_SCORE } from './words/match-words.js'

/** Longer names count as equally long. */
const MAX_LENGTH = 255

/** Ranks of one document, each below its `limit`. The first one that differs decides. */
type Ranks = readonly (readonly [rank: number, limit: number])[]

/**
 * Sorts documents by the request. Each gets one number that holds all of its ranks, because sorting numbers is several
 * times as fast as sorting with a function. The last rank, by age, is unique, so it also names the document.
 * @param scores how well each document matches; none for a request without a query
 * @param nameKey the query as a name would be written
 */
export function sortDocuments(
  index: IndexedDocuments,
  { passing, lowestPrice }: Pick<FilterResult, 'passing' | 'lowestPrice'>,
  { sort, order }: Pick<SearchRequest, 'sort' | 'order'>,
  scores: Float64Array | undefined,
  nameKey: string,
): number[] {
  const { newestRank, byNewest, available, text } = index
  const { length } = newestRank
  const isOneWord = !nameKey.includes(' ')
  const isDescending = order === 'desc'
  const reverse = (rank: number, limit: number) => (isDescending ? limit - 1 - rank : rank)

  function ranksOf(document: number): Ranks {
    if (sort === 'price') {
      const limit = index.facets.prices.length
      const price = lowestPrice(document)
      // A product without a price stays last.
      return [[price < limit ? reverse(price, limit) : limit, limit + 1]]
    }
    if (sort === 'name') return [[reverse(index.nameRanks()[document] as number, length), length]]
    if (sort === 'createdAt')
      return order === 'asc' ? [[length - 1 - (newestRank[document] as number), length]] : []
    if (!scores) return []
    const name = text.names[document] as string
    return [
      [name === nameKey ? 0 : 1, 2],
      [MAX_SCORE - (scores[document] as number), MAX_SCORE + 1],
      [name.startsWith(nameKey) ? 0 : 1, 2],
      [available[document] ? 0 : 1, 2],
      // Of names with several words of the query, a short one has the fewest others.
      [isOneWord ? 0 : Math.min(name.length, MAX_LENGTH), MAX_LENGTH + 1],
    ]
  }

  const keyOf = (document: number): number => {
    let key = 0
    for (const [rank, limit] of ranksOf(document)) key = key * limit + rank
    return key * length + (newestRank[document] as number)
  }
  const keys = Float64Array.from(passing, keyOf).sort()
  return Array.from(keys, (key) => byNewest[key % length] as number)
}
