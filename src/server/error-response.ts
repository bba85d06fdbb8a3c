import { isStorefrontError, type HttpError } from '../core/index.js'

/**
 * An answer that tells a shopper's browser what it can act on and nothing about the server's side: no address,
 * no words of the API, no key trouble.
 */
export function errorResponse(status: number, code: string, headers: Record<string, string> = {}): Response {
  return new Response(
    JSON.stringify({ error: { code, message: MESSAGES[status] ?? 'The request failed.' } }),
    {
      status,
      headers: { ...jsonHeaders, 'Cache-Control': 'no-store', ...headers },
    },
  )
}

/** Of every answer. The type is what it says it is, whatever a browser would make of the bytes. */
export const jsonHeaders = { 'Content-Type': 'application/json', 'X-Content-Type-Options': 'nosniff' }

const MESSAGES: Readonly<Record<number, string>> = {
  400: 'The store refused the parameters.',
  403: 'This is for pages of the same origin.',
  404: 'There is nothing here.',
  405: 'Only GET and HEAD are allowed.',
  422: 'The store refused the parameters.',
  429: 'Too many requests.',
  502: 'The store could not be read.',
  503: 'The store is not available.',
  504: 'The store did not answer in time.',
}

/**
 * What failed upstream, as a gateway says it. A wrong key is the server's mistake, not the shopper's: 502.
 *
 * @see RFC 9110, sections 15.6.3 and 15.6.5.
 */
export function upstreamErrorResponse(error: unknown): Response {
  if (!isStorefrontError(error)) return errorResponse(500, 'internal')
  const { status, retryAfterMs } = error as Partial<HttpError>
  const retryAfter =
    retryAfterMs === undefined ? undefined : { 'Retry-After': String(Math.ceil(retryAfterMs / 1000)) }
  if (error.code === 'timeout') return errorResponse(504, error.code)
  if (error.code === 'authentication' || status === undefined) return errorResponse(502, 'bad-gateway')
  const isItsOwn = (status >= 400 && status < 500) || status === 503
  return errorResponse(isItsOwn ? status : 502, error.code, retryAfter)
}
