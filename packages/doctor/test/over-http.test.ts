import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { runDoctor } from 'storefront-doctor'
import { createMockStore, createSampleCatalog } from 'storefront-mock'
import { serveMockStore } from 'storefront-mock/node'

import { firedRules } from './check.js'
import { KEY, TestServer } from './test-server.js'

/** The default quality of Brotli takes a hundred times as long. */
const FASTEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }

it.each<[string, (body: Buffer) => Buffer]>([
  ['gzip', (body) => gzipSync(body)],
  ['br', (body) => brotliCompressSync(body, FASTEST)],
])(
  'raises no alarm about a server that compresses with %s and ends connections',
  async (encoding, compress) => {
    const store = new TestServer()
    let count = 0
    const server = createServer((incoming, outgoing) => {
      const { method = 'GET', url = '/', headers } = incoming
      const request = new Request(new URL(url, 'http://localhost'), {
        method,
        headers: headers as Record<string, string>,
      })
      void store.handle(request).then(async (response) => {
        count += 1
        const body = Buffer.from(await response.text())
        const isCompressed = String(headers['accept-encoding']).includes(encoding) && body.length > 0
        outgoing.writeHead(response.status, {
          ...Object.fromEntries(response.headers),
          vary: 'Accept-Encoding',
          ...(isCompressed && { 'content-encoding': encoding }),
          ...(count % 20 === 0 && { connection: 'close' }),
        })
        outgoing.end(isCompressed ? compress(body) : body)
      })
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    try {
      const { port } = server.address() as AddressInfo
      const report = await runDoctor({ baseUrl: `http://127.0.0.1:${port}/api/v1`, apiKey: KEY })
      expect([firedRules(report), report.stopped]).toEqual([[], undefined])
    } finally {
      server.close().closeAllConnections()
    }
  },
)

it('finds nothing wrong with the mock store over HTTP', async () => {
  const store = createMockStore(createSampleCatalog({ size: 60 }))
  const server = await serveMockStore(store)
  try {
    const report = await runDoctor({ baseUrl: server.baseUrl, apiKey: store.apiKey })
    expect(firedRules(report)).toEqual([])
    expect(report.facts.client).toMatchObject({ invalid: 0 })
  } finally {
    await server.close()
  }
})
