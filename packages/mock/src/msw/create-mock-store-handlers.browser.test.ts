import { setupWorker, type SetupWorker } from 'msw/browser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStorefrontClient } from 'storefront-react/core'

import { createMockStore } from '../mock-store/create-mock-store.js'
import { createSampleCatalog } from '../sample-catalog/create-sample-catalog.js'
import { createMockStoreHandlers } from './create-mock-store-handlers.js'

const store = createMockStore(createSampleCatalog({ size: 30 }))
let worker: SetupWorker
beforeAll(async () => {
  worker = setupWorker(
    ...createMockStoreHandlers({ store, baseUrl: '/api/v1' }),
    ...createMockStoreHandlers({ store, baseUrl: 'https://shop.example/eu/v1' }),
  )
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass' })
})
afterAll(() => worker.stop())

test.each(['/api/v1', 'https://shop.example/eu/v1'])(
  'createMockStoreHandlers respond to the browser’s fetch under %s',
  async (baseUrl) => {
    const client = createStorefrontClient({ baseUrl, apiKey: store.apiKey })
    const seen: string[] = []
    for await (const { id } of client.products.iterate({ limit: 7 })) seen.push(id)
    expect(seen).toHaveLength(30)
    expect(new Set(seen).size).toBe(30)
    await expect(client.products.retrieve({ id: 'none' })).rejects.toMatchObject({ name: 'NotFoundError' })
  },
)

test.each([
  ['disconnect', 'NetworkError'],
  ['timeout', 'TimeoutError'],
  ['truncated', 'NetworkError'],
  ['html', 'InvalidResponseError'],
  [{ status: 429, retryAfter: 2 }, 'RateLimitError'],
] as const)('createMockStoreHandlers turn the fault %j into a %s in a browser', async (fault, name) => {
  const timeoutMs = name === 'TimeoutError' ? 300 : undefined
  const client = createStorefrontClient({ baseUrl: '/api/v1', apiKey: store.apiKey, timeoutMs })
  store.failNext(fault)
  await expect(client.products.list()).rejects.toMatchObject({ name })
  expect((await client.products.list()).items).toHaveLength(10)
})
