import { InvalidResponseError } from '../../core/errors/invalid-response-error.js'
import { NetworkError } from '../../core/errors/transport-errors.js'
import { isCutOff } from '../../core/transport/is-cut-off.js'
import type { SearchEngine, SearchResponse } from '../engine/engine.js'
import { searchErrorMessage } from '../engine/error-texts.js'
import { fetchText } from '../engine/fetch-text.js'
import { isSearchResponse } from './is-search-response.js'

/** Options of `createHttpSearchEngine`. */
export interface HttpSearchEngineOptions {
  /** Path or URL of the handler's route. */
  readonly url: string
  /** Default: the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch | undefined
  /** How long an answer may take, in milliseconds. Default 10,000. */
  readonly timeoutMs?: number | undefined
}

/** Servers and proxies refuse URLs above about 8,000 characters. A longer request is a POST, which no cache keeps. */
const MAX_URL_LENGTH = 6000

/**
 * Searches on a server, through `createSearchHandler` of `storefront-search/server`. Sends no key.
 */
export function createHttpSearchEngine({
  url,
  fetch,
  timeoutMs = 10_000,
}: HttpSearchEngineOptions): SearchEngine {
  return {
    isRemote: true,
    async query(request, { signal }) {
      const body = JSON.stringify(request)
      const search = `request=${encodeURIComponent(body)}`
      const text =
        search.length > MAX_URL_LENGTH
          ? await fetchText(url, { fetch, timeoutMs, signal, body })
          : await fetchText(url + (url.includes('?') ? '&' : '?') + search, { fetch, timeoutMs, signal })
      return readResponse(text)
    },
  }
}

function readResponse(text: string): SearchResponse {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    if (isCutOff(text)) throw new NetworkError({ cause }, searchErrorMessage('search-unreachable'))
    throw new InvalidResponseError(searchErrorMessage('search-response'), { cause })
  }
  if (!isSearchResponse(json)) throw new InvalidResponseError(searchErrorMessage('search-response'))
  return json
}
