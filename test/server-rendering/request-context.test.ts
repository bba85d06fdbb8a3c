import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { buildProduct, createMockStore } from 'storefront-mock'
import { expect, it } from 'vitest'

import { createStorefrontClient } from '../../src/core/index.js'
import { createLocalSearchEngine } from 'storefront-search/local'
import {
  createMemoryPriceStorage,
  createPriceLog,
  createSearch,
  createStorefrontHandler,
} from '../../src/server/index.js'
import { collectSearchDocuments, createSearchDocumentsHandler } from 'storefront-search/server'

const products = [buildProduct({ id: 'Mug' })]
const { baseUrl, apiKey, fetch } = createMockStore({ products })
const client = createStorefrontClient({ baseUrl, apiKey, fetch })

/** What a server creates once, and the first request uses. */
const kept: Readonly<Record<string, () => Promise<() => unknown>>> = {
  async createSearch() {
    const documents = await collectSearchDocuments(client)
    const search = createSearch({
      client,
      engine: () => Promise.resolve(createLocalSearchEngine({ documents })),
    })
    return () => search.query({ query: 'mug' })
  },
  createPriceLog() {
    const log = createPriceLog({ storage: createMemoryPriceStorage(), intervalMs: 1000 })
    return Promise.resolve(() => Promise.all([log.record(products), log.getPriorPrices(products)]))
  },
  createSearchDocumentsHandler() {
    const handler = createSearchDocumentsHandler({ client })
    return Promise.resolve(() => handler(new Request('https://shop.example/search.json')))
  },
  createStorefrontHandler() {
    const handler = createStorefrontHandler({ client })
    return Promise.resolve(() => handler(new Request('https://shop.example/api/v1/products')))
  },
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

// Frameworks keep the request in such a storage. Each promise of Node points to the storage of the moment when it was made.
it.each(Object.keys(kept))('%s keeps nothing of the request that used it first', async (name) => {
  const use = await kept[name]!()
  const storage = new AsyncLocalStorage<object>()
  const answer = async () => {
    const request = { url: '/search' }
    await storage.run(request, use)
    return new WeakRef(request)
  }
  const request = await answer()
  for (let round = 0; round < 10 && request.deref(); round++) {
    await sleep(20)
    collectGarbage()
  }
  expect(request.deref()).toBeUndefined()
  // The second request works.
  await use()
})
