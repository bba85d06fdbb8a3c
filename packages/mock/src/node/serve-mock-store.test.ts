import { request as httpRequest } from 'node:http'

import { afterEach, describe, expect, test } from 'vitest'
import { createStorefrontClient } from 'storefront-react/core'

import { buildProduct } from '../build/build-product.js'
import { createMockStore, type MockStoreOptions } from '../mock-store/create-mock-store.js'
import { createSampleCatalog } from '../sample-catalog/create-sample-catalog.js'
import { serveMockStore, type MockServer } from './serve-mock-store.js'

let server: MockServer | undefined
afterEach(() => server?.close())

async function serve(options: Partial<MockStoreOptions> = {}) {
  const store = createMockStore({ ...createSampleCatalog({ size: 30 }), ...options })
  server = await serveMockStore(store)
  const { baseUrl } = server
  const client = createStorefrontClient({ baseUrl, apiKey: store.apiKey })
  const get = (path: string, init: RequestInit = {}) =>
    fetch(baseUrl + path, { ...init, headers: { authorization: 'Bearer pk_mock' } })
  return { store, client, baseUrl, get }
}

/** `fetch` does not allow a GET with a body. */
async function sendRaw(baseUrl: string, options: { method?: string; path?: string; body?: string }) {
  const { port } = new URL(baseUrl)
  const { body, ...rest } = options
  return new Promise<number | undefined>((resolve, reject) => {
    httpRequest(
      { port, host: '127.0.0.1', headers: { authorization: 'Bearer pk_mock' }, ...rest },
      (response) => {
        response.resume().once('end', () => resolve(response.statusCode))
      },
    )
      .on('error', reject)
      .end(body)
  })
}

test('serveMockStore serves a client that pages forward and backward over HTTP', async () => {
  const { client, store } = await serve()
  const ids = store.products.all().map((product) => product.id)
  const seen: string[] = []
  for await (const product of client.products.iterate({ sort: 'createdAt', order: 'desc', limit: 7 })) {
    seen.push(product.id)
  }
  expect(seen.toSorted()).toEqual(ids.toSorted())
  const back: string[] = []
  for await (const product of client.products.iterate({ endingBefore: seen.at(-1)!, limit: 7 })) {
    back.push(product.id)
  }
  expect(back).toEqual(seen.toReversed().slice(1))
})

test('serveMockStore allows pages of another origin to read responses and Retry-After', async () => {
  const { baseUrl } = await serve()
  const preflight = await fetch(`${baseUrl}/products`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://shop.example',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization, x-market',
    },
  })
  expect(preflight.status).toBe(204)
  expect(Object.fromEntries(preflight.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET',
    'access-control-allow-headers': 'authorization, x-market',
  })
  const refused = await fetch(`${baseUrl}/products`)
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, '*'])
  expect(refused.headers.get('access-control-expose-headers')).toBe('*')
})

describe('serveMockStore', () => {
  test('rejects other methods and bodies, and responds to the next request', async () => {
    const { baseUrl, get } = await serve()
    expect(await sendRaw(baseUrl, { method: 'POST', path: '/api/v1/products', body: '{}' })).toBe(405)
    expect(await sendRaw(baseUrl, { method: 'DELETE', path: '/api/v1/products/prod_1' })).toBe(405)
    expect(
      await sendRaw(baseUrl, { method: 'GET', path: '/api/v1/products', body: 'x'.repeat(100_000) }),
    ).toBe(400)
    expect(await sendRaw(baseUrl, { method: 'TRACE', path: '/api/v1/products' })).toBe(400)
    expect(await sendRaw(baseUrl, { path: '//' })).toBe(400)
    expect((await get('/products')).status).toBe(200)
  })

  test('responds to ten thousand concurrent requests without HTTP', async () => {
    const store = createMockStore({ products: Array.from({ length: 30 }, () => buildProduct()) })
    const counts = await Promise.all(
      Array.from({ length: 10_000 }, async (_, index) => {
        const response = await store.fetch(`${store.baseUrl}/products?limit=${1 + (index % 3)}`, {
          headers: { authorization: 'Bearer pk_mock' },
        })
        return ((await response.json()) as { data: unknown[] }).data.length
      }),
    )
    expect(counts).toEqual(counts.map((_, index) => 1 + (index % 3)))
    expect(store.requests.every((request) => request.state === 'finished')).toBe(true)
  })

  test('responds to hundreds of concurrent connections', async () => {
    const { get } = await serve()
    const statuses = await Promise.all(
      Array.from({ length: 400 }, async () => {
        const response = await get('/products?limit=1')
        await response.arrayBuffer()
        return response.status
      }),
    )
    expect(new Set(statuses)).toEqual(new Set([200]))
  })
})

describe('serveMockStore with a fault', () => {
  test.each([
    ['disconnect', 'NetworkError'],
    [{ kind: 'disconnect', afterBytes: 200 }, 'NetworkError'],
    ['timeout', 'TimeoutError'],
    [{ kind: 'slow', durationMs: 2000 }, 'TimeoutError'],
    ['truncated', 'NetworkError'],
    ['html', 'InvalidResponseError'],
    ['wrong-json', 'InvalidResponseError'],
    [503, 'ServerError'],
  ] as const)('%j makes the client throw a %s, and the next request succeeds', async (fault, name) => {
    const { client, store, baseUrl } = await serve()
    const timeoutMs = name === 'TimeoutError' ? 300 : undefined
    const impatientClient = createStorefrontClient({ baseUrl, apiKey: store.apiKey, timeoutMs })
    // The client repeats a request whose connection dropped before a response.
    store.failWhen({ times: fault === 'disconnect' ? 2 : 1 }, fault)
    await expect(impatientClient.products.list()).rejects.toMatchObject({ name })
    expect((await client.products.list()).items).toHaveLength(10)
  })

  test('sends Retry-After', async () => {
    const { client, store } = await serve()
    store.failNext({ status: 429, retryAfter: 3 })
    await expect(client.products.list()).rejects.toMatchObject({ name: 'RateLimitError', retryAfterMs: 3000 })
  })

  test('aborts the request of a client that disconnects', async () => {
    const { get, store } = await serve()
    store.pause()
    const controller = new AbortController()
    const response = get('/products', { signal: controller.signal })
    await expect.poll(() => store.requests.length).toBe(1)
    controller.abort()
    await expect(response).rejects.toMatchObject({ name: 'AbortError' })
    await expect.poll(() => store.requests[0]?.state).toBe('aborted')
  })
})

test('serveMockStore keeps non-ASCII ids and names', async () => {
  const { client, store } = await serve()
  store.insert(buildProduct({ id: 'süß/é?#', name: 'Kaffee ☕ süß' }))
  expect((await client.products.retrieve({ id: 'süß/é?#' })).name).toBe('Kaffee ☕ süß')
})

test('serveMockStore rejects if the port is in use', async () => {
  await serve()
  await expect(
    serveMockStore(createMockStore({ products: [] }), { port: server!.port }),
  ).rejects.toMatchObject({
    code: 'EADDRINUSE',
  })
})
