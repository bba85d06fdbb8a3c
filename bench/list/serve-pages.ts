import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

import type { MockStore } from '../../src/testing/index.js'

const TYPES = { html: 'text/html', js: 'text/javascript' }
const pages = ['append', 'bare', 'ours']

/** Builds the pages for production. Serves them and the store's API compressed, as a real host does. */
export async function servePages(store: MockStore): Promise<{ readonly url: string; close(): void }> {
  const root = import.meta.dirname
  const outDir = join(root, 'node_modules/.dist')
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    // The peers of another benchmark can install a second React in bench/.
    resolve: { dedupe: ['react', 'react-dom'] },
    build: {
      target: 'es2022',
      outDir,
      emptyOutDir: true,
      rollupOptions: { input: pages.map((page) => join(root, `${page}.html`)) },
    },
  })
  const answers = new Map<string, { body: Buffer; type: string }>()
  const answerOf = async (path: string) => {
    if (path.startsWith('/api/')) {
      const response = await store.handle(
        new Request(new URL(path, store.baseUrl), { headers: { Authorization: `Bearer ${store.apiKey}` } }),
      )
      return { body: gzipSync(await response.text()), type: 'application/json' }
    }
    const file = new URL(path, 'http://localhost').pathname
    const type = TYPES[file.split('.').at(-1) as keyof typeof TYPES]
    return { body: gzipSync(await readFile(join(outDir, file))), type }
  }
  const server = createServer(({ url = '/' }, response) => {
    void (async () => {
      const answer = answers.get(url) ?? (await answerOf(url))
      answers.set(url, answer)
      response.writeHead(200, {
        'content-type': answer.type,
        'content-encoding': 'gzip',
        'content-length': answer.body.length,
        // `performance.now()` has a resolution of 5 µs in cross-origin isolated pages, else 100 µs.
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-embedder-policy': 'require-corp',
      })
      response.end(answer.body)
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}
