import { delay } from '../../mock-store/faults/delay.js'
import { READ_LIMITS, type ReadLimits } from './limits.js'
import { readBytes, TooLongError } from './read-bytes.js'
import { ReadingError, StatusError } from './reading-error.js'
import { retryWait } from './retry-wait.js'

export interface ShopReaderOptions {
  readonly fetch?: typeof globalThis.fetch | undefined
  readonly limits?: Partial<ReadLimits> | undefined
  /** Is called with one line when the reading waits for a busy server. */
  readonly onWait?: ((line: string) => void) | undefined
}

export interface ShopResponse {
  readonly bytes: Uint8Array
  readonly headers: Headers
  /** After redirects, without its query. */
  readonly place: string
}

/** An address without its query, which can contain a key. */
const placeOf = (url: string | URL) => {
  const { origin, pathname } = new URL(url)
  return origin + pathname
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`

function reasonOf(error: unknown): string {
  const { cause, message } = error as Error & { cause?: { code?: string; message?: string } }
  return cause?.code ?? cause?.message ?? message
}

/** Requests the pages of one shop, one after the other, within the limits of one reading. Sends no key and no cookie. */
export class ShopReader {
  readonly #fetch: typeof globalThis.fetch
  readonly #limits: ReadLimits
  readonly #onWait: (line: string) => void
  #bytes = 0
  #hasAnswered = false

  constructor({ fetch = globalThis.fetch, limits, onWait = () => {} }: ShopReaderOptions = {}) {
    this.#fetch = fetch
    this.#limits = { ...READ_LIMITS, ...limits }
    this.#onWait = onWait
  }

  /** Follows redirects. @throws Error with one line, for a status other than 2xx too. */
  async get(url: URL, accept: string): Promise<ShopResponse> {
    for (let attempt = 0; ; attempt += 1) {
      const found = await this.#attempt(url, accept, attempt)
      if ('bytes' in found) return found
      await delay(found.waitMs, null)
    }
  }

  async #attempt(
    url: URL,
    accept: string,
    attempt: number,
  ): Promise<ShopResponse | { readonly waitMs: number }> {
    const { timeoutMs, retries } = this.#limits
    const place = placeOf(url)
    try {
      const response = await this.#fetch(url, {
        headers: { accept, 'user-agent': 'storefront-mock' },
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (response.ok) {
        const bytes = await this.#read(response, place)
        this.#hasAnswered = true
        return { bytes, headers: response.headers, place: placeOf(response.url || url) }
      }
      await response.body?.cancel()
      return { waitMs: this.#waitFor(response, placeOf(response.url || url), attempt) }
    } catch (error) {
      if (error instanceof ReadingError) throw error
      if ((error as Error).name === 'TimeoutError')
        throw new ReadingError(`${place} did not answer within ${timeoutMs / 1000} s.`, { cause: error })
      // The first request fails for a wrong address, which no second attempt corrects.
      if (this.#hasAnswered && attempt < retries) return { waitMs: 500 * 2 ** attempt }
      throw new ReadingError(`cannot read ${place}: ${reasonOf(error)}.`, { cause: error })
    }
  }

  async #read(response: Response, place: string): Promise<Uint8Array> {
    const { maxBytes } = this.#limits
    try {
      const bytes = await readBytes(response.body ?? new Blob().stream(), maxBytes - this.#bytes)
      this.#bytes += bytes.byteLength
      return bytes
    } catch (error) {
      if (!(error instanceof TooLongError)) throw error
      throw new ReadingError(`${place}: the shop has more than ${megabytes(maxBytes)} of data.`, {
        cause: error,
      })
    }
  }

  #waitFor(response: Response, place: string, attempt: number): number {
    const { retries, maxWaitMs } = this.#limits
    const waitMs = retryWait(response, attempt)
    if (waitMs === undefined) throw new StatusError(place, response.status)
    if (attempt >= retries)
      throw new ReadingError(`${place} answered ${response.status} ${attempt + 1} times. Try again later.`)
    const seconds = Math.ceil(waitMs / 1000)
    if (waitMs > maxWaitMs)
      throw new ReadingError(
        `${place} answered ${response.status} and asks to wait ${seconds} s. Try again then.`,
      )
    this.#onWait(`${place} answered ${response.status}; trying again in ${seconds} s`)
    return waitMs
  }
}
