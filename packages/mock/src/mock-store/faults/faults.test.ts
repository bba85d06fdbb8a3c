import { describe, expect, test } from 'vitest'
import { createStorefrontClient } from 'storefront-react/core'

import { buildProduct } from '../../build/build-product.js'
import { createMockStore, type MockStoreOptions } from '../create-mock-store.js'
import type { MockFault } from './faults.js'

function setUp(options: Partial<MockStoreOptions> = {}) {
  const store = createMockStore({
    products: [buildProduct({ id: 'a' }), buildProduct({ id: 'b' })],
    ...options,
  })
  const client = createStorefrontClient({
    baseUrl: store.baseUrl,
    apiKey: store.apiKey,
    fetch: store.fetch,
    timeoutMs: 200,
  })
  const get = (path = '/products', init: RequestInit = {}) =>
    store.fetch(store.baseUrl + path, { headers: { authorization: 'Bearer pk_mock' }, ...init })
  return { store, client, get }
}

describe('a fault of the mock store', () => {
  test.each<[MockFault, string]>([
    [400, 'BadRequestError'],
    [401, 'AuthenticationError'],
    [404, 'NotFoundError'],
    [500, 'ServerError'],
    [{ status: 429, retryAfter: 1 }, 'RateLimitError'],
    ['disconnect', 'NetworkError'],
    [{ kind: 'disconnect', afterBytes: 0 }, 'NetworkError'],
    [{ kind: 'disconnect', afterBytes: 40 }, 'NetworkError'],
    ['timeout', 'TimeoutError'],
    [{ kind: 'slow', durationMs: 5000 }, 'TimeoutError'],
    ['truncated', 'NetworkError'],
    [{ kind: 'truncated', atBytes: 0 }, 'NetworkError'],
    ['html', 'InvalidResponseError'],
    [{ kind: 'html', status: 502 }, 'ServerError'],
    ['wrong-json', 'InvalidResponseError'],
    [{ kind: 'wrong-json', body: [] }, 'InvalidResponseError'],
    [{ kind: 'wrong-json', body: { data: [{}], has_more: true } }, 'InvalidResponseError'],
  ])('%j makes the client throw a %s once', async (fault, name) => {
    const { store, client } = setUp()
    store.failNext(fault)
    await expect(client.products.list()).rejects.toMatchObject({ name })
    expect((await client.products.list()).items).toHaveLength(2)
  })

  test('slow returns the complete response within the timeout', async () => {
    const { store, client } = setUp()
    store.failNext({ kind: 'slow', durationMs: 20, chunks: 4 })
    expect((await client.products.list()).items).toHaveLength(2)
  })

  test('timeout rejects with the reason of an abort', async () => {
    const { store, get } = setUp()
    store.failNext('timeout')
    const controller = new AbortController()
    const response = get('/products', { signal: controller.signal })
    controller.abort(new Error('changed my mind'))
    await expect(response).rejects.toThrow('changed my mind')
    expect(store.requests[0]?.state).toBe('aborted')
  })
})

describe('an error status as a fault', () => {
  test('has the dialect’s body, the given headers and Retry-After', async () => {
    const { store, get } = setUp({ dialect: { errorBody: 'problem' } })
    store.failNext({ status: 503, retryAfter: 'Wed, 21 Oct 2026 07:28:00 GMT', headers: { 'x-id': '7' } })
    const response = await get()
    expect([...response.headers]).toEqual([
      ['content-type', 'application/problem+json'],
      ['retry-after', 'Wed, 21 Oct 2026 07:28:00 GMT'],
      ['x-id', '7'],
    ])
    expect(await response.json()).toMatchObject({ status: 503, title: 'http_503' })
  })

  test('can have its own body, or none for status 204', async () => {
    const { store, get } = setUp()
    store.failNext({ status: 422, body: { errors: ['no'] } })
    expect(await (await get()).json()).toEqual({ errors: ['no'] })
    store.failNext(204)
    expect((await get()).body).toBeNull()
  })
})

describe('failNext and failWhen', () => {
  test('failNext fails one request with status 500, or the given number with the given status', async () => {
    const { store, get } = setUp()
    store.failNext()
    expect([(await get()).status, (await get()).status]).toEqual([500, 200])
    store.failNext(503, 2)
    const statuses = [await get(), await get(), await get()].map((response) => response.status)
    expect(statuses).toEqual([503, 503, 200])
  })

  test('failNext queues several faults', async () => {
    const { store, get } = setUp()
    store.failNext(500)
    store.failNext(429)
    expect([(await get()).status, (await get()).status, (await get()).status]).toEqual([500, 429, 200])
  })

  test.each([['/products/a'], [/^\/products\/.$/g], [({ path }: { path: string }) => path.endsWith('/a')]])(
    'failWhen fails only requests whose path matches %s',
    async (path) => {
      const { store, get } = setUp()
      store.failWhen({ path }, 500)
      expect((await get('/products')).status).toBe(200)
      expect((await get('/products/a')).status).toBe(500)
      expect((await get('/products/a')).status).toBe(500)
    },
  )

  test('failWhen skips requests, stops after a count, and can be removed', async () => {
    const { store, get } = setUp()
    store.failWhen({ skip: 1, times: 2 }, 500)
    const statuses: number[] = []
    for (let count = 0; count < 5; count += 1) statuses.push((await get()).status)
    expect(statuses).toEqual([200, 500, 500, 200, 200])
    const end = store.failWhen({}, 503)
    expect((await get()).status).toBe(503)
    end()
    expect((await get()).status).toBe(200)
    store.failWhen({}, 503)
    store.failNext(500)
    store.clearFaults()
    expect((await get()).status).toBe(200)
  })

  test('failWhen fails a share of the requests, the same ones for the same seed', async () => {
    const run = async (seed: number) => {
      const { store, get } = setUp()
      store.failWhen({ probability: 0.3, seed }, 500)
      const responses = await Promise.all(Array.from({ length: 200 }, () => get()))
      return responses.map((response) => response.status)
    }
    const first = await run(1)
    const failed = first.filter((status) => status === 500).length
    expect(failed).toBeGreaterThan(35)
    expect(failed).toBeLessThan(85)
    expect(await run(1)).toEqual(first)
    expect(await run(2)).not.toEqual(first)
  })

  test('failNext applies before the API key is checked, as a failing proxy does', async () => {
    const { store, get } = setUp()
    store.failNext(502)
    expect((await get('/products', { headers: {} })).status).toBe(502)
  })
})

test.each([[99], [600], ['explode'], [{ kind: 'explode' }], [{}]])(
  'failNext throws for the unknown fault %j',
  (fault) => {
    expect(() => setUp().store.failNext(fault as MockFault)).toThrow(/mock store: .*(status|unknown fault)/)
  },
)
