import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Returns `true` if it sent the response to a preflight request. All origins may read a mock store.
 * @see https://fetch.spec.whatwg.org/#http-cors-protocol
 */
export function handleCors(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  outgoing.setHeader('access-control-allow-origin', '*')
  // Pages of other origins cannot read Retry-After unless it is exposed.
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
