import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { buildProduct } from 'storefront-mock'

import { createStorefrontClient } from '../client/create-storefront-client.js'
import { NetworkError, TimeoutError } from '../errors/transport-errors.js'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** A server that cuts the connections of some requests before it answers. @param cuts by the number of the request, from 1 */
async function open(cuts: (request: number) => boolean, options: { readonly timeoutMs?: number } = {}) {
  let requests = 0
  server = createServer((request, response) => {
    requests++
    if (cuts(requests)) request.socket.destroy()
    else response.end(JSON.stringify({ data: buildProduct({ id: 'Mug' }) }))
  })
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const onRepeat = vi.fn()
  const baseUrl = `http://127.0.0.1:${port}/api/v1`
  const client = createStorefrontClient({ baseUrl, apiKey: 'pk_secret', onRepeat, ...options })
  return { client, onRepeat, requests: () => requests }
}
const read = ({ client }: Awaited<ReturnType<typeof open>>) => client.products.retrieve({ id: 'Mug' })

it('a page does not fail because a kept-alive connection died: the request is sent once more', async () => {
  const shop = await open((request) => request === 2)
  await read(shop)
  expect(await read(shop)).toMatchObject({ id: 'Mug' })
  expect(shop.requests()).toBe(3)
  expect(shop.onRepeat).toHaveBeenCalledOnce()
  const [{ request, cause }] = shop.onRepeat.mock.calls[0] as [{ request: { url: string }; cause: Error }]
  expect(request.url).toContain('/products/Mug')
  expect(JSON.stringify([request, String(cause)])).not.toContain('pk_secret')
})

it('a request is sent at most twice', async () => {
  const shop = await open(() => true)
  await expect(read(shop)).rejects.toThrow(NetworkError)
  expect(shop.requests()).toBe(2)
})

it('a time limit is for both requests together, and is not a reason for a second one', async () => {
  let count = 0
  const never: typeof fetch = (_url, init) => {
    count++
    return new Promise((_resolve, reject) => {
      init!.signal!.addEventListener('abort', () => reject(new Error('aborted')))
    })
  }
  const client = createStorefrontClient({
    baseUrl: 'https://a.test',
    apiKey: null,
    fetch: never,
    timeoutMs: 20,
  })
  await expect(client.products.retrieve({ id: 'Mug' })).rejects.toThrow(TimeoutError)
  expect(count).toBe(1)
})

it.each(['ECONNREFUSED', 'ENOTFOUND', 'UND_ERR_CONNECT_TIMEOUT', undefined])(
  'a request that failed with %s is not repeated',
  async (code) => {
    const failing = vi.fn(() => Promise.reject(new TypeError('fetch failed', { cause: { code } })))
    const client = createStorefrontClient({ baseUrl: 'https://a.test', apiKey: null, fetch: failing })
    await expect(client.products.retrieve({ id: 'Mug' })).rejects.toThrow(NetworkError)
    expect(failing).toHaveBeenCalledOnce()
  },
)
