import type { HttpError } from '../core/errors/http-errors.js'
import { isStorefrontError } from '../core/errors/storefront-error.js'

/** Exposes nothing of the server: no URL, no message of the API, no error about the key. */
export function errorResponse(status: number, code: string, headers: Record<string, string> = {}): Response {
  // 503 says more than the code of a failing store.
  const message = (status !== 503 && MESSAGES[code]) || MESSAGES[status] || 'The request failed.'
  return new Response(JSON.stringify({ error: { code, message } }), {
    status,
    headers: { ...jsonHeaders, 'Cache-Control': 'no-store', ...headers },
  })
}

/** `nosniff` keeps browsers from guessing another content type. */
export const jsonHeaders = { 'Content-Type': 'application/json', 'X-Content-Type-Options': 'nosniff' }

/** By code, or else by status. */
const MESSAGES: Readonly<Record<string, string>> = {
  'duplicate-parameter': 'A parameter of a list was given twice.',
  'invalid-response': 'The store sent an invalid response.',
  network: 'The store could not be reached.',
  server: 'The store failed.',
  'bad-gateway': 'The store refused the request of this server.',
  400: 'The store rejected the parameters.',
  403: 'Only pages of the same origin may send requests.',
  404: 'Not found.',
  405: 'Only GET and HEAD are allowed.',
  414: 'The URL is too long.',
  422: 'The store rejected the parameters.',
  429: 'Too many requests.',
  502: 'The store sent an unexpected response.',
  503: 'The store is not available.',
  504: 'The store did not answer in time.',
}

const UPSTREAM_CODES: readonly string[] = ['network', 'invalid-response']

/** A wrong key is the server's fault, so respond 502. See RFC 9110, sections 15.6.3 and 15.6.5. */
export function upstreamErrorResponse(error: unknown): Response {
  if (!isStorefrontError(error)) return errorResponse(500, 'internal')
  const { status, retryAfterMs } = error as Partial<HttpError>
  const retryAfter =
    retryAfterMs === undefined ? undefined : { 'Retry-After': String(Math.ceil(retryAfterMs / 1000)) }
  if (error.code === 'timeout') return errorResponse(504, error.code)
  if (error.code === 'authentication') return errorResponse(502, 'bad-gateway')
  if (status === undefined)
    return errorResponse(502, UPSTREAM_CODES.includes(error.code) ? error.code : 'bad-gateway')
  const isForwarded = (status >= 400 && status < 500) || status === 503
  return errorResponse(isForwarded ? status : 502, error.code, retryAfter)
}
