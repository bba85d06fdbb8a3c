import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** What a server answers before the store is asked: the request itself makes no sense. */
export class UnreadableRequest extends Error {}

/**
 * The platform's `Request` for a message that came in. Its body is left out: the store reads none, and
 * the headers tell that there was one. Its signal aborts when the client goes away.
 *
 * @throws UnreadableRequest for an address or method that no `Request` can have.
 */
export function requestFrom(incoming: IncomingMessage, outgoing: ServerResponse): Request {
  const gone = new AbortController()
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) gone.abort()
  })
  const headers = new Headers()
  for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
    headers.append(incoming.rawHeaders[index] ?? '', incoming.rawHeaders[index + 1] ?? '')
  }
  try {
    const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`)
    return new Request(url, { method: incoming.method ?? 'GET', headers, signal: gone.signal })
  } catch (cause) {
    throw new UnreadableRequest('The request cannot be read.', { cause })
  }
}

/** Sends the answer piece by piece, as fast as the client takes it. Rejects when the body breaks off. */
export async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.flushHeaders()
  for await (const chunk of response.body ?? []) {
    if (outgoing.destroyed) return
    if (!outgoing.write(chunk)) await Promise.race([once(outgoing, 'drain'), once(outgoing, 'close')])
  }
  outgoing.end()
}
