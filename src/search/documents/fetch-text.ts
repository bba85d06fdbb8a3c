import { InvalidResponseError } from '../../core/errors/invalid-response-error.js'
import { NetworkError } from '../../core/errors/transport-errors.js'
import { createHttpError } from '../../core/errors/http-errors.js'
import { readText, TooLargeError } from '../../core/transport/read-text.js'
import { MAX_DOCUMENTS_BYTES } from './encoded-documents.js'
import { searchErrorMessage } from '../engine/error-texts.js'

interface FetchTextOptions {
  readonly fetch?: typeof globalThis.fetch | undefined
  readonly signal?: AbortSignal | undefined
  readonly cache?: RequestCache | undefined
  /** JSON to post; without it, a GET. */
  readonly body?: string | undefined
}

/**
 * Reads a text, and stops reading at 20 MB.
 * @throws {NetworkError} without a response.
 * @throws {HttpError} for a status other than 2xx.
 * @throws {InvalidResponseError} over 20 MB.
 */
export async function fetchText(
  url: string | URL,
  { fetch = globalThis.fetch, signal, cache, body }: FetchTextOptions,
): Promise<string> {
  const post = body !== undefined && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }
  const request = { method: 'GET', url: String(url) } as const
  try {
    const response = await fetch(url, { ...(signal && { signal }), ...(cache && { cache }), ...post })
    if (!response.ok) throw createHttpError({ request, status: response.status, body: undefined })
    return await readText(response, MAX_DOCUMENTS_BYTES)
  } catch (error) {
    if (error instanceof TooLargeError) throw new InvalidResponseError(searchErrorMessage('documents-size'))
    if (signal?.aborted || !(error instanceof TypeError)) throw error
    throw new NetworkError({ request, cause: error })
  }
}
