import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'

export class UnreadableRequest extends Error {}

const urlOf = ({ url = '/', headers }: IncomingMessage) =>
  new URL(url, `http://${headers.host ?? 'localhost'}`)

/**
 * @param body of the request. Default: none.
 * @throws UnreadableRequest for a URL or a method that `Request` does not allow.
 */
export function requestFrom(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  body?: ReadableStream<Uint8Array>,
): Request {
  const disconnected = new AbortController()
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) disconnected.abort()
  })
  const headers = new Headers()
  for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
    headers.append(incoming.rawHeaders[index] ?? '', incoming.rawHeaders[index + 1] ?? '')
  }
  try {
    const { method = 'GET' } = incoming
    const { signal } = disconnected
    const hasBody = body && method !== 'GET' && method !== 'HEAD'
    // Node requires `duplex` for a stream. TypeScript's DOM types do not have it.
    const init: RequestInit & { duplex?: 'half' } = hasBody ? { body, duplex: 'half' } : {}
    return new Request(urlOf(incoming), { method, headers, signal, ...init })
  } catch (cause) {
    throw new UnreadableRequest('The URL or the method of the request is invalid.', { cause })
  }
}

/** A reader that cancels gets no more data, and the client can still read the response. `Readable.toWeb` would close the socket. */
export function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      incoming.on('data', (chunk: Buffer) => controller.enqueue(chunk))
      incoming.once('end', () => controller.close())
      incoming.once('error', (error) => controller.error(error))
    },
    cancel() {
      incoming.removeAllListeners('data').removeAllListeners('end').resume()
    },
  })
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
