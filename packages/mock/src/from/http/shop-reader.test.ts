import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach, describe, expect, it } from 'vitest'

import { ShopReader, type ShopReaderOptions } from './shop-reader.js'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function serve(listener: RequestListener): Promise<URL> {
  server = createServer(listener)
  await new Promise<void>((resolve) => void server?.listen(0, '127.0.0.1', resolve))
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/feed.xml?key=secret`)
}

const get = async (url: URL, options: ShopReaderOptions = {}) => {
  const { bytes, place } = await new ShopReader(options).get(url, 'text/plain')
  return { text: new TextDecoder().decode(bytes), place }
}

describe('ShopReader', () => {
  it('waits as long as a busy shop asks, and says so', async () => {
    let requests = 0
    const url = await serve((_, response) => {
      requests += 1
      if (requests < 3) response.writeHead(429, { 'retry-after': '0.01' }).end()
      else response.end('open')
    })
    const lines: string[] = []
    expect((await get(url, { onWait: (line) => lines.push(line) })).text).toBe('open')
    expect(requests).toBe(3)
    expect(lines).toEqual(
      Array(2).fill(expect.stringContaining('/feed.xml answered 429; trying again in 1 s')),
    )
  })

  it('gives up if a shop stays busy, or asks for a longer wait than a reader has', async () => {
    let requests = 0
    const busy = await serve((_, response) => {
      requests += 1
      response.writeHead(503, { 'retry-after': new Date().toUTCString() }).end()
    })
    await expect(get(busy, { limits: { retries: 2 } })).rejects.toThrow(
      'answered 503 3 times. Try again later.',
    )
    expect(requests).toBe(3)
    server?.close()
    const later = await serve((_, response) => response.writeHead(429, { 'retry-after': '300' }).end())
    await expect(get(later)).rejects.toThrow('answered 429 and asks to wait 300 s')
  })

  it('follows redirects, and names the address that answered, without its query', async () => {
    const url = await serve((request, response) => {
      if (request.url?.startsWith('/feed'))
        response.writeHead(301, { location: '/moved.xml?key=secret' }).end()
      else response.end('moved')
    })
    expect(await get(url)).toEqual({ text: 'moved', place: `${url.origin}/moved.xml` })
  })

  it('ends a redirect in a circle', async () => {
    const url = await serve((_, response) => response.writeHead(302, { location: '/feed.xml' }).end())
    await expect(get(url)).rejects.toThrow(/cannot read .*redirect count exceeded/)
  })

  it('ends at the time limit, in the middle of a body too', async () => {
    const url = await serve((_, response) => void response.write('half'))
    await expect(get(url, { limits: { timeoutMs: 100 } })).rejects.toThrow('did not answer within 0.1 s')
  })

  it('ends at the size limit, which all responses share', async () => {
    const url = await serve((_, response) => response.end('x'.repeat(600_000)))
    const reader = new ShopReader({ limits: { maxBytes: 1_000_000 } })
    await reader.get(url, '*/*')
    await expect(reader.get(url, '*/*')).rejects.toThrow('the shop has more than 1 MB of data')
  })

  it('rejects a body that is shorter than the shop announced', async () => {
    const url = await serve((_, response) => {
      response.writeHead(200, { 'content-length': '100' })
      response.write('half', () => response.destroy())
    })
    await expect(get(url)).rejects.toThrow(/cannot read .*\/feed\.xml/)
  })

  it('rejects an address that nothing answers, and a status that does not pass, with one line', async () => {
    const url = await serve((_, response) => response.writeHead(410).end())
    await expect(get(url)).rejects.toThrow(`${url.origin}/feed.xml answered 410.`)
    server?.close()
    server?.closeAllConnections()
    await expect(get(url)).rejects.toThrow(`cannot read ${url.origin}/feed.xml: ECONNREFUSED.`)
  })

  it('sends no key and no cookie', async () => {
    const url = await serve((request, response) => response.end(Object.keys(request.headers).join()))
    expect((await get(url)).text).not.toMatch(/authorization|cookie/)
  })
})
