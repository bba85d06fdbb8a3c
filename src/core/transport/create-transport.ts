import { errorMessage } from '../errors/error-texts.js'
import { InvalidParamsError } from '../errors/invalid-params-error.js'
import { InvalidResponseError } from '../errors/invalid-response-error.js'
import type { ErrorRequest } from '../errors/storefront-error.js'
import { NetworkError, TimeoutError } from '../errors/transport-errors.js'
import { createHttpError } from '../errors/http-errors.js'
import { resolveBaseUrl } from './base-url.js'
import {
  createHeaders,
  resolveApiKey,
  type ApiKey,
  type HeaderOptions,
  type StaticHeaders,
} from './credentials.js'
import { startDeadline } from './deadline.js'
import type { FetchOptions } from './fetch-options.js'
import { isCutOff } from './is-cut-off.js'
import { createCacheBypass, isFrameworkSignal, isServerCached } from './server-cache.js'
import { readErrorBody, readRetryAfter } from './error-body.js'
import { readText, TooLargeError } from './read-text.js'
import { copyError, redactResponse } from './redact.js'
import { toQueryString, type SearchParams } from './search-params.js'

export interface TransportConfig extends HeaderOptions {
  readonly baseUrl: string
  readonly apiKey: ApiKey
  readonly fetch?: typeof fetch | undefined
  readonly fetchOptions?: FetchOptions | undefined
  readonly timeoutMs: number
  readonly maxResponseBytes: number
  readonly onRepeat?: ((event: RepeatEvent) => void) | undefined
}

/** A request that was sent again, because its connection was closed before the response began. */
export interface RepeatEvent {
  readonly request: ErrorRequest
  /** What `fetch` threw. */
  readonly cause: unknown
}

/** Options of one request: a signal that aborts it, and options for `fetch`. */
export interface RequestOptions {
  /** Aborts the request; the promise rejects with the signal's reason, unchanged. */
  readonly signal?: AbortSignal | undefined
  /** Merged over the client's `fetchOptions`. */
  readonly fetchOptions?: FetchOptions | undefined
}

export interface JsonResponse {
  readonly json: unknown
  readonly headers: Headers
  readonly request: ErrorRequest
}

/**
 * Sends a GET request and reads the response. `path` starts with a slash and may have a query. Requests an invalid response
 * of a server's cache once more, and a request whose connection was dead, and retries nothing else.
 */
export type Transport = <T>(
  path: string,
  searchParams: SearchParams | URLSearchParams | undefined,
  options: RequestOptions | undefined,
  read: (response: JsonResponse) => T,
) => Promise<T>

export function createTransport(config: TransportConfig): Transport {
  async function getJson(
    path: string,
    searchParams: SearchParams | URLSearchParams | undefined,
    { signal, fetchOptions }: RequestOptions,
    extraHeaders?: StaticHeaders,
  ): Promise<JsonResponse> {
    // Resolving an absolute URL would send the key to another host, so append the path to the base URL.
    if (!path.startsWith('/')) throw new InvalidParamsError(errorMessage('path'))
    const query = toQueryString(searchParams)
    const url = resolveBaseUrl(config.baseUrl) + path + (path.includes('?') ? query.replace('?', '&') : query)
    const request: ErrorRequest = { method: 'GET', url }
    signal?.throwIfAborted()
    const deadline = startDeadline(config.timeoutMs, signal)

    async function send(): Promise<TextResponse> {
      const key = await resolveApiKey(config.apiKey, request)
      const { headers, secrets } = createHeaders(key, config, request, extraHeaders)
      const init: RequestInit = {
        // fetch would send the custom headers to the other origin, and its response would be trusted.
        redirect: 'error',
        ...config.fetchOptions,
        ...fetchOptions,
        method: 'GET',
        headers,
        signal: deadline.signal,
      }
      try {
        const call = () => (config.fetch ?? fetch)(url, init)
        const response = await call().catch((cause: unknown) => {
          if (!isDeadSocket(cause)) throw cause
          config.onRepeat?.({ request, cause: copyError(cause, secrets) })
          return call()
        })
        if (!isResponse(response)) {
          throw new InvalidResponseError(errorMessage('not-a-response'), { request })
        }
        return { response, text: await readText(response, config.maxResponseBytes), secrets }
      } catch (thrown) {
        if (thrown instanceof InvalidResponseError || isFrameworkSignal(thrown)) throw thrown
        if (thrown instanceof TooLargeError) {
          throw new InvalidResponseError(errorMessage('too-large', config.maxResponseBytes), { request })
        }
        throw new NetworkError({ request, cause: copyError(thrown, secrets) })
      }
    }

    let received: TextResponse
    try {
      received = await deadline.race(send())
    } catch (error) {
      if (deadline.expired()) throw new TimeoutError(config.timeoutMs, { request })
      signal?.throwIfAborted()
      throw error
    } finally {
      deadline.clear()
    }
    const { response, text, secrets } = received
    const { status, headers } = response
    if (status < 200 || status > 299) {
      const { body, detail } = readErrorBody(text, secrets)
      const retryAfterMs = readRetryAfter(headers.get('Retry-After'))
      throw createHttpError({ status, body, detail, retryAfterMs, request })
    }
    return { json: parseJson(redactResponse(text, secrets), status, request), headers, request }
  }

  return async (path, searchParams, options = {}, read) => {
    try {
      return read(await getJson(path, searchParams, options))
    } catch (error) {
      const isCached = isServerCached({ ...config.fetchOptions, ...options.fetchOptions })
      if (!isCached || !isOfResponse(error)) throw error
      return read(await getJson(path, searchParams, options, createCacheBypass()))
    }
  }
}

/** Whether a response that a cache can have stored is invalid or was cut off. */
function isOfResponse(error: unknown): boolean {
  return error instanceof InvalidResponseError || (error as Error | null)?.cause instanceof SyntaxError
}

/**
 * A server can close a connection that it kept open at the moment when the next request is sent on it. Nothing has read such
 * a request, so it is sent again. Not a refused connection, a name that is not found, or a time limit.
 */
function isDeadSocket(thrown: unknown): boolean {
  const { code } = ((thrown as Error | undefined)?.cause ?? {}) as { readonly code?: unknown }
  return code === 'UND_ERR_SOCKET' || code === 'ECONNRESET' || code === 'EPIPE'
}

interface TextResponse {
  readonly response: Response
  readonly text: string
  /** Needed to redact the body. */
  readonly secrets: readonly string[]
}

/** A `__proto__` key, also with escaped letters. Parsing with a function is slow, so look for the key first. */
const MAY_HAVE_PROTO = /__proto__|\\u00[567]/

/** Code that copies a `__proto__` key by assignment sets the prototype of the copy, so drop the key. */
function withoutProto(key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value
}

/** A custom fetch can return anything. */
function isResponse(value: Partial<Response> | null | undefined): boolean {
  return (
    typeof value?.text === 'function' &&
    Number.isInteger(value.status) &&
    typeof value.headers?.get === 'function'
  )
}

function parseJson(text: string, status: number, request: ErrorRequest): unknown {
  try {
    return MAY_HAVE_PROTO.test(text) ? JSON.parse(text, withoutProto) : JSON.parse(text)
  } catch (cause) {
    const message = /^\s*</.test(text) ? errorMessage('html') : errorMessage('not-json', status, text.length)
    throw isCutOff(text)
      ? new NetworkError({ request, cause }, message)
      : new InvalidResponseError(message, { request })
  }
}
