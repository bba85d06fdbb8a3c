import { isObject } from '../../core/is-object.js'
import type { Search } from '../state/create-search.js'
import { completeRequest } from '../state/request.js'
import { errorResponse, jsonResponse } from './responses.js'

/** Options of `createSearchHandler`. */
export interface SearchHandlerOptions {
  /** Requests beyond this offset get status 400, because they cost as much as all pages before. Default 1000. */
  readonly maxOffset?: number | undefined
  /** `Cache-Control` of successful responses. Default: `public, max-age=60`. */
  readonly cacheControl?: string | undefined
  /** Called when the handler responds with 500. Default: `console.error`. */
  readonly onError?: ((error: unknown, request: Request) => void) | undefined
}

/** Longer than any request of a search field with all of its filters. */
const MAX_REQUEST_LENGTH = 8192

/**
 * Answers the requests of `httpEngine`.
 * @example
 * // app/api/search/route.ts in Next
 * export const GET = createSearchHandler(search)
 */
export function createSearchHandler(
  search: Pick<Search, 'query'>,
  {
    maxOffset = 1000,
    cacheControl = 'public, max-age=60',
    onError = (error) => console.error(error),
  }: SearchHandlerOptions = {},
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'GET') return errorResponse(405, 'method-not-allowed', { Allow: 'GET' })
    const searchRequest = readRequest(new URL(request.url).searchParams.get('request'))
    if (!searchRequest || searchRequest.offset > maxOffset) return errorResponse(400, 'bad-request')
    try {
      const response = await search.query(searchRequest, { signal: request.signal })
      return jsonResponse(JSON.stringify(response), { 'Cache-Control': cacheControl })
    } catch (error) {
      if (!request.signal.aborted) onError(error, request)
      return errorResponse(500, 'internal')
    }
  }
}

function readRequest(text: string | null) {
  if (text === null || text.length > MAX_REQUEST_LENGTH) return undefined
  try {
    const json: unknown = JSON.parse(text)
    return isObject(json) && !Array.isArray(json) ? completeRequest(json) : undefined
  } catch {
    return undefined
  }
}
