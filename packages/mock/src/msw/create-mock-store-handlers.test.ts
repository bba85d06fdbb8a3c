import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createStorefrontClient } from 'storefront-react/core'

import { createMockStore, type MockStore } from '../mock-store/create-mock-store.js'
import { createSampleCatalog } from '../sample-catalog/create-sample-catalog.js'
import { createMockStoreHandlers } from './create-mock-store-handlers.js'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

function setUp(
  baseUrl: string | undefined,
  store: MockStore = createMockStore(createSampleCatalog({ size: 30 })),
) {
  server.use(...createMockStoreHandlers({ store, baseUrl }))
  const client = createStorefrontClient({ baseUrl: baseUrl ?? store.baseUrl, apiKey: store.apiKey })
  return { store, client }
}

test.each([
  undefined,
  'https://shop.example/api/v1',
  'https://shop.example/v1/',
  'http://localhost:8080/eu/api/v1',
])('createMockStoreHandlers respond to Node’s fetch under %s', async (baseUrl) => {
  const { client, store } = setUp(baseUrl)
  const seen: string[] = []
  for await (const { id } of client.products.iterate({ limit: 12 })) seen.push(id)
  expect(seen.toSorted()).toEqual(
    store.products
      .all()
      .map(({ id }) => id)
      .toSorted(),
  )
  expect((await client.products.retrieve({ id: 'prod_3' })).id).toBe('prod_3')
  await expect(client.products.retrieve({ id: 'none' })).rejects.toMatchObject({ name: 'NotFoundError' })
  expect(store.requests.at(-1)).toMatchObject({ path: '/products/none', status: 404 })
})

test('createMockStoreHandlers reject a wrong API key and leave other URLs to other handlers', async () => {
  const { store } = setUp('https://shop.example/api/v1')
  server.use(http.get('https://cdn.example/*', () => HttpResponse.text('an image')))
  const wrongKeyClient = createStorefrontClient({
    baseUrl: 'https://shop.example/api/v1',
    apiKey: 'pk_other',
  })
  await expect(wrongKeyClient.products.list()).rejects.toMatchObject({ name: 'AuthenticationError' })
  expect(await (await fetch('https://cdn.example/a.png')).text()).toBe('an image')
  expect(store.requests).toHaveLength(1)
})

describe('createMockStoreHandlers', () => {
  test.each([
    ['disconnect', 'NetworkError'],
    [{ kind: 'disconnect', afterBytes: 100 }, 'NetworkError'],
    ['timeout', 'TimeoutError'],
    [{ kind: 'slow', durationMs: 3000 }, 'TimeoutError'],
    ['truncated', 'NetworkError'],
    ['html', 'InvalidResponseError'],
    [{ status: 429, retryAfter: 2 }, 'RateLimitError'],
  ] as const)('turn the fault %j into a %s', async (fault, name) => {
    const { store } = setUp('https://shop.example/api/v1')
    const timeoutMs = name === 'TimeoutError' ? 200 : undefined
    const client = createStorefrontClient({
      baseUrl: 'https://shop.example/api/v1',
      apiKey: store.apiKey,
      timeoutMs,
    })
    store.failNext(fault)
    await expect(client.products.list()).rejects.toMatchObject({ name })
    expect((await client.products.list()).items).toHaveLength(10)
  })
})
