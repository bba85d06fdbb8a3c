import { errorMessage } from '../errors/error-texts.js'
import { InvalidParamsError } from '../errors/index.js'

/** Stands in for the page's origin while a path is checked. */
const SOME_ORIGIN = 'http://origin.invalid'

/**
 * Checks a base URL and takes its trailing slashes off, so that `https://shop.test/api/v1/` and
 * `https://shop.test/api/v1` are one store. A path such as `/api/v1` (a proxy on the page's own origin) stays
 * a path: a server renders with the client that the browser has, without knowing the page's origin.
 *
 * @throws {InvalidParamsError} for a relative URL, another scheme, credentials, a query or a fragment.
 * @see The API's document, "Base address".
 */
export function normalizeBaseUrl(baseUrl: string): string {
  // The value itself is left out of every message: it may hold credentials.
  if (typeof baseUrl !== 'string' || baseUrl.trim() === '') {
    throw new InvalidParamsError(errorMessage('base-url-missing'))
  }
  let url: URL
  try {
    url = isPath(baseUrl) ? new URL(baseUrl, SOME_ORIGIN) : new URL(baseUrl)
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
 * A normalised base URL as `fetch` takes it: a path becomes an address on the page's origin.
 *
 * @throws {InvalidParamsError} for a path on a server, which has no page to resolve it against.
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
