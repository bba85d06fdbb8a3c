import { InvalidParamsError } from 'storefront-react/core'
import { fetchText, type SearchEngine, untilAborted } from 'storefront-react/search/engine'

import { decodeInSlices } from '../documents/decode.js'
import type { SearchDocuments } from '../documents/search-document.js'
import { searchErrorMessage } from '../error-texts.js'
import { answerRequest } from './answer-request.js'
import { indexDocuments, type IndexedDocuments } from './index-documents.js'
import { createPause, type Pause } from './pause.js'
import { DEFAULT_WEIGHTS } from './words/text-index.js'
import { createTokenizer, normalize } from './words/tokenize.js'

/** Options of `createLocalSearchEngine`. */
export interface LocalSearchEngineOptions {
  /** The URL of encoded documents, or the documents themselves. */
  readonly documents: string | URL | SearchDocuments
  /** The `storeId` that the documents must have. */
  readonly store?: string | undefined
  /** From 0 to 63; a match in a field with a higher weight comes first. Default: the name, then tags. */
  readonly weights?:
    | Partial<Readonly<Record<'name' | 'tags' | 'collections' | 'options' | 'description', number>>>
    | undefined
  /** Groups of single words that mean the same, such as `[['sofa', 'couch']]`. */
  readonly synonyms?: readonly (readonly string[])[] | undefined
  /** Splits a string into words, in queries too. Each `word` must be normalised. */
  readonly tokenize?:
    | ((text: string) => readonly {
        readonly word: string
        readonly start: number
        readonly end: number
        /** A part of a word, in languages without spaces. */
        readonly isSegment?: true | undefined
      }[])
    | undefined
  /** BCP 47 tag, for sorting by name and for words of scripts without spaces. Default: the runtime's. */
  readonly locale?: string | undefined
  /** Default: the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch | undefined
  /** How long the documents may take to arrive, in milliseconds. Default 60,000. */
  readonly timeoutMs?: number | undefined
}

/**
 * A search in the page or on a server, for up to 10,000 products in a browser and 200,000 on a server. Runs in the calling
 * thread: indexing pauses every 8 ms.
 * @example
 * const search = createSearch({ client, engine: createLocalSearchEngine({ documents: '/search.json' }) })
 */
export function createLocalSearchEngine({
  documents: source,
  store,
  weights,
  synonyms = [],
  locale,
  tokenize = createTokenizer(locale),
  fetch,
  timeoutMs = 60_000,
}: LocalSearchEngineOptions): SearchEngine {
  const synonymsOf = createSynonyms(synonyms)
  const indexOptions = { tokenize, weights: { ...DEFAULT_WEIGHTS, ...weights }, locale }
  let index: IndexedDocuments | undefined
  let loading: Promise<void> | undefined
  let isDisposed = false

  async function read(pause: Pause): Promise<SearchDocuments> {
    if (typeof source !== 'string' && !(source instanceof URL)) return source
    try {
      // `no-cache` revalidates: an unchanged file is a 304 without a body.
      const text = await fetchText(source, { fetch, timeoutMs, cache: index ? 'no-cache' : 'default' })
      return await decodeInSlices(text, { store }, pause)
    } catch (error) {
      if (process.env.NODE_ENV !== 'production') {
        console.warn(searchErrorMessage('documents-failed', String(source), error))
      }
      throw error
    }
  }

  async function loadDocuments(): Promise<void> {
    const pause = createPause()
    const data = await read(pause)
    // A cache on the way may answer with an older file.
    if (index && !isNewer(data.asOf, index.asOf)) return
    const next = await indexDocuments(data, indexOptions, pause)
    if (!isDisposed) index = next
  }

  async function load(signal?: AbortSignal) {
    signal?.throwIfAborted()
    // Shared by all callers, so that one of them being aborted does not stop the others.
    loading ??= loadDocuments().finally(() => (loading = undefined))
    await untilAborted(loading, signal)
    return { asOf: index?.asOf }
  }

  return {
    isRemote: false,
    load,
    async query(request, { signal }) {
      if (!index && !isDisposed) await load(signal)
      if (isDisposed || !index) throw new InvalidParamsError(searchErrorMessage('search-disposed'))
      signal?.throwIfAborted()
      return answerRequest(index, request, { tokenize, synonymsOf })
    },
    destroy() {
      isDisposed = true
      index = undefined
    },
  }
}

/** If a time cannot be read, any change counts as newer. */
function isNewer(asOf: string, than: string): boolean {
  const difference = Date.parse(asOf) - Date.parse(than)
  return Number.isNaN(difference) ? asOf !== than : difference > 0
}

function createSynonyms(synonyms: readonly (readonly string[])[]): (word: string) => readonly string[] {
  const groups = synonyms.map((words) => words.map(normalize))
  return (word) => groups.filter((group) => group.includes(word)).flat()
}
