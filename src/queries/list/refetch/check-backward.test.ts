import { QueryClient, InfiniteQueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { createMockStore, createSampleCatalog } from 'storefront-mock'

import { createStorefrontClient } from '../../../core/client/create-storefront-client.js'
import { listQueryOptions } from '../list-query.js'

const store = createMockStore({ products: createSampleCatalog({ size: 60 }).products })
const open = async (fetch: typeof globalThis.fetch, startingAfter: string) => {
  const client = createStorefrontClient({ baseUrl: store.baseUrl, apiKey: store.apiKey, fetch })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const params = { limit: 5, startingAfter }
  const observer = new InfiniteQueryObserver(
    queryClient,
    listQueryOptions(client, client.products.definition, params, { queryClient }),
  )
  observer.subscribe(() => {})
  await vi.waitFor(() => expect(observer.getCurrentResult().status).toBe('success'))
  return observer
}
const ids = async () => {
  const { items } = await createStorefrontClient({
    baseUrl: store.baseUrl,
    apiKey: store.apiKey,
    fetch: store.fetch,
  }).products.list({ limit: 100 })
  return items.map(({ id }) => id)
}

it('shows no gap above the loaded items if the server ignores ending_before', async () => {
  const all = await ids()
  const observer = await open((input, init) => {
    const url = new URL(input as string)
    url.searchParams.delete('ending_before')
    return store.fetch(url, init)
  }, all[24]!)
  for (let press = 0; press < 2; press += 1) {
    await observer.fetchPreviousPage()
    const { error, data } = observer.getCurrentResult()
    expect(error?.message).toContain('ignores the parameter for the previous page')
    expect(data?.items.map(({ id }) => id)).toEqual(all.slice(25, 30))
  }
})

it('checks the first previous page with one request for one item, and no later page', async () => {
  const all = await ids()
  const observer = await open(store.fetch, all[24]!)
  const before = store.requests.length
  await observer.fetchPreviousPage()
  await observer.fetchPreviousPage()
  expect(observer.getCurrentResult().data?.items.map(({ id }) => id)).toEqual(all.slice(15, 30))
  const queries = store.requests.slice(before).map(({ url }) => new URL(url).search)
  expect(queries).toEqual([
    `?limit=5&ending_before=${all[25]}`,
    `?limit=1&ending_before=${all[20]}`,
    `?limit=5&ending_before=${all[20]}`,
  ])
})
