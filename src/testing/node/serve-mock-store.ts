import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { MockStore } from '../mock-store/create-mock-store.js'
import { handleCors } from './cors.js'
import { requestFrom, sendResponse, UnreadableRequest } from './node-bridge.js'

/** Options of `serveMockStore`. */
export interface ServeMockStoreOptions {
  /** Default 0: any free port. */
  readonly port?: number | undefined
  /** Default `127.0.0.1`: this machine only. */
  readonly host?: string | undefined
  /** Whether pages of other origins can read the responses. Default `true`. */
  readonly cors?: boolean | undefined
}

/** A mock store that listens on a port. */
export interface MockServer {
  readonly port: number
  readonly baseUrl: string
  close(): Promise<void>
}

/**
 * Serves a mock store over HTTP. Faults are real: `'disconnect'` closes the socket.
 * @example const server = await serveMockStore(createMockStore(sampleCatalog()))
 * @throws Error of `node:net` if it cannot listen, e.g. with code `EADDRINUSE`.
 */
export async function serveMockStore(
  store: Pick<MockStore, 'handle' | 'dialect'>,
  { port = 0, host = '127.0.0.1', cors = true }: ServeMockStoreOptions = {},
): Promise<MockServer> {
  async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    if (cors && handleCors(incoming, outgoing)) return
    await sendResponse(await store.handle(requestFrom(incoming, outgoing)), outgoing)
  }

  const server = createServer((incoming, outgoing) => {
    // Discard the body, because a client with a large body waits until the server reads it.
    incoming.resume()
    respond(incoming, outgoing).catch((error: unknown) => {
      if (error instanceof UnreadableRequest) outgoing.writeHead(400).end(error.message)
      else outgoing.destroy()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address() as AddressInfo
  const authority = `${host.includes(':') ? `[${host}]` : host}:${address.port}`
  return {
    port: address.port,
    baseUrl: `http://${authority}${store.dialect.prefixes[0] ?? ''}`,
    async close() {
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()))
      server.closeAllConnections()
      await closed
    },
  }
}
