import { errorMessage } from '../errors/error-texts.js'
import { InvalidParamsError } from '../errors/index.js'
import { isObject } from '../is-object.js'

export type ApiKey = string | null | (() => string | Promise<string>)

export type StaticHeaders = Readonly<Record<string, string>>

/** Visible ASCII. Checked here, because the platform's error for an invalid header would contain the key. */
const VALID_KEY = /^[\x21-\x7e]+$/

export function createHeaders(key: string | null, extra: StaticHeaders): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(extra)) {
    try {
      headers.set(name, value)
    } catch {
      // The platform's error contains the value of the header, so do not pass the error as `cause`.
      throw new InvalidParamsError(errorMessage('header', name))
    }
  }
  headers.set('Accept', 'application/json')
  if (key !== null) headers.set('Authorization', `Bearer ${key}`)
  return headers
}

export async function resolveApiKey(apiKey: ApiKey): Promise<string | null> {
  const key = typeof apiKey === 'function' ? await apiKey() : apiKey
  if (key !== null) assertApiKey(key)
  return key
}

export function assertApiKey(key: unknown): void {
  if (typeof key === 'string' && VALID_KEY.test(key)) return
  const isMissing = key === undefined || key === ''
  throw new InvalidParamsError(errorMessage(isMissing ? 'api-key-missing' : 'api-key-characters'))
}

/** Removes the key from a text: the plain key, its JSON form and its URL-encoded form. */
export function redact(text: string, key: string | null): string {
  if (!key) return text
  return [key, JSON.stringify(key).slice(1, -1), encodeURIComponent(key)].reduce(
    (result, form) => result.replaceAll(form, '[redacted]'),
    text,
  )
}

/** Returns the thrown value, or a new error with a redacted message if the value contains the key. */
export function redactError(thrown: unknown, key: string | null): unknown {
  if (!key || !containsKey(thrown, key)) return thrown
  if (typeof thrown === 'string') return redact(thrown, key)
  const { name, message } = thrown as Partial<Error>
  return Object.assign(new Error(redact(String(message), key)), { name: redact(String(name), key) })
}

/** Some HTTP clients attach whole sockets to their errors, which are too large to search. */
const MAX_VALUES = 1000

/** HTTP clients attach the request options to their errors. Returns `true` if the search is incomplete. */
function containsKey(thrown: unknown, key: string): boolean {
  const found = new Set([thrown])
  // Iterating a Set also visits values added during the iteration.
  for (const value of found) {
    if (found.size > MAX_VALUES) return true
    if (typeof value === 'string' && redact(value, key) !== value) return true
    if (!isObject(value)) continue
    try {
      // `headers` of a Request is inherited, so `ownKeys` does not list it. Values in Headers are not properties.
      for (const name of [...Reflect.ownKeys(value), 'headers']) found.add(Reflect.get(value, name))
      if (value instanceof Headers) found.add(value.get('Authorization'))
    } catch {
      return true
    }
  }
  return false
}
