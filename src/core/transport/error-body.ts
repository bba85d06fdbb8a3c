import { isObject } from '../is-object.js'
import { redact } from './credentials.js'

const MAX_TEXT = 2000

/** The API reference documents no error bodies, so read the common formats, such as problem+json (RFC 9457). */
export function readErrorBody(
  responseText: string,
  key: string | null,
): { readonly body: unknown; readonly detail: string | undefined } {
  const text = redact(responseText, key)
  if (text === '') return { body: undefined, detail: undefined }
  try {
    // Redact the parsed strings too: JSON can escape any character of the key.
    const body: unknown = JSON.parse(text, (_, value: unknown) =>
      typeof value === 'string' ? redact(value, key) : value,
    )
    return { body, detail: readDetail(body) }
  } catch {
    const body = text.slice(0, MAX_TEXT)
    return { body, detail: /^\s*</.test(body) ? undefined : body.slice(0, 200) }
  }
}

function readDetail(body: unknown): string | undefined {
  if (!isObject(body)) return typeof body === 'string' ? body : undefined
  const { error, message, detail, title } = body
  if (isObject(error)) return readDetail(error)
  return [message, detail, error, title].find(
    (value): value is string => typeof value === 'string' && value !== '',
  )
}

/** Returns milliseconds. The header has seconds or an HTTP date. See RFC 9110, section 10.2.3. */
export function readRetryAfter(header: string | null, now = Date.now()): number | undefined {
  if (header === null) return undefined
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}
