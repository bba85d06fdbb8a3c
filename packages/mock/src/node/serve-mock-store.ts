import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { MockStore } from '../mock-store/create-mock-store.js'
import { loadAgentRoutes } from './load-agent-routes.js'
import { handleCors } from './cors.js'
import { bodyOf, requestFrom, sendResponse, UnreadableRequest } from './node-bridge.js'

/** Options of `serveMockStore`. */
export interface ServeMockStoreOptions {
  /** Default 0: any free port. */
  readonly port?: number | undefined
  /** Default `127.0.0.1`: this machine only. */
  readonly host?: string | undefined
  /** Whether pages of other origins can read the responses. Default `true`. */
  readonly cors?: boolean | undefined
  /**
   * Also serve the catalogue to agents: `/mcp`, `/.well-known/ucp`, `/ucp/catalog/…`, `/llms.txt` and Markdown pages. Needs
   * the package `storefront-agents`. Default: not served.
   */
  readonly agents?: { /** ISO 4217 code. */ readonly currency: string } | undefined
}

/** A mock store that listens on a port. */
export interface MockServer {
  readonly port: number
  readonly baseUrl: string
  /** Without the path of the API, for example `http://127.0.0.1:4010`. */
  readonly origin: string
  close(): Promise<void>
}

/**
 * Serves a mock store over HTTP. Faults are real: `'disconnect'` closes the socket.
 * @example const server = await serveMockStore(createMockStore(createSampleCatalog()))
 * @throws Error of `node:net` if it cannot listen, e.g. with code `EADDRINUSE`.
 */
export async function serveMockStore(
  store: MockStore,
  { port = 0, host = '127.0.0.1', cors = true, agents }: ServeMockStoreOptions = {},
): Promise<MockServer> {
  const createAgentRoutes = agents && (await loadAgentRoutes())
  // Set when the port is known.
  let findAgentRoute: ReturnType<NonNullable<typeof createAgentRoutes>> | undefined = undefined

  async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const answerAgent = findAgentRoute?.(incoming.url ?? '/', incoming.headers.accept)
    if (answerAgent) {
      const request = requestFrom(incoming, outgoing, bodyOf(incoming))
      await sendResponse(await answerAgent(request), outgoing)
      return
    }
    // Discard the body, because a client with a large body waits until the server reads it.
    incoming.resume()
    if (cors && handleCors(incoming, outgoing)) return
    await sendResponse(await store.handle(requestFrom(incoming, outgoing)), outgoing)
  }

  const server = createServer((incoming, outgoing) => {
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
  const origin = `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`
  findAgentRoute = agents && createAgentRoutes?.(store, { ...agents, siteUrl: origin })
  return {
    port: address.port,
    origin,
    baseUrl: `${origin}${store.dialect.prefixes[0] ?? ''}`,
    async close() {
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()))
      server.closeAllConnections()
      await closed
    },
  }
}
