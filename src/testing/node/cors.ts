import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Allows every origin to read the responses: a mock store has no cookies and no secrets.
 *
 * @returns `true` if the request was a preflight request and the response has been sent.
 * @see https://fetch.spec.whatwg.org/#http-cors-protocol
 */
export function handleCors(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  outgoing.setHeader('access-control-allow-origin', '*')
  // By default, a page of another origin cannot read Retry-After.
  outgoing.setHeader('access-control-expose-headers', '*')
  const isPreflight =
    incoming.method === 'OPTIONS' && incoming.headers['access-control-request-method'] !== undefined
  if (!isPreflight) return false
  outgoing.setHeader('access-control-allow-methods', 'GET')
  // Repeat the requested names, because `*` does not include Authorization.
  const requested = incoming.headers['access-control-request-headers']
  if (requested !== undefined) outgoing.setHeader('access-control-allow-headers', requested)
  if (incoming.headers['access-control-request-private-network'] !== undefined) {
    outgoing.setHeader('access-control-allow-private-network', 'true')
  }
  outgoing.setHeader('access-control-max-age', '600')
  outgoing.writeHead(204).end()
  return true
}
