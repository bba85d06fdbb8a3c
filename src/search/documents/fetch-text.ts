import { InvalidResponseError } from '../../core/errors/invalid-response-error.js'
import { NetworkError } from '../../core/errors/transport-errors.js'
import { readText, TooLargeError } from '../../core/transport/read-text.js'
import { MAX_DOCUMENTS_BYTES } from './encoded-documents.js'
import { searchErrorMessage } from '../engine/error-texts.js'
import { createSearchHttpError } from '../engine/search-http-error.js'
import { withDeadline } from '../engine/with-deadline.js'

interface FetchTextOptions {
  readonly timeoutMs: number
  readonly fetch?: typeof globalThis.fetch | undefined
  readonly signal?: AbortSignal | undefined
  readonly cache?: RequestCache | undefined
  /** JSON to post; without it, a GET. */
  readonly body?: string | undefined
}

/**
 * Reads a text, and stops reading at 20 MB.
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
    return await readText(response, MAX_DOCUMENTS_BYTES)
  } catch (error) {
    if (error instanceof TooLargeError) throw new InvalidResponseError(searchErrorMessage('documents-size'))
    if (signal.aborted || !(error instanceof TypeError)) throw error
    throw new NetworkError({ request, cause: error }, searchErrorMessage('search-unreachable'))
  }
}
