import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

import type { HostedIndex } from './hosted-index.js'

/** Answers a request of a client; `undefined` for a path that the service does not have. */
export type Handler = (path: string, body: string, index: HostedIndex) => Promise<unknown>

/** A service on a port of this machine, over one index for every name. */
export async function startService(index: HostedIndex, handle: Handler) {
  const server = createServer((request, response) => {
    void (async () => {
      // Pages of an app ask from another origin.
      response.setHeader('Access-Control-Allow-Origin', '*')
      response.setHeader('Access-Control-Allow-Headers', '*')
      response.setHeader('Access-Control-Allow-Methods', '*')
      if (request.method === 'OPTIONS') return response.end()
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      const answer = await handle(decodeURIComponent(pathname), await text(request), index)
      response.writeHead(answer === undefined ? 404 : 200, {
        'Content-Type': typeof answer === 'string' ? 'text/plain' : 'application/json',
      })
      response.end(
        typeof answer === 'string' ? answer : JSON.stringify(answer ?? { message: `No ${pathname}` }),
      )
    })()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    port,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
