import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { MockStore } from '../mock-store/create-mock-store.js'
import { answerCors } from './cors.js'
import { requestFrom, sendResponse, UnreadableRequest } from './node-bridge.js'

export interface ServeMockStoreOptions {
  /** Default 0: any free port. */
  readonly port?: number | undefined
  /** Address to listen on. Default `127.0.0.1`: this machine only. */
  readonly host?: string | undefined
  /** Whether pages of other origins may read the answers. Default `true`. */
  readonly cors?: boolean | undefined
}

/** A mock store that listens. */
export interface MockServer {
  readonly port: number
  /** Base URL for the client, e.g. `http://127.0.0.1:4010/api/v1`. */
  readonly baseUrl: string
  /** Stops listening and drops the connections that are open. */
  close(): Promise<void>
}

/**
 * Serves a mock store over HTTP, for end-to-end tests and for apps that know a base URL only. Faults are
 * real here: a dropped connection is a closed socket, a timeout is a connection that stays open.
 *
 * @example
 * const server = await serveMockStore(createMockStore(sampleCatalog()))
 * // server.baseUrl, store.apiKey
 * await server.close()
 *
 * @throws Error of `node:net`, e.g. with code `EADDRINUSE`, when it cannot listen.
 */
export async function serveMockStore(
  store: Pick<MockStore, 'handle' | 'dialect'>,
  { port = 0, host = '127.0.0.1', cors = true }: ServeMockStoreOptions = {},
): Promise<MockServer> {
  async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    if (cors && answerCors(incoming, outgoing)) return
    await sendResponse(await store.handle(requestFrom(incoming, outgoing)), outgoing)
  }

  const server = createServer((incoming, outgoing) => {
    // A body is never read; without this a client that sends one would wait for it to be taken.
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
