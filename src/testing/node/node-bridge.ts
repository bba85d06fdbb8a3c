import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'

export class UnreadableRequest extends Error {}

/** @throws UnreadableRequest for a URL or a method that `Request` does not allow. */
export function requestFrom(incoming: IncomingMessage, outgoing: ServerResponse): Request {
  const disconnected = new AbortController()
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) disconnected.abort()
  })
  const headers = new Headers()
  for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
    headers.append(incoming.rawHeaders[index] ?? '', incoming.rawHeaders[index + 1] ?? '')
  }
  try {
    const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`)
    return new Request(url, { method: incoming.method ?? 'GET', headers, signal: disconnected.signal })
  } catch (cause) {
    throw new UnreadableRequest('The URL or the method of the request is invalid.', { cause })
  }
}

/** Waits while the client reads more slowly. Rejects if the response body fails. */
export async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.flushHeaders()
  for await (const chunk of response.body ?? []) {
    if (outgoing.destroyed) return
    if (!outgoing.write(chunk)) await Promise.race([once(outgoing, 'drain'), once(outgoing, 'close')])
  }
  outgoing.end()
}
