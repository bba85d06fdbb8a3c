import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'
import { buildProduct, createMockStore, createSampleCatalog } from 'storefront-mock'

import { createStorefrontClient } from '../client/create-storefront-client.js'
import { InvalidResponseError } from '../errors/invalid-response-error.js'

const store = createMockStore(createSampleCatalog({ size: 250 }))
const client = createStorefrontClient({ baseUrl: store.baseUrl, apiKey: store.apiKey, fetch: store.fetch })

async function idsOf(products: AsyncIterable<{ readonly id: string }>, atMost = Infinity): Promise<string[]> {
  const ids: string[] = []
  for await (const { id } of products) {
    ids.push(id)
    if (ids.length === atMost) break
  }
  return ids
}

const all = await idsOf(client.products.iterate())

describe('iterate', () => {
  it('yields every item once, in list order, with pages of 100', async () => {
    store.clearRequests()
    const ids = await idsOf(client.products.iterate({ sort: 'price', order: 'asc' }))
    expect(new Set(ids).size).toBe(250)
    expect(store.requests.map((request) => request.searchParams.get('limit'))).toEqual(['100', '100', '100'])
    const page = await client.products.list({ sort: 'price', order: 'asc', limit: 100 })
    expect(ids.slice(0, 100)).toEqual(page.items.map((product) => product.id))
  })

  it('uses the given limit, and 100 if it is undefined', async () => {
    store.clearRequests()
    expect(await idsOf(client.products.iterate({ limit: 50 }))).toEqual(all)
    expect(store.requests).toHaveLength(5)
    expect(await idsOf(client.products.iterate({ limit: undefined }))).toEqual(all)
    expect(store.requests).toHaveLength(8)
  })

  it('yields in reverse order before endingBefore', async () => {
    const ids = await idsOf(client.products.iterate({ endingBefore: all[120] }))
    expect(ids).toEqual(all.slice(0, 120).reverse())
  })

  it('goes backward to the first item when has_more describes the end of the list', async () => {
    const products = createSampleCatalog({ size: 30 }).products
    const other = createMockStore({ products, apiKey: null, dialect: { hasMore: 'toward-end' } })
    const { products: list } = createStorefrontClient({
      baseUrl: other.baseUrl,
      apiKey: null,
      fetch: other.fetch,
    })
    const forward = await idsOf(list.iterate({ limit: 4 }))
    expect(await idsOf(list.iterate({ limit: 4, endingBefore: forward[21] }))).toEqual(
      forward.slice(0, 21).reverse(),
    )
  })

  it('resumes after the last yielded id', async () => {
    const begun = await idsOf(client.products.iterate(), 137)
    const rest = await idsOf(client.products.iterate({ startingAfter: begun.at(-1) }))
    expect([...begun, ...rest]).toEqual(all)
  })

  it('sends no request before it is read, and none after the reader stops', async () => {
    store.clearRequests()
    const products = client.products.iterate()
    expect(store.requests).toHaveLength(0)
    await idsOf(products, 100)
    expect(store.requests).toHaveLength(1)
    expect(await products.next()).toEqual({ done: true, value: undefined })
  })

  it('rejects when its signal is aborted during a request', async () => {
    const controller = new AbortController()
    const products = client.products.iterate({}, { signal: controller.signal })
    for (let count = 0; count < 100; count++) await products.next()
    store.pause()
    const next = products.next()
    controller.abort(new Error('enough'))
    await expect(next).rejects.toThrow('enough')
    store.resume()
  })

  it('retries retryable errors and throws other errors at once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const advance = setInterval(() => void vi.advanceTimersByTime(1000), 1)
    try {
      store.failNext(503, 2)
      expect(await idsOf(client.products.iterate())).toEqual(all)
      store.failNext(500, 4)
      await expect(client.products.iterate().next()).rejects.toThrow('500')
      store.clearFaults()
      store.clearRequests()
      store.failNext(401)
      await expect(client.products.iterate().next()).rejects.toThrow('401')
      expect(store.requests).toHaveLength(1)
    } finally {
      clearInterval(advance)
      vi.useRealTimers()
    }
  })

  it('continues after invalid products, also after a page that has no valid one', async () => {
    const good = buildProduct()
    const pages = [
      { data: [{ id: 'a' }, { id: 'b' }], has_more: true },
      { data: [good], has_more: false },
    ]
    const fetch = vi.fn(async (_url: RequestInfo | URL) => Response.json(pages[fetch.mock.calls.length - 1]))
    const { products } = createStorefrontClient({
      baseUrl: 'https://shop.test/v1',
      apiKey: null,
      fetch,
      onInvalidItem: () => {},
    })
    expect(await idsOf(products.iterate())).toEqual([good.id])
    expect(fetch.mock.calls[1]?.[0]).toContain('starting_after=b')
  })

  it.each([
    ['the same page repeatedly', ['a']],
    ['pages in a cycle', ['a', 'b', 'c', 'd', 'e']],
  ])('throws when the store returns %s', async (_name, cursors) => {
    let requests = 0
    const fetch = async () =>
      Response.json({
        data: [{ ...buildProduct(), id: cursors[requests++ % cursors.length] }],
        has_more: true,
      })
    const { products } = createStorefrontClient({ baseUrl: 'https://shop.test/v1', apiKey: null, fetch })
    await expect(idsOf(products.iterate())).rejects.toThrow(InvalidResponseError)
    expect(requests).toBeLessThan(20)
  })

  it('keeps one page in memory at a time over 50,000 products', async () => {
    setFlagsFromString('--expose-gc')
    const collectGarbage = runInNewContext('gc') as () => void
    const heap = () => {
      collectGarbage()
      return process.memoryUsage().heapUsed / 1e6
    }
    // Pages are created on request, so only the iterator could keep them in memory.
    const template = buildProduct()
    const fetch = async (url: RequestInfo | URL) => {
      const start = Number(new URL(url as string).searchParams.get('starting_after') ?? -1) + 1
      const description = 'x'.repeat(1000)
      const data = Array.from({ length: 100 }, (_, at) => ({
        ...template,
        description,
        id: String(start + at),
      }))
      return Response.json({ data, has_more: start + 100 < 50_000, total_count: 50_000 })
    }
    const { products } = createStorefrontClient({ baseUrl: 'https://shop.test/v1', apiKey: null, fetch })
    let count = 0
    let early = 0
    for await (const product of products.iterate()) {
      if (product.id !== String(count++)) expect.fail(`${product.id} came as number ${count}`)
      if (count === 5000) early = heap()
    }
    expect(count).toBe(50_000)
    // 45,000 more products would take over 50 MB.
    expect(heap() - early).toBeLessThan(10)
  })
})
