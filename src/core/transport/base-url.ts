import { errorMessage } from '../errors/error-texts.js'
import { InvalidParamsError } from '../errors/invalid-params-error.js'
import { trimTrailingSlashes } from '../trim-slashes.js'

const PLACEHOLDER_ORIGIN = 'http://origin.invalid'

/** A path such as `/api/v1` stays a path, because a server that renders the page may not know its origin. */
export function normalizeBaseUrl(baseUrl: string): string {
  // No message contains the URL, because it may contain credentials.
  if (typeof baseUrl !== 'string' || baseUrl.trim() === '') {
    throw new InvalidParamsError(errorMessage('base-url-missing'))
  }
  let url: URL
  try {
    url = new URL(baseUrl, isPath(baseUrl) ? PLACEHOLDER_ORIGIN : undefined)
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
  return (isPath(baseUrl) ? '' : url.origin) + trimTrailingSlashes(url.pathname)
}

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
