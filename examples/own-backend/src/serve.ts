import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Serves a function of a request with Node. Other runtimes take the function as it is. */
export async function serve(handle: (request: Request) => Response | Promise<Response>, port = 0) {
  const server = createServer((incoming, outgoing) => {
    incoming.resume()
    const { method = 'GET', headers, url = '/' } = incoming
    const respond = async () => {
      const lines = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
      const response = await handle(new Request(`http://${headers.host}${url}`, { method, headers: lines }))
      outgoing.writeHead(response.status, Object.fromEntries(response.headers))
      outgoing.end(Buffer.from(await response.arrayBuffer()))
    }
    respond().catch(() => outgoing.destroy())
  })
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
