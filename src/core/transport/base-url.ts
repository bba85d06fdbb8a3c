import { InvalidParamsError } from '../errors/index.js'

/**
 * Checks a base URL and takes its trailing slashes off, so that `https://shop.test/api/v1/` and
 * `https://shop.test/api/v1` are one store. A path such as `/api/v1` (a proxy on the page's own origin)
 * is resolved in a browser; a server has no page to resolve it against.
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
  const isPath = baseUrl.startsWith('/') && !baseUrl.startsWith('//')
  if (isPath && typeof location === 'undefined') {
    throw new InvalidParamsError('baseUrl is a path, which only a browser can resolve.', {
      hint: 'Give the absolute address on the server.',
    })
  }
  let url: URL
  try {
    url = isPath ? new URL(baseUrl, location.origin) : new URL(baseUrl)
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
  return url.origin + url.pathname.replace(/\/+$/, '')
}
