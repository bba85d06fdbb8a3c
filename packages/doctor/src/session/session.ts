import { redact, redactResponse } from 'storefront-react/internal'

import { DoctorError } from '../doctor-error.js'
import { describeReply, isSuccess, NO_RESPONSE, writeCurl, type Reply } from './reply.js'
import { retryAfterMs } from './retry-after.js'

/** Ends the rule that sends the request, not the whole check. */
export class BudgetSpent extends Error {
  override readonly name = 'BudgetSpent'
}

export interface SessionOptions {
  readonly baseUrl: string
  readonly apiKey: string | null
  /** Default: `Authorization`, with `Bearer` before the key. */
  readonly keyHeader?: string | undefined
  readonly fetch: typeof globalThis.fetch
  readonly maxRequests: number
  readonly delayMs: number
  readonly timeoutMs: number
  readonly signal: AbortSignal | undefined
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>
  readonly now: () => number
}

export interface SendOptions {
  readonly method?: 'GET' | 'OPTIONS'
  /** Replaces the given key. `null` sends no header. */
  readonly key?: string | null
  /** The other key as a shell writes it, such as `${STOREFRONT_API_KEY%?}x`. Default: the key itself. */
  readonly keyInShell?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Shown instead of the path, if the path contains a secret. */
  readonly shownAs?: string
}

/** A request that failed, and the response when it was repeated. */
export interface RepeatedRequest {
  readonly reply: Reply
  readonly failure: string
}

const MAX_FAILURES = 3
const MAX_WAITS = 5
const MAX_WAIT_MS = 60_000

/** Sends one request at a time, within the budget, and repeats those that failed for a reason that may pass. */
export class Session {
  readonly #options: SessionOptions
  readonly #milliseconds: number[] = []
  #requests = 0
  #isClosed = false
  #echo: Reply | undefined
  #provenPath: string | undefined
  #isLockedOut = false
  readonly #repeated: RepeatedRequest[] = []

  constructor(options: SessionOptions) {
    this.#options = options
  }

  get requests(): number {
    return this.#requests
  }

  /** Requests that failed and succeeded when they were repeated. */
  get repeated(): readonly RepeatedRequest[] {
    return this.#repeated
  }

  /** This path was answered with the key, so status 401 for it means that the key is refused. Other paths may need another key. */
  prove(path: string): void {
    this.#provenPath = path
  }

  /** No more requests are sent. */
  close(): void {
    this.#isClosed = true
  }

  get apiKey(): string | null {
    return this.#options.apiKey
  }

  get #secrets(): readonly string[] {
    return [this.#options.apiKey ?? '']
  }

  get baseUrl(): string {
    return this.#options.baseUrl
  }

  /** A response that repeated the key, if there was one. */
  get echo(): Reply | undefined {
    return this.#echo
  }

  /** Milliseconds of the successful requests, sorted. */
  get latencies(): readonly number[] {
    return this.#milliseconds.toSorted((a, b) => a - b)
  }

  /** For text that the doctor wrote too: a short key is part of ordinary words. */
  redact(text: string): string {
    return redactResponse(text, this.#secrets)
  }

  /** @throws BudgetSpent if no request is left. @throws DoctorError if the check cannot continue. */
  async send(path: string, options: SendOptions = {}): Promise<Reply> {
    let failures = 0
    let waits = 0
    const failed: string[] = []
    for (;;) {
      const reply = await this.#attempt(path, options, failures + 1 < MAX_FAILURES).catch((error: unknown) =>
        this.#readSilence(error, path, options),
      )
      if (reply?.status === NO_RESPONSE) return reply
      if (reply === undefined) {
        failures += 1
        failed.push('no response')
        await this.#sleep(500 * 2 ** failures)
      } else if (reply.status === 429 || (reply.status === 503 && reply.headers.has('retry-after'))) {
        waits += 1
        // A server may block who sends wrong keys. That is a refusal, and not the end of the check.
        if (options.key !== undefined && (this.#isLockedOut || waits > 1)) {
          this.#isLockedOut = true
          return reply
        }
        if (waits > MAX_WAITS) {
          throw new DoctorError(
            'rate-limit',
            `The server still limits requests (status ${reply.status}) after ${MAX_WAITS} waits: run the check later, or with a longer --delay.`,
          )
        }
        await this.#sleep(Math.min(retryAfterMs(reply.headers) ?? 1000 * 2 ** waits, MAX_WAIT_MS))
      } else if (isTransient(reply) && failures === 0) {
        failures += 1
        failed.push(describeReply(reply))
        await this.#sleep(1000)
      } else {
        // A request that fails each time is reported by the rule that sent it.
        if (!isTransient(reply)) this.#repeated.push(...failed.map((failure) => ({ reply, failure })))
        await this.#assertAllowed(reply, path, options)
        return reply
      }
    }
  }

  /**
   * A firewall may drop a request that looks like an attack, and a path may hang, although the server answers others.
   * @throws the error, if the path that worked does not answer either
   */
  async #readSilence(error: unknown, path: string, options: SendOptions): Promise<Reply> {
    if (!(error instanceof DoctorError) || this.#provenPath === undefined) throw error
    if (options.key === undefined) {
      const isProven = path === this.#provenPath
      const proof = isProven ? undefined : await this.#attempt(this.#provenPath, {}, true)
      if (proof === undefined) throw error
    }
    return {
      request: this.redact(`${options.method ?? 'GET'} ${options.shownAs ?? path}`),
      curl: this.redact(writeCurl(this.baseUrl, path, { ...options, apiKey: this.apiKey })),
      status: NO_RESPONSE,
      headers: new Headers(),
      text: error.code === 'timeout' ? 'no response in time' : 'no response',
      json: undefined,
      milliseconds: 0,
      bytes: 0,
      echoedKey: false,
    }
  }

  /** A server may answer 401 for a path that does not exist or that needs another key, so the path that worked is tried again. */
  async #assertAllowed({ status, request }: Reply, path: string, { key }: SendOptions): Promise<void> {
    if (status !== 401 || key !== undefined) return
    if (this.#provenPath !== undefined && path !== this.#provenPath) {
      const proof = await this.#attempt(this.#provenPath, {}, true)
      if (proof?.status !== 401) return
    }
    throw new DoctorError(
      'unauthorized',
      this.#options.apiKey === null
        ? `The server needs an API key (status 401 for ${request}): set STOREFRONT_API_KEY.`
        : `The server refuses the API key (status 401 for ${request}): check the key, and that it belongs to this store.`,
    )
  }

  /** Returns `undefined` if the connection failed and the request may be repeated. */
  async #attempt(path: string, options: SendOptions, mayRepeat: boolean): Promise<Reply | undefined> {
    const { delayMs, timeoutMs, signal, now } = this.#options
    if (this.#isClosed || this.#requests >= this.#options.maxRequests) throw new BudgetSpent()
    if (this.#requests > 0 && delayMs > 0) await this.#sleep(delayMs)
    signal?.throwIfAborted()
    this.#requests += 1
    const startedAt = now()
    const timeout = new AbortController()
    const timer = setTimeout(() => timeout.abort(), timeoutMs)
    const stop = () => timeout.abort()
    signal?.addEventListener('abort', stop)
    try {
      return await this.#read(path, options, timeout.signal, startedAt)
    } catch (error) {
      signal?.throwIfAborted()
      if (mayRepeat) return undefined
      throw this.#describeFailure(path, options, error, timeout.signal.aborted)
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
    }
  }

  async #read(path: string, options: SendOptions, signal: AbortSignal, startedAt: number): Promise<Reply> {
    const { baseUrl, fetch, now, apiKey, keyHeader } = this.#options
    const { method = 'GET', key = apiKey, headers = {} } = options
    const response = await fetch(path.startsWith('/') ? baseUrl + path : path, {
      method,
      headers: {
        accept: 'application/json',
        ...(key !== null && (keyHeader ? { [keyHeader]: key } : { authorization: `Bearer ${key}` })),
        ...headers,
      },
      // Following a redirect could send the key to another server.
      redirect: 'manual',
      signal,
    })
    const raw = await response.text()
    // An error may repeat a key that is too short to be found in products without changing their texts.
    const safe = response.ok ? redactResponse(raw, this.#secrets) : redact(raw, this.#secrets)
    const headerText = Array.from(response.headers, ([name, value]) => `${name}: ${value}`).join('\n')
    const reply: Reply = {
      request: this.redact(`${method} ${options.shownAs ?? path}`),
      curl: this.redact(writeCurl(baseUrl, path, { ...options, apiKey })),
      status: response.status,
      headers: response.headers,
      text: safe,
      json: parseJson(safe),
      milliseconds: now() - startedAt,
      bytes: raw.length,
      echoedKey: safe !== raw || redactResponse(headerText, this.#secrets) !== headerText,
    }
    if (isSuccess(reply) && method === 'GET') this.#milliseconds.push(reply.milliseconds)
    if (reply.echoedKey && key === apiKey && options.shownAs === undefined) this.#echo ??= reply
    return reply
  }

  #describeFailure(path: string, options: SendOptions, error: unknown, timedOut: boolean): DoctorError {
    const request = this.redact(`${options.method ?? 'GET'} ${options.shownAs ?? path}`)
    if (timedOut) {
      const seconds = this.#options.timeoutMs / 1000
      return new DoctorError(
        'timeout',
        `The server did not complete ${request} within ${seconds} s in ${MAX_FAILURES} attempts: check the line, or allow more time with --timeout.`,
      )
    }
    const { cause, message } = error as Error & { cause?: { code?: string; message?: string } }
    const reason = redact(cause?.code ?? cause?.message ?? message, this.#secrets)
    return new DoctorError(
      'unreachable',
      `The connection failed in ${MAX_FAILURES} attempts of ${request} (${reason}): check the address and the network.`,
    )
  }

  #sleep(ms: number): Promise<void> {
    return this.#options.sleep(ms, this.#options.signal)
  }
}

/** A failure that may pass: a gateway's error, or a body that was cut off or replaced by a proxy. */
function isTransient(reply: Reply): boolean {
  if (reply.status >= 500) return true
  return isSuccess(reply) && reply.text !== '' && reply.json === undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
