import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Serves a function of a request on this machine. */
export async function serve(
  handle: (request: Request) => Response | Promise<Response>,
  port = 0,
): Promise<{ readonly origin: string; close(): void }> {
  const server = createServer((incoming, outgoing) => {
    const respond = async () => {
      const response = await handle(new Request(`http://${incoming.headers.host}${incoming.url}`))
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
