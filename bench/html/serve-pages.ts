import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

/** As large as a photo of a card in a modern format. */
const IMAGE_BYTES = 15_000

/** As a photo, it cannot be compressed, and has enough bytes for each pixel to count as content. */
const image = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640"><path fill="#86a" d="M0 0h640v640H0z"/><!--${randomBytes(IMAGE_BYTES).toString('base64').slice(0, IMAGE_BYTES)}--></svg>`

export interface ServedPages {
  readonly urlOf: (page: string) => string
  close(): void
}

/** Serves documents and scripts by path, compressed, and an image at every other address. Nothing is cached. */
export async function servePages(
  pages: Readonly<Record<string, string>>,
  scripts: Readonly<Record<string, string>>,
): Promise<ServedPages> {
  const answers = new Map<string, readonly [type: string, body: Buffer]>()
  for (const [path, text] of Object.entries(pages)) answers.set(path, ['text/html', gzipSync(text)])
  for (const [path, text] of Object.entries(scripts)) answers.set(path, ['text/javascript', gzipSync(text)])
  const server = createServer(({ url = '/' }, response) => {
    const [type, body] = answers.get(url) ?? ['image/svg+xml', undefined]
    response.writeHead(200, {
      'content-type': type,
      'cache-control': 'no-store',
      ...(body && { 'content-encoding': 'gzip' }),
    })
    response.end(body ?? image)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { urlOf: (page) => `http://127.0.0.1:${port}${page}`, close: () => server.close() }
}
