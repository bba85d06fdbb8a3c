import { redact } from './credentials.js'

const MAX_TEXT = 2000

/**
 * Reads what an error answer says. The document shows no error bodies, so the common shapes are tried:
 * `{ error: { message } }`, `{ error: "…" }`, `{ message }`, problem+json (`detail`, `title`) and text.
 *
 * @param key taken out of all that it says
 *
 * @see RFC 9457 for problem+json.
 */
export function readErrorBody(
  answer: string,
  key: string | null,
): { readonly body: unknown; readonly detail: string | undefined } {
  const text = redact(answer, key)
  if (text === '') return { body: undefined, detail: undefined }
  try {
    // Once more where it was written with escapes, of which JSON has many.
    const body: unknown = JSON.parse(text, (_, value: unknown) =>
      typeof value === 'string' ? redact(value, key) : value,
    )
    return { body, detail: detailOf(body) }
  } catch {
    const body = text.slice(0, MAX_TEXT)
    return { body, detail: /^\s*</.test(body) ? undefined : body.slice(0, 200) }
  }
}

function detailOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return typeof body === 'string' ? body : undefined
  const { error, message, detail, title } = body as Record<string, unknown>
  if (typeof error === 'object' && error !== null) return detailOf(error)
  return [message, detail, error, title].find(
    (value): value is string => typeof value === 'string' && value !== '',
  )
}

/**
 * `Retry-After` in milliseconds: delta-seconds or an HTTP date.
 *
 * @see RFC 9110, section 10.2.3.
 */
export function readRetryAfter(header: string | null, now = Date.now()): number | undefined {
  if (header === null) return undefined
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}
