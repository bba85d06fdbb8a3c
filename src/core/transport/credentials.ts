import { errorMessage } from '../errors/error-texts.js'
import { InvalidParamsError } from '../errors/invalid-params-error.js'
import { isStorefrontError, type ErrorRequest } from '../errors/storefront-error.js'
import { NetworkError } from '../errors/transport-errors.js'
import { copyError } from './redact.js'

export type ApiKey = string | null | (() => string | Promise<string>)

export type StaticHeaders = Readonly<Record<string, string>>

/** Visible ASCII. Checked here, because the platform's error for an invalid header would contain the key. */
const VALID_KEY = /^[\x21-\x7e]+$/

export function createHeaders(
  key: string | null,
  extra: StaticHeaders | (() => StaticHeaders),
  request: ErrorRequest,
  added?: StaticHeaders,
): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries({ ...resolveHeaders(extra, request), ...added })) {
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
      cause: copyError(thrown, null),
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
    throw new NetworkError({ request, cause: copyError(thrown, null) }, errorMessage('api-key-function'))
  }
  if (key !== null) assertApiKey(key)
  return key
}

export function assertApiKey(key: unknown): void {
  if (typeof key === 'string' && VALID_KEY.test(key)) return
  const isMissing = key === undefined || key === ''
  throw new InvalidParamsError(errorMessage(isMissing ? 'api-key-missing' : 'api-key-characters'))
}
