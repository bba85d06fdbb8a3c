import { isStorefrontError } from 'storefront-react/core'
import { readText } from 'storefront-react/internal'
import { completeSearchRequest } from 'storefront-react/search/engine'
import type { Search } from 'storefront-react/server'

import { isObject } from 'storefront-react/internal'
import { errorResponse, jsonResponse } from './responses.js'

/** Options of `createSearchHandler`. */
export interface SearchHandlerOptions {
  readonly search: Pick<Search, 'query'>
  /** Requests beyond this offset get status 400, because they cost as much as all pages before. Default 1000. */
  readonly maxOffset?: number | undefined
  /** `Cache-Control` of successful responses. Default: `public, max-age=60`. */
  readonly cacheControl?: string | undefined
  /** Called when the handler responds with 500. Default: `console.error`. */
  readonly onError?: ((error: unknown, request: Request) => void) | undefined
}

/** In UTF-16 units: longer than any request of a search field with all of its filters. */
const MAX_REQUEST_LENGTH = 65_536

/**
 * Answers the requests of `createHttpSearchEngine`: GET, and POST for a request that is too long for a URL.
 * @example
 * // app/api/search/route.ts in Next
 * export const GET = createSearchHandler({ search })
 * export const POST = GET
 */
export function createSearchHandler({
  search,
  maxOffset = 1000,
  cacheControl = 'public, max-age=60',
  onError = (error) => console.error(error),
}: SearchHandlerOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    const isPost = request.method === 'POST'
    if (!isPost && request.method !== 'GET') {
      return errorResponse(405, 'method-not-allowed', { Allow: 'GET, POST' })
    }
    const text = isPost ? await readBody(request) : new URL(request.url).searchParams.get('request')
    const searchRequest = readRequest(text)
    if (!searchRequest || searchRequest.offset > maxOffset) return errorResponse(400, 'bad-request')
    try {
      const response = await search.query(searchRequest, { signal: request.signal })
      return jsonResponse(JSON.stringify(response), { 'Cache-Control': cacheControl })
    } catch (error) {
      // A hosted engine refuses values that it would read as a filter. They come from the shopper's URL.
      if (isStorefrontError(error) && error.code === 'invalid-params')
        return errorResponse(400, 'bad-request')
      if (!request.signal.aborted) {
        try {
          onError(error, request)
        } catch {
          // The handler answers even if the app's logging fails.
        }
      }
      return errorResponse(500, 'internal')
    }
  }
}

/** UTF-8 has at most 3 bytes for each UTF-16 unit. `readRequest` counts the units. */
const readBody = (request: Request) => readText(request, MAX_REQUEST_LENGTH * 3).catch(() => null)

function readRequest(text: string | null) {
  if (text === null || text.length > MAX_REQUEST_LENGTH) return undefined
  try {
    const json: unknown = JSON.parse(text)
    return isObject(json) && !Array.isArray(json) ? completeSearchRequest(json) : undefined
  } catch {
    return undefined
  }
}
