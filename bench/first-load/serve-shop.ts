import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

import { createMockStore, createSampleCatalog } from 'storefront-mock'

import { createStorefrontClient } from '../../src/core/index.js'
import { createSearchDocumentsHandler } from 'storefront-search/server'
import { facets } from '../../examples/vite/src/search/facets.js'
import { buildApp } from '../apps/build-app.js'
import { buildShop } from './build-shop.js'

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
}

export interface ServedShop {
  readonly url: string
  /** The same front page by `fetch` and React. */
  readonly bareUrl: string
  close(): void
}

/** Serves the built shop, the bare page and the store, compressed and from memory, as a host near the shopper does. */
export async function serveShop(): Promise<ServedShop> {
  const store = createMockStore({ ...createSampleCatalog({ size: 400 }), apiKey: 'pk_bench' })
  const client = createStorefrontClient({ baseUrl: store.baseUrl, apiKey: store.apiKey, fetch: store.fetch })
  const built = await buildShop()
  const page = built.find(({ name }) => name === 'index.html')!.text
  const files = new Map(built.map(({ name, text }) => [`/${name}`, gzipSync(text)]))
  const bare = await buildApp(`import '../first-load/bare-page.tsx'`)
  files.set('/bare.js', gzipSync(bare.code))
  const readDocuments = createSearchDocumentsHandler({ client, facets })
  let documents: Response
  // It answers 503 until the documents are built.
  do documents = await readDocuments(new Request('http://localhost/search.json'))
  while (!documents.ok && (await new Promise((resolve) => setTimeout(resolve, 100, true))))
  files.set('/search.json', gzipSync(await documents.text()))
  const htmlOf = (path: string) =>
    path === '/bare' ? page.replace(/src="\/assets\/[^"]+\.js"/, 'src="/bare.js"') : page

  const server = createServer(({ url = '/' }, response) => {
    void (async () => {
      const path = new URL(url, 'http://localhost').pathname
      if (path.startsWith('/api/') && !files.has(url)) {
        const headers = { Authorization: `Bearer ${store.apiKey}` }
        const answer = await store.handle(new Request(new URL(url, store.baseUrl), { headers }))
        files.set(url, gzipSync(await answer.text()))
      }
      const file = files.get(url) ?? files.get(path)
      const isApi = path.startsWith('/api/')
      const body = file ?? gzipSync(htmlOf(path))
      response.writeHead(200, {
        'content-type': isApi
          ? 'application/json'
          : file
            ? (types[path.split('.').at(-1)!] ?? 'text/html')
            : 'text/html',
        'content-encoding': 'gzip',
        'content-length': body.length,
        'cache-control': 'no-store',
      })
      response.end(body)
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  return { url, bareUrl: `${url}/bare`, close: () => server.close() }
}
