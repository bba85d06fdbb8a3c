import { InvalidResponseError } from '../../core/errors/index.js'
import { isObject } from '../../core/is-object.js'
import type { SearchEngine, SearchResponse } from './engine.js'
import { searchErrorMessage } from './error-texts.js'
import { fetchText } from './fetch-text.js'

/** Options of `httpEngine`. */
export interface HttpEngineOptions {
  /** Default: the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch | undefined
}

/**
 * Searches on a server, through `createSearchHandler` of `storefront-react/search/server`. Sends no key.
 * @param url path or URL of the handler's route
 */
export function httpEngine(url: string, { fetch }: HttpEngineOptions = {}): SearchEngine {
  return {
    isRemote: true,
    async query(request, { signal }) {
      const search = `request=${encodeURIComponent(JSON.stringify(request))}`
      const text = await fetchText(url + (url.includes('?') ? '&' : '?') + search, { fetch, signal })
      return readResponse(text)
    },
  }
}

function readResponse(text: string): SearchResponse {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    throw new InvalidResponseError(searchErrorMessage('search-response'), { cause })
  }
  if (!isResponse(json)) throw new InvalidResponseError(searchErrorMessage('search-response'))
  return json
}

function isResponse(json: unknown): json is SearchResponse {
  return (
    isObject(json) &&
    typeof json.hasMore === 'boolean' &&
    Array.isArray(json.facets) &&
    Array.isArray(json.suggestions) &&
    Array.isArray(json.hits) &&
    json.hits.every((hit) => isObject(hit) && isObject(hit.item) && typeof hit.id === 'string')
  )
}
