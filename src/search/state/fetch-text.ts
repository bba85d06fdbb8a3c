import { InvalidResponseError, NetworkError } from '../../core/errors/index.js'
import { createHttpError } from '../../core/errors/http-errors.js'
import { MAX_DOCUMENTS_LENGTH } from './encode.js'
import { searchErrorMessage } from './error-texts.js'

interface FetchTextOptions {
  readonly fetch?: typeof globalThis.fetch | undefined
  readonly signal?: AbortSignal | undefined
  readonly cache?: RequestCache | undefined
}

/**
 * Reads a text, and stops reading at 20 MB.
 * @throws {NetworkError} without a response.
 * @throws {HttpError} for a status other than 2xx.
 * @throws {InvalidResponseError} over 20 MB.
 */
export async function fetchText(
  url: string | URL,
  { fetch = globalThis.fetch, signal, cache }: FetchTextOptions,
): Promise<string> {
  const request = { method: 'GET', url: String(url) } as const
  try {
    const response = await fetch(url, { ...(signal && { signal }), ...(cache && { cache }) })
    if (!response.ok) throw createHttpError({ request, status: response.status, body: undefined })
    return await readText(response)
  } catch (error) {
    if (signal?.aborted || !(error instanceof TypeError)) throw error
    throw new NetworkError({ request, cause: error })
  }
}

async function readText(response: Response): Promise<string> {
  if (!response.body) return response.text()
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    text += decoder.decode(value, { stream: true })
    if (text.length > MAX_DOCUMENTS_LENGTH) {
      void reader.cancel()
      throw new InvalidResponseError(searchErrorMessage('documents-size'))
    }
  }
}
