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
  throw new InvalidParamsError(
    key === undefined || key === ''
      ? 'apiKey is missing.'
      : 'apiKey has characters that no header can carry.',
    {
      hint: 'Give the key as it was issued, without spaces; null sends none (for a proxy that adds it).',
    },
  )
}

/** Takes the key out of a text that a server or a platform wrote. */
export function redact(text: string, key: string | null): string {
  return key ? text.replaceAll(key, '[redacted]') : text
}
