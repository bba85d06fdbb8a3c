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
    throw new InvalidParamsError('baseUrl is missing.', {
      hint: 'Give the address of the API with its prefix, e.g. https://shop.example/api/v1.',
    })
  }
  let url: URL
  try {
    url = isPath(baseUrl) ? new URL(baseUrl, SOME_ORIGIN) : new URL(baseUrl)
  } catch {
    throw new InvalidParamsError('baseUrl is not an absolute URL.', {
      hint: 'Start it with https:// (or with / for a proxy on the same origin).',
    })
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new InvalidParamsError(`baseUrl has the scheme ${url.protocol} but only http: and https: work.`)
  }
  if (url.username || url.password) {
    throw new InvalidParamsError('baseUrl holds credentials.', { hint: 'Give the key as apiKey.' })
  }
  if (url.search || url.hash) {
    throw new InvalidParamsError('baseUrl holds a query or a fragment.')
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
    throw new InvalidParamsError('baseUrl is a path, which only a browser can resolve.', {
      hint: 'On a server, read through a client with the absolute address: prefetch in a loader or a server component.',
    })
  }
  return location.origin + baseUrl
}

function isPath(baseUrl: string): boolean {
  return baseUrl.startsWith('/') && !baseUrl.startsWith('//')
}
