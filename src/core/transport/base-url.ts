import { errorMessage } from '../errors/error-texts.js'
import { InvalidParamsError } from '../errors/index.js'

/** Replaces the page's origin while a path is validated. */
const PLACEHOLDER_ORIGIN = 'http://origin.invalid'

/**
 * Validates a base URL and removes trailing slashes, so that `https://shop.test/api/v1/` and
 * `https://shop.test/api/v1` are the same store. A path such as `/api/v1` (a proxy on the page's own origin) stays
 * a path, because a server that renders the page may not know its origin.
 *
 * @throws {InvalidParamsError} for a relative URL, another scheme, credentials, a query or a fragment
 * @see The API reference, "Base address".
 */
export function normalizeBaseUrl(baseUrl: string): string {
  // No message contains the URL, because it may contain credentials.
  if (typeof baseUrl !== 'string' || baseUrl.trim() === '') {
    throw new InvalidParamsError(errorMessage('base-url-missing'))
  }
  let url: URL
  try {
    url = isPath(baseUrl) ? new URL(baseUrl, PLACEHOLDER_ORIGIN) : new URL(baseUrl)
  } catch {
    throw new InvalidParamsError(errorMessage('base-url-relative'))
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new InvalidParamsError(errorMessage('base-url-scheme', url.protocol))
  }
  if (url.username || url.password) {
    throw new InvalidParamsError(errorMessage('base-url-credentials'))
  }
  if (url.search || url.hash) {
    throw new InvalidParamsError(errorMessage('base-url-query'))
  }
  return (isPath(baseUrl) ? '' : url.origin) + url.pathname.replace(/\/+$/, '')
}

/**
 * Makes a normalised base URL absolute.
 *
 * @throws {InvalidParamsError} for a path on a server, which has no page origin
 */
export function resolveBaseUrl(baseUrl: string): string {
  if (baseUrl !== '' && !isPath(baseUrl)) return baseUrl
  if (typeof location === 'undefined') {
    throw new InvalidParamsError(errorMessage('base-url-on-server'))
  }
  return location.origin + baseUrl
}

function isPath(baseUrl: string): boolean {
  return baseUrl.startsWith('/') && !baseUrl.startsWith('//')
}
