import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Lets pages of every origin read the answers. The store has no cookies and no secrets; a real one will
 * name its origins.
 *
 * @returns whether the request was a preflight and is answered.
 * @see https://fetch.spec.whatwg.org/#http-cors-protocol
 */
export function answerCors(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  outgoing.setHeader('access-control-allow-origin', '*')
  // Retry-After is not among the headers that a page may read by default.
  outgoing.setHeader('access-control-expose-headers', '*')
  const isPreflight =
    incoming.method === 'OPTIONS' && incoming.headers['access-control-request-method'] !== undefined
  if (!isPreflight) return false
  outgoing.setHeader('access-control-allow-methods', 'GET')
  // By name: the wildcard does not cover Authorization.
  const asked = incoming.headers['access-control-request-headers']
  if (asked !== undefined) outgoing.setHeader('access-control-allow-headers', asked)
  if (incoming.headers['access-control-request-private-network'] !== undefined) {
    outgoing.setHeader('access-control-allow-private-network', 'true')
  }
  outgoing.setHeader('access-control-max-age', '600')
  outgoing.writeHead(204).end()
  return true
}
