import { explain } from '../errors/explain.js'
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
      throw new InvalidParamsError(explain('header', name))
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
  throw new InvalidParamsError(explain(isMissing ? 'api-key-missing' : 'api-key-characters'))
}

/** Takes the key out of a text that a server or a platform wrote: as it is, in JSON, in a URL. */
export function redact(text: string, key: string | null): string {
  if (!key) return text
  return [key, JSON.stringify(key).slice(1, -1), encodeURIComponent(key)].reduce(
    (result, form) => result.replaceAll(form, '[redacted]'),
    text,
  )
}

/** What was thrown, or, where it quotes the key, an error that says the same without it. */
export function redactError(thrown: unknown, key: string | null): unknown {
  let quotes = false
  for (let at = thrown, depth = 0; key && at instanceof Error && depth < 9; at = at.cause, depth++) {
    quotes ||= [at.message, at.stack ?? ''].some((text) => redact(text, key) !== text)
  }
  if (!quotes || !(thrown instanceof Error)) return thrown
  const { name, message } = thrown
  return Object.assign(new Error(redact(message, key)), { name })
}
