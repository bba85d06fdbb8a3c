import { errorMessage } from '../errors/error-texts.js'
import { InvalidParamsError } from '../errors/index.js'

/** A key, a function that gives one for each request, or `null` for no Authorization header. */
export type ApiKey = string | null | (() => string | Promise<string>)

/** Extra headers of every request, e.g. `{ 'Accept-Language': 'de' }`. */
export type StaticHeaders = Readonly<Record<string, string>>

/**
 * Header values take visible ASCII only. Checked here because the platform's own error would quote the
 * value, and with it the key.
 */
const SENDABLE = /^[\x21-\x7e]+$/

/**
 * The headers of one request.
 *
 * @throws {InvalidParamsError} for a key or header that cannot be sent. Never quotes a value.
 */
export function requestHeaders(key: string | null, extra: StaticHeaders): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(extra)) {
    try {
      headers.set(name, value)
    } catch {
      throw new InvalidParamsError(errorMessage('header', name))
    }
  }
  headers.set('Accept', 'application/json')
  if (key !== null) headers.set('Authorization', `Bearer ${key}`)
  return headers
}

/**
 * Resolves the key for one request.
 *
 * @throws {InvalidParamsError} for an empty key or one that no header can carry. Never quotes the key.
 */
export async function resolveApiKey(apiKey: ApiKey): Promise<string | null> {
  const key = typeof apiKey === 'function' ? await apiKey() : apiKey
  if (key !== null) assertSendable(key)
  return key
}

export function assertSendable(key: unknown): void {
  if (typeof key === 'string' && SENDABLE.test(key)) return
  const isMissing = key === undefined || key === ''
  throw new InvalidParamsError(errorMessage(isMissing ? 'api-key-missing' : 'api-key-characters'))
}

/** Takes the key out of a text that a server or a platform wrote: as it is, in JSON, in a URL. */
export function redact(text: string, key: string | null): string {
  if (!key) return text
  return [key, JSON.stringify(key).slice(1, -1), encodeURIComponent(key)].reduce(
    (result, form) => result.replaceAll(form, '[redacted]'),
    text,
  )
}

/** What was thrown, or, where it holds the key anywhere, an error that says the same without it. */
export function redactError(thrown: unknown, key: string | null): unknown {
  if (!key || !holdsKey(thrown, key)) return thrown
  if (typeof thrown === 'string') return redact(thrown, key)
  const { name, message } = thrown as Partial<Error>
  return Object.assign(new Error(redact(String(message), key)), { name: redact(String(name), key) })
}

/** How many values are looked at: a client that hangs its sockets on its errors has too many to trust them. */
const MAX_VALUES = 1000

/**
 * Whether the key is in it, or that cannot be told. HTTP clients hang a request's options on what they throw, and
 * consoles print all of it.
 */
function holdsKey(thrown: unknown, key: string): boolean {
  const found = new Set([thrown])
  // A set that grows is walked to its end.
  for (const value of found) {
    if (found.size > MAX_VALUES) return true
    if (typeof value === 'string' && redact(value, key) !== value) return true
    if (typeof value !== 'object' || value === null) continue
    try {
      // The headers of a Request are no property of its own, and those in Headers are none at all.
      for (const name of [...Reflect.ownKeys(value), 'headers']) found.add(Reflect.get(value, name))
      if (value instanceof Headers) found.add(value.get('Authorization'))
    } catch {
      return true
    }
  }
  return false
}
