import { isObject } from '../is-object.js'
import { redact } from './redact.js'

const MAX_TEXT = 2000

/** The API reference documents no error bodies, so read the common formats, such as problem+json (RFC 9457). */
export function readErrorBody(
  responseText: string,
  secrets: readonly string[],
): { readonly body: unknown; readonly detail: string | undefined } {
  const text = redact(responseText, secrets)
  if (text === '') return { body: undefined, detail: undefined }
  try {
    const body: unknown = JSON.parse(text)
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

/**
 * Returns milliseconds. The header has seconds or an HTTP date. Ignores numbers that a timer or a header cannot represent.
 * See RFC 9110, section 10.2.3.
 */
export function readRetryAfter(header: string | null, now = Date.now()): number | undefined {
  if (header === null) return undefined
  if (/^\d+$/.test(header.trim())) {
    const ms = Number(header) * 1000
    return Number.isSafeInteger(ms) ? ms : undefined
  }
  // `Date.parse` also reads numbers, such as "-1". An HTTP date starts with the name of a day.
  const date = /^\s*[a-z]{3}/i.test(header) ? Date.parse(header) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}
