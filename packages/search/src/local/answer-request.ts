import type { SearchHit, SearchRequest, SearchResponse } from 'storefront-react/search/engine'

import type { SearchDocument } from '../documents/search-document.js'
import { applyFilters } from './apply-filters.js'
import { createHighlighter } from './words/highlight.js'
import type { IndexedDocuments } from './index-documents.js'
import { matchWords, MAX_WORDS, type TextMatches } from './words/match-words.js'
import { createVariantMatcher } from './matching-variant.js'
import { toQueryWords } from './words/query-words.js'
import { sortDocuments } from './sort-documents.js'
import { suggestQueries } from './words/suggest.js'
import { toNameKey, type Tokenize } from './words/text-index.js'
import type { Token } from './words/tokenize.js'

export interface AnswerOptions {
  readonly tokenize: Tokenize
  readonly synonymsOf: (word: string) => readonly string[]
}

/** Answers a request from the index, in one go: a query takes a few milliseconds. */
export function answerRequest(
  index: IndexedDocuments,
  request: SearchRequest,
  { tokenize, synonymsOf }: AnswerOptions,
): SearchResponse {
  const { query, offset, limit } = request
  const all = tokenize(query)
  const tokens = distinct(all).slice(0, MAX_WORDS)
  const asked = toQueryWords(query, tokens, index.text, synonymsOf)
  const matches = query.trim() === '' ? undefined : matchWords(index.text, asked)
  const words = matches?.words ?? asked
  const candidates = filterScope(index, matches, request.scope)
  const filtered = applyFilters(index.facets, candidates, request.filters, request.facets)
  const sorted = sortDocuments(index, filtered, request, matches?.scores, toNameKey(all))
  const highlight = createHighlighter(words, tokenize)
  const findVariant = createVariantMatcher(index, filtered, words, tokenize)
  const toHit = (document: number): SearchHit => {
    const item = index.documents[document] as SearchDocument
    const variant = findVariant(document)
    return {
      id: item.id,
      item,
      highlights: highlight(item),
      ...(variant && { matchingVariantId: variant.id }),
    }
  }
  return {
    hits: sorted.slice(offset, offset + limit).map(toHit),
    totalCount: sorted.length,
    isExact: true,
    hasMore: offset + limit < sorted.length,
    facets: filtered.facets,
    suggestions: matches ? suggestQueries(index.text, query, tokens, words, matches) : [],
    isRelaxed: matches?.isRelaxed ?? false,
    asOf: index.asOf,
  }
}

/** Without a query, all documents of the scope, newest first. */
function filterScope(
  { facets, byNewest }: IndexedDocuments,
  matches: TextMatches | undefined,
  scope: SearchRequest['scope'],
): Iterable<number> {
  const documents = matches?.documents ?? byNewest
  if (scope.collection === undefined && scope.tag === undefined) return documents
  return [...documents].filter((document) => facets.isInScope(scope, document))
}

function distinct(tokens: readonly Token[]): Token[] {
  // The last of equal words stays, because only the last word of a query is a prefix.
  return tokens.filter(({ word }, at) => !tokens.some((other, index) => index > at && other.word === word))
}
