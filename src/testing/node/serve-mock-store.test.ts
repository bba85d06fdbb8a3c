// @vitest-environment node
import { request as httpRequest } from 'node:http'

import { afterEach, describe, expect, test } from 'vitest'

import { createStorefrontClient } from '../../core/index.js'
import { buildProduct } from '../build/build-product.js'
import { createMockStore, type MockStoreOptions } from '../mock-store/create-mock-store.js'
import { sampleCatalog } from '../sample-catalog/sample-catalog.js'
import { serveMockStore, type MockServer } from './serve-mock-store.js'

let server: MockServer | undefined
afterEach(() => server?.close())

async function serve(options: Partial<MockStoreOptions> = {}) {
  const store = createMockStore({ ...sampleCatalog({ size: 30 }), ...options })
  server = await serveMockStore(store)
  const { baseUrl } = server
  const client = createStorefrontClient({ baseUrl, apiKey: store.apiKey })
  const get = (path: string, init: RequestInit = {}) =>
    fetch(baseUrl + path, { ...init, headers: { authorization: 'Bearer pk_mock' } })
  return { store, client, baseUrl, get }
}

/** What a client that the platform's `fetch` would not let us be sends. */
async function raw(baseUrl: string, options: { method?: string; path?: string; body?: string }) {
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

test('the client pages through the store over real HTTP, forward and backward', async () => {
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

test('a page of another origin may read answers, Retry-After included', async () => {
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

describe('bad requests', () => {
  test('other methods and bodies are refused, the connection stays usable', async () => {
    const { baseUrl, get } = await serve()
    expect(await raw(baseUrl, { method: 'POST', path: '/api/v1/products', body: '{}' })).toBe(405)
    expect(await raw(baseUrl, { method: 'DELETE', path: '/api/v1/products/prod_1' })).toBe(405)
    expect(await raw(baseUrl, { method: 'GET', path: '/api/v1/products', body: 'x'.repeat(100_000) })).toBe(
      400,
    )
    expect(await raw(baseUrl, { method: 'TRACE', path: '/api/v1/products' })).toBe(400)
    expect(await raw(baseUrl, { path: '//' })).toBe(400)
    expect((await get('/products')).status).toBe(200)
  })

  test('ten thousand requests at once are all answered', async () => {
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
    expect(store.requests.every((request) => request.state === 'answered')).toBe(true)
  })

  test('hundreds of connections at once over HTTP are all answered', async () => {
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

describe('faults as the client meets them on the wire', () => {
  test.each([
    ['disconnect', 'NetworkError'],
    [{ kind: 'disconnect', afterBytes: 200 }, 'NetworkError'],
    ['timeout', 'TimeoutError'],
    [{ kind: 'slow', durationMs: 2000 }, 'TimeoutError'],
    ['truncated', 'InvalidResponseError'],
    ['html', 'InvalidResponseError'],
    ['wrong-json', 'InvalidResponseError'],
    [503, 'ServerError'],
  ] as const)('%j is a %s, and the next request succeeds', async (fault, name) => {
    const { client, store, baseUrl } = await serve()
    const timeoutMs = name === 'TimeoutError' ? 300 : undefined
    const hasty = createStorefrontClient({ baseUrl, apiKey: store.apiKey, timeoutMs })
    store.failNext(fault)
    await expect(hasty.products.list()).rejects.toMatchObject({ name })
    expect((await client.products.list()).items).toHaveLength(10)
  })

  test('Retry-After arrives', async () => {
    const { client, store } = await serve()
    store.failNext({ status: 429, retryAfter: 3 })
    await expect(client.products.list()).rejects.toMatchObject({ name: 'RateLimitError', retryAfterMs: 3000 })
  })

  test('a client that goes away is seen to', async () => {
    const { get, store } = await serve()
    store.pause()
    const controller = new AbortController()
    const answer = get('/products', { signal: controller.signal })
    await expect.poll(() => store.requests.length).toBe(1)
    controller.abort()
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
    await expect.poll(() => store.requests[0]?.state).toBe('aborted')
  })
})

test('names with any letters arrive as they are', async () => {
  const { client, store } = await serve()
  store.insert(buildProduct({ id: 'süß/é?#', name: 'Kaffee ☕ süß' }))
  expect((await client.products.retrieve({ id: 'süß/é?#' })).name).toBe('Kaffee ☕ süß')
})

test('a port that is taken rejects', async () => {
  await serve()
  await expect(
    serveMockStore(createMockStore({ products: [] }), { port: server!.port }),
  ).rejects.toMatchObject({
    code: 'EADDRINUSE',
  })
})
