import { errorMessage } from '../errors/error-texts.js'
import {
  InvalidParamsError,
  InvalidResponseError,
  NetworkError,
  TimeoutError,
  type ErrorRequest,
} from '../errors/index.js'
import { httpErrorOf } from '../errors/http-errors.js'
import { resolveBaseUrl } from './base-url.js'
import { redactError, requestHeaders, resolveApiKey, type ApiKey, type StaticHeaders } from './credentials.js'
import { startDeadline } from './deadline.js'
import { readErrorBody, readRetryAfter } from './error-body.js'
import { toQueryString, type SearchParams } from './search-params.js'

/**
 * Options for the platform's `fetch`, frameworks' additions such as Next's `next: { revalidate, tags }`
 * among them. What the client itself decides (method, body, headers, signal) is not here.
 */
export type FetchOptions = Omit<RequestInit, 'method' | 'body' | 'headers' | 'signal'> & {
  readonly [extension: string]: unknown
}

export interface TransportConfig {
  readonly baseUrl: string
  readonly apiKey: ApiKey
  readonly headers: StaticHeaders | (() => StaticHeaders)
  readonly fetch: typeof fetch | undefined
  readonly fetchOptions: FetchOptions | undefined
  readonly timeoutMs: number
}

/** Options of a single request. */
export interface RequestOptions {
  /** Aborts the request; the promise rejects with the signal's reason, unchanged. */
  readonly signal?: AbortSignal | undefined
  /** Merged over the client's `fetchOptions`. */
  readonly fetchOptions?: FetchOptions | undefined
}

/** An answer that was JSON, with the request it answers. */
export interface JsonResponse {
  readonly json: unknown
  readonly request: ErrorRequest
}

/**
 * One GET: URL, headers, time limit, status and body to JSON or to a typed error. Does not retry.
 *
 * @param path below the base URL, beginning with a slash
 */
export type Transport = (
  path: string,
  searchParams: SearchParams | URLSearchParams | undefined,
  options?: RequestOptions,
) => Promise<JsonResponse>

export function createTransport(config: TransportConfig): Transport {
  return async function getJson(path, searchParams, { signal, fetchOptions } = {}) {
    // Joined, never resolved: an absolute URL as a path would carry the key to another host.
    if (!path.startsWith('/')) throw new InvalidParamsError(errorMessage('path'))
    const query = toQueryString(searchParams)
    // A path of an app's own may bring a query already.
    const url = resolveBaseUrl(config.baseUrl) + path + (path.includes('?') ? query.replace('?', '&') : query)
    const request: ErrorRequest = { method: 'GET', url }
    signal?.throwIfAborted()
    const deadline = startDeadline(config.timeoutMs, signal)

    async function send(): Promise<Answer> {
      const key = await resolveApiKey(config.apiKey)
      const { headers } = config
      const init: RequestInit = {
        ...config.fetchOptions,
        ...fetchOptions,
        method: 'GET',
        headers: requestHeaders(key, typeof headers === 'function' ? headers() : headers),
        signal: deadline.signal,
      }
      try {
        const response = await (config.fetch ?? fetch)(url, init)
        return { response, text: await response.text(), key }
      } catch (thrown) {
        throw new NetworkError({ request, cause: redactError(thrown, key) })
      }
    }

    let answer: Answer
    try {
      answer = await deadline.limit(send())
    } catch (error) {
      if (deadline.expired()) throw new TimeoutError(config.timeoutMs, { request })
      signal?.throwIfAborted()
      throw error
    } finally {
      deadline.clear()
    }
    const { response, text, key } = answer
    if (!response.ok) {
      const { body, detail } = readErrorBody(text, key)
      const retryAfterMs = readRetryAfter(response.headers.get('Retry-After'))
      throw httpErrorOf({ status: response.status, body, detail, retryAfterMs, request })
    }
    return { json: parseJson(text, response, request), request }
  }
}

interface Answer {
  readonly response: Response
  readonly text: string
  /** For taking it out of whatever the server says. */
  readonly key: string | null
}

function parseJson(text: string, response: Response, request: ErrorRequest): unknown {
  try {
    return JSON.parse(text)
  } catch {
    const isHtml = /^\s*</.test(text)
    throw new InvalidResponseError(
      isHtml ? errorMessage('html') : errorMessage('not-json', response.status, text.length),
      {
        request,
      },
    )
  }
}
