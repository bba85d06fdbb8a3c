import { errorMessage } from '../errors/error-texts.js'
import { InvalidParamsError } from '../errors/invalid-params-error.js'
import { isStorefrontError, type ErrorRequest } from '../errors/storefront-error.js'
import { NetworkError } from '../errors/transport-errors.js'
import { copyError } from './redact.js'

export type ApiKey = string | null | (() => string | Promise<string>)

export interface HeaderOptions {
  readonly headers: StaticHeaders | (() => StaticHeaders)
  /** The header of the key, if it is not `Authorization: Bearer`. */
  readonly keyHeader?: string | undefined
}

export type StaticHeaders = Readonly<Record<string, string>>

/** Visible ASCII. Checked here, because the platform's error for an invalid header would contain the key. */
const VALID_KEY = /^[\x21-\x7e]+$/

/** Names of headers that hold a key, and texts that look like one. Three patterns, because one of all takes quadratic time. */
const SECRET_NAME = /auth|key|token|secret|cookie|pass|session|cred|signature/i
const SECRET_TEXT = /^(?=.*\d)(?=.*[a-z])[\w+/=-]{16,}$/i
/** Such as the version of an API, or the id of a store, which is part of its products. */
const NO_SECRET = /^accept|agent|version|-id$/i

/** The headers of a request, and the texts in them that no error and no response may repeat. */
export function createHeaders(
  key: string | null,
  { headers: extra, keyHeader }: HeaderOptions,
  request: ErrorRequest,
  added?: StaticHeaders,
): { readonly headers: Headers; readonly secrets: readonly string[] } {
  const headers = new Headers()
  const secrets = key === null ? [] : [key]
  for (const [name, value] of Object.entries({ ...resolveHeaders(extra, request), ...added })) {
    try {
      headers.set(name, value)
      const text = headers.get(name) ?? ''
      // A header can hold more than the key: `Basic <key>`, `session=<key>; theme=dark`.
      const parts = [text, ...text.split(/[ ;=]+/)]
      secrets.push(
        ...parts.filter(
          (part, index) =>
            part.length > (index ? 7 : 3) &&
            (SECRET_NAME.test(name) || (SECRET_TEXT.test(part) && !NO_SECRET.test(name))),
        ),
      )
    } catch {
      // The platform's error contains the value of the header, so do not pass the error as `cause`.
      throw new InvalidParamsError(errorMessage('header', name))
    }
  }
  headers.set('Accept', 'application/json')
  if (key !== null) headers.set(keyHeader ?? 'Authorization', keyHeader ? key : `Bearer ${key}`)
  return { headers, secrets }
}

function resolveHeaders(
  headers: StaticHeaders | (() => StaticHeaders),
  request: ErrorRequest,
): StaticHeaders {
  if (typeof headers !== 'function') return headers
  try {
    return headers() ?? {}
  } catch (thrown) {
    if (isStorefrontError(thrown)) throw thrown
    throw new InvalidParamsError(errorMessage('headers-function'), {
      request,
      cause: copyError(thrown, []),
    })
  }
}

/** A function that fails can succeed later, for example when it fetches the key, so its error is retryable. */
export async function resolveApiKey(apiKey: ApiKey, request: ErrorRequest): Promise<string | null> {
  let key: string | null
  try {
    key = typeof apiKey === 'function' ? await apiKey() : apiKey
  } catch (thrown) {
    if (isStorefrontError(thrown)) throw thrown
    throw new NetworkError({ request, cause: copyError(thrown, []) }, errorMessage('api-key-function'))
  }
  if (key !== null) assertApiKey(key)
  return key
}

export function assertApiKey(key: unknown): void {
  if (typeof key === 'string' && VALID_KEY.test(key)) return
  const isMissing = key === undefined || key === ''
  throw new InvalidParamsError(errorMessage(isMissing ? 'api-key-missing' : 'api-key-characters'))
}
