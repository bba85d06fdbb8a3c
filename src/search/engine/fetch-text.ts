import { InvalidResponseError } from '../../core/errors/invalid-response-error.js'
import { NetworkError } from '../../core/errors/transport-errors.js'
import { readText, TooLargeError } from '../../core/transport/read-text.js'
import { searchErrorMessage } from './error-texts.js'
import { createSearchHttpError } from './search-http-error.js'
import { withDeadline } from './with-deadline.js'

/** 20 MB. */
const MAX_TEXT_BYTES = 20 * 1024 * 1024

/** Options of `fetchText`. */
export interface FetchTextOptions {
  /** How long the whole response may take, in milliseconds. */
  readonly timeoutMs: number
  /** Default: the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch | undefined
  readonly signal?: AbortSignal | undefined
  readonly cache?: RequestCache | undefined
  /** JSON to post; without it, a GET. */
  readonly body?: string | undefined
}

/**
 * Reads a text from a search service or a file, and stops reading at 20 MB.
 * @throws {NetworkError} without a response.
 * @throws {TimeoutError} if the response is not complete within `timeoutMs`.
 * @throws {HttpError} for a status other than 2xx.
 * @throws {InvalidResponseError} over 20 MB.
 */
export function fetchText(
  url: string | URL,
  { timeoutMs, signal, ...options }: FetchTextOptions,
): Promise<string> {
  return withDeadline(timeoutMs, signal, (deadline) => readUrl(url, deadline, options))
}

async function readUrl(
  url: string | URL,
  signal: AbortSignal,
  { fetch = globalThis.fetch, cache, body }: Omit<FetchTextOptions, 'timeoutMs' | 'signal'>,
): Promise<string> {
  const post = body !== undefined && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }
  const request = { method: 'GET', url: String(url) } as const
  try {
    const response = await fetch(url, { signal, ...(cache && { cache }), ...post })
    if (!response.ok) throw createSearchHttpError({ request, status: response.status, body: undefined })
    return await readText(response, MAX_TEXT_BYTES)
  } catch (error) {
    if (error instanceof TooLargeError) throw createSizeError()
    if (signal.aborted || !(error instanceof TypeError)) throw error
    throw new NetworkError({ request, cause: error }, searchErrorMessage('search-unreachable'))
  }
}

/**
 * Checks a text that did not come from `fetchText`, which has the same limit.
 * @throws {InvalidResponseError} over 20 MB.
 */
export function assertTextSize(text: string): void {
  // A character has at most 3 bytes for each UTF-16 unit, so most texts need not be encoded to be counted.
  if (text.length * 3 > MAX_TEXT_BYTES && new TextEncoder().encode(text).length > MAX_TEXT_BYTES)
    throw createSizeError()
}

const createSizeError = () => new InvalidResponseError(searchErrorMessage('documents-size'))
