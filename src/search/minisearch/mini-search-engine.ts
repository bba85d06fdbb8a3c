import { searchErrorMessage } from '../state/error-texts.js'
import { InvalidParamsError } from '../../core/errors/index.js'
import { decodeInSlices } from '../state/encode.js'
import type { SearchEngine, SearchRequest, SearchResponse } from '../state/engine.js'
import { applyFilters, createFacetIndex, type FacetIndex } from '../state/facet-index.js'
import { fetchText } from '../state/fetch-text.js'
import type { SearchDocument, SearchDocuments } from '../state/search-document.js'
import { createTokenizer, normalize, type Token } from '../state/tokenize.js'
import { createHighlighter } from './highlight.js'
import { createPause, type Pause } from './pause.js'
import { suggestQueries } from './suggest.js'
import {
  createTextIndex,
  DEFAULT_WEIGHTS,
  matchWords,
  MAX_SCORE,
  type QueryWord,
  type SearchableField,
  type TextIndex,
  type Tokenize,
} from './text-index.js'

const MAX_WORDS = 16

/** Options of `miniSearchEngine`. */
export interface MiniSearchEngineOptions {
  /** The URL of encoded documents, or the documents themselves. */
  readonly documents: string | URL | SearchDocuments
  /** The `storeId` that the documents must have. */
  readonly store?: string | undefined
  /** From 0 to 63; a match in a field with a higher weight comes first. Default: the name, then tags. */
  readonly weights?: Partial<Readonly<Record<SearchableField, number>>> | undefined
  /** Groups of single words that mean the same, such as `[['sofa', 'couch']]`. */
  readonly synonyms?: readonly (readonly string[])[] | undefined
  /** Splits a text into words, in queries too. Each `word` must be normalised. */
  readonly tokenize?: Tokenize | undefined
  /** BCP 47 tag, for sorting by name and for words of scripts without spaces. Default: the runtime's. */
  readonly locale?: string | undefined
  /** Default: the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch | undefined
}

interface LoadedDocuments {
  readonly asOf: string
  readonly documents: readonly SearchDocument[]
  readonly text: TextIndex
  readonly facets: FacetIndex
  /** By document index: 0 for the newest. */
  readonly newestRank: Int32Array
  readonly byNewest: Int32Array
  readonly available: Uint8Array
  /** Sorted when it is first needed. */
  nameRank?: Int32Array
}

/**
 * A search in the page or on a server, for up to 10,000 products in a browser and 50,000 on a server. Runs in the calling
 * thread: indexing pauses every 8 ms.
 * @example
 * const search = createSearch({ client, engine: miniSearchEngine({ documents: '/search.json' }) })
 */
export function miniSearchEngine({
  documents: source,
  store,
  weights,
  synonyms = [],
  locale,
  tokenize = createTokenizer(locale),
  fetch,
}: MiniSearchEngineOptions): SearchEngine {
  const synonymsByWord = new Map<string, string[]>()
  for (const group of synonyms.map((words) => words.map(normalize))) {
    for (const word of group) {
      const others = group.filter((other) => other !== word)
      synonymsByWord.set(word, [...(synonymsByWord.get(word) ?? []), ...others])
    }
  }
  let loaded: LoadedDocuments | undefined
  let isDisposed = false

  async function load(signal?: AbortSignal) {
    const isUrl = typeof source === 'string' || source instanceof URL
    if (!isUrl && loaded) return { asOf: loaded.asOf }
    // `no-cache` revalidates: an unchanged file is a 304 without a body.
    const cache = loaded ? 'no-cache' : 'default'
    const pause = createPause(signal)
    const data = isUrl
      ? await decodeInSlices(await fetchText(source, { fetch, signal, cache }), { store }, pause)
      : source
    if (!loaded || loaded.asOf !== data.asOf) {
      loaded = await indexDocuments(data, tokenize, { ...DEFAULT_WEIGHTS, ...weights }, pause)
    }
    return { asOf: loaded.asOf }
  }

  let loading: Promise<unknown> | undefined
  return {
    isRemote: false,
    load,
    async query(request, { signal }) {
      if (isDisposed) throw new InvalidParamsError(searchErrorMessage('search-disposed'))
      if (!loaded) {
        // Shared by all first queries, so that one of them being aborted does not stop the others.
        loading ??= load().finally(() => (loading = undefined))
        await loading
      }
      signal?.throwIfAborted()
      return answer(loaded as LoadedDocuments, request)
    },
    dispose() {
      isDisposed = true
      loaded = undefined
    },
  }

  function answer(index: LoadedDocuments, request: SearchRequest): SearchResponse {
    const { documents, newestRank, byNewest, available } = index
    const { query, scope, sort, offset, limit } = request
    const tokens = distinct(tokenize(query)).slice(0, MAX_WORDS)
    const words = tokens.map(({ word, isSegment }, at): QueryWord => ({
      word,
      isPrefix: isSegment === true || (at === tokens.length - 1 && !/\s$/.test(query)),
      synonyms: synonymsByWord.get(word) ?? [],
    }))
    const isBrowsing = query.trim() === ''
    const matches = isBrowsing
      ? { documents: byNewest, scores: undefined, isRelaxed: false }
      : matchWords(index.text, words)
    const candidates = filterScope(index, matches.documents, scope)
    const { passing, facets, lowestPrice } = applyFilters(
      index.facets,
      candidates,
      request.filters,
      request.facets,
    )

    // The newest rank is unique, so one number orders by any field and then by age, and also names the document.
    const { length } = documents
    const none = index.facets.prices.length
    const keyOf = (document: number): number => {
      const newest = newestRank[document] as number
      const isReversed = request.order === 'desc'
      let rank = 0
      if (sort === 'price') {
        const price = lowestPrice(document)
        // A product without a price stays last.
        rank = isReversed && price < none ? none - 1 - price : price
      } else if (sort === 'name') {
        const name = nameRanks(index)[document] as number
        rank = isReversed ? length - name : name
      } else if (sort === 'createdAt') {
        rank = request.order === 'asc' ? length - newest : 0
      } else if (matches.scores) {
        rank = (MAX_SCORE - (matches.scores[document] as number)) * 2 + (available[document] ? 0 : 1)
      }
      return rank * length + newest
    }
    const keys = Float64Array.from(passing, keyOf).sort()
    const found = Array.from(keys.subarray(offset, offset + limit), (key) => byNewest[key % length] as number)
    const highlight = createHighlighter(words, tokenize)
    return {
      hits: found.map((at) => {
        const item = documents[at] as SearchDocument
        return { id: item.id, item, highlights: highlight(item) }
      }),
      totalCount: passing.length,
      isExact: true,
      hasMore: offset + limit < passing.length,
      facets,
      suggestions:
        isBrowsing || !matches.scores
          ? []
          : suggestQueries(index.text, query, tokens, words, {
              documents: matches.documents,
              scores: matches.scores,
              isRelaxed: matches.isRelaxed,
            }),
      isRelaxed: matches.isRelaxed,
      asOf: index.asOf,
    }
  }

  function nameRanks(index: LoadedDocuments): Int32Array {
    if (!index.nameRank) {
      const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
      const names = index.documents.map(({ name }) => name)
      const sorted = [...names.keys()].sort((a, b) => compare(names[a] as string, names[b] as string))
      const ranks = new Int32Array(names.length)
      sorted.forEach((document, at) => {
        const before = sorted[at - 1]
        const isEqual =
          before !== undefined && compare(names[before] as string, names[document] as string) === 0
        ranks[document] = isEqual ? (ranks[before] as number) : at
      })
      index.nameRank = ranks
    }
    return index.nameRank
  }
}

async function indexDocuments(
  { asOf, facets, documents }: SearchDocuments,
  tokenize: Tokenize,
  weights: Readonly<Record<SearchableField, number>>,
  pause: Pause,
): Promise<LoadedDocuments> {
  const text = await createTextIndex(documents, tokenize, weights, pause)
  await pause()
  const times = documents.map(({ createdAt }) => Date.parse(createdAt) || 0)
  const byNewest = Int32Array.from(documents.keys()).sort(
    (a, b) =>
      (times[b] as number) - (times[a] as number) ||
      ((documents[a] as SearchDocument).id < (documents[b] as SearchDocument).id ? -1 : 1),
  )
  const newestRank = new Int32Array(documents.length)
  byNewest.forEach((document, rank) => (newestRank[document] = rank))
  await pause()
  return {
    asOf,
    documents,
    text,
    facets: await createFacetIndex(documents, facets, pause),
    byNewest,
    newestRank,
    available: Uint8Array.from(documents, ({ variants }) =>
      variants.some((each) => each.available) ? 1 : 0,
    ),
  }
}

function filterScope(
  { facets }: LoadedDocuments,
  documents: Int32Array | readonly number[],
  scope: SearchRequest['scope'],
): Iterable<number> {
  if (scope.collection === undefined && scope.tag === undefined) return documents
  return [...documents].filter((document) => facets.isInScope(scope, document))
}

function distinct(tokens: readonly Token[]): Token[] {
  // The last of equal words stays, because only the last word of a query is a prefix.
  return tokens.filter(({ word }, at) => !tokens.some((other, index) => index > at && other.word === word))
}
