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

it.each([
  ['sends no other request than those for the pages', 24, []],
  // Also without the item above, a page is the right one: here a product of it was deleted.
  ['checks a page with one more request if the item above the loaded ones was deleted', 14, [0]],
] as const)('%s', async (_title, at, deleted) => {
  const all = await ids()
  const observer = await open(store.fetch, all[at]!)
  store.products.remove(deleted.map(() => all[at]!))
  const left = all.filter((id) => store.products.get(id))
  const before = store.requests.length
  await observer.fetchPreviousPage()
  await observer.fetchPreviousPage()
  const first = left.indexOf(all[at + 1]!)
  expect(observer.getCurrentResult().data?.items.map(({ id }) => id)).toEqual(
    left.slice(first - 10, first + 5),
  )
  const queries = store.requests.slice(before).map(({ url }) => new URL(url).search)
  const check = deleted.map(() => `?limit=5&ending_before=${left[first - 5]}`)
  expect(queries).toEqual([
    `?limit=5&ending_before=${left[first]}`,
    ...check,
    `?limit=5&ending_before=${left[first - 5]}`,
  ])
})
