import { QueryClient, InfiniteQueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { createSampleCatalog } from 'storefront-mock'

import { listQueryOptions } from '../../queries/list/list-query.js'
import { createStorefrontHandler } from '../../server/create-storefront-handler.js'
import { createStorefrontClient } from '../client/create-storefront-client.js'
import type { Product } from '../schemas/product.js'
import { productSchema } from '../schemas/schemas.gen.js'
import { defineResource } from './define-resource.js'

const KEY = 'wk_live_abcdef123456'
const rows = createSampleCatalog({ size: 60 }).products.map((product, index) => ({
  ...product,
  id: index + 1,
}))

/** Pages forward only, under names of its own, with integer ids, and the total in a header. */
function createServer() {
  const asked: URLSearchParams[] = []
  const headers: Headers[] = []
  const fetch = async (input: unknown, init?: RequestInit) => {
    const { searchParams, pathname } = new URL(String(input))
    asked.push(searchParams)
    headers.push(new Headers(init?.headers))
    if (pathname !== '/v1/items') return Response.json(rows.find(({ id }) => pathname.endsWith(`/${id}`)))
    const cursor = searchParams.get('cursor')
    const from = cursor === null ? 0 : rows.findIndex(({ id }) => String(id) === cursor) + 1
    const to = from + Number(searchParams.get('per_page') ?? 20)
    return Response.json({ list: rows.slice(from, to) }, { headers: { 'x-total': '60' } })
  }
  return { fetch, asked, headers }
}

const products = defineResource<Product>({
  name: 'products',
  path: '/items',
  parameters: { limit: 'per_page', startingAfter: 'cursor', endingBefore: null, sort: 'by' },
  searchParams: { expand: 'variants' },
  schema: {
    '~standard': {
      version: 1,
      vendor: 'test',
      validate: (value) => {
        const item = value as { readonly id: unknown }
        return productSchema['~standard'].validate({ ...item, id: String(item.id) })
      },
    },
  },
  readList: (json, { headers }) => {
    const { list } = json as { list: unknown[] }
    return { items: list, hasMore: list.length > 0, totalCount: Number(headers.get('x-total')) || undefined }
  },
})

const createClient = (fetch: unknown) =>
  createStorefrontClient({
    baseUrl: 'https://shop.example/v1',
    apiKey: KEY,
    keyHeader: 'x-api-key',
    fetch: fetch as typeof globalThis.fetch,
    resources: { products },
  })

it('reads a forward-only list with other names, integer ids and the total in a header', async () => {
  const { fetch, asked, headers } = createServer()
  const client = createClient(fetch)
  const queryClient = new QueryClient()
  const params = { limit: 5, startingAfter: '25', sort: 'name' }
  const observer = new InfiniteQueryObserver(
    queryClient,
    listQueryOptions(client, products, params, { queryClient }),
  )
  const stop = observer.subscribe(() => {})
  await vi.waitFor(() => expect(observer.getCurrentResult().status).toBe('success'))
  expect(observer.getCurrentResult().hasPreviousPage).toBe(false)
  await observer.fetchNextPage()
  await observer.refetch()
  const { data } = observer.getCurrentResult()
  expect(data?.items.map(({ id }) => id)).toEqual(rows.slice(25, 35).map(({ id }) => String(id)))
  expect(data?.totalCount).toBe(60)
  expect(asked[0]?.toString()).toBe('expand=variants&per_page=5&cursor=25&by=name')
  expect(headers[0]?.get('x-api-key')).toBe(KEY)
  expect(headers[0]?.has('authorization')).toBe(false)
  await client.products.retrieve({ id: '7' })
  expect(asked.at(-1)?.toString()).toBe('expand=variants')
  stop()
})

it('refuses a page before an item and a filter under a name of the server, without a request', async () => {
  const { fetch, asked } = createServer()
  const client = createClient(fetch)
  await expect(client.products.list({ endingBefore: '25' })).rejects.toThrow('pages forward only')
  await expect(client.products.list({ filters: { cursor: 1 } })).rejects.toThrow('"cursor"')
  await expect(client.products.list({ filters: { expand: 'cost' } })).rejects.toThrow('"expand"')
  expect(asked).toEqual([])
})

it('leaves out an integer id that was rounded', async () => {
  const client = createClient(async () => Response.json({ list: [{ id: 2 ** 60 }, { id: 3 }] }))
  expect(await client.products.list()).toMatchObject({ firstId: '3', lastId: '3' })
})

it('forwards the names of the resource and its fixed parameters through the proxy', async () => {
  const { fetch, asked } = createServer()
  const handler = createStorefrontHandler({ client: createClient(fetch) })
  const get = (path: string) => handler(new Request(`https://front.example/api/v1${path}`))
  await get('/items?expand=variants&per_page=5&cursor=25&starting_after=1')
  expect(asked.at(-1)?.toString()).toBe('expand=variants&per_page=5&cursor=25')
  await get('/items/7?expand=cost')
  expect(asked.at(-1)?.toString()).toBe('')
  expect((await get('/items?per_page=5&per_page=6')).status).toBe(400)
})
