import { describe, expect, it, vi } from 'vitest'
import { createSampleCatalog, createMockStore } from 'storefront-mock'

import { createStorefrontClient } from '../client/create-storefront-client.js'
import { InvalidResponseError } from '../errors/invalid-response-error.js'
import type { FetchOptions } from './fetch-options.js'

const HTML = () => new Response('<h1>Maintenance</h1>', { headers: { 'Content-Type': 'text/html' } })

/** A fetch like Next's: it stores each response with status 200 under its URL and headers. */
function createCachingStore() {
  const store = createMockStore({ ...createSampleCatalog({ size: 3 }), apiKey: 'pk' })
  const cache = new Map<string, string>()
  let isDown = false
  const fetch = vi.fn<typeof globalThis.fetch>(async (url, init) => {
    const key = JSON.stringify([url, [...new Headers(init?.headers)]])
    if (!cache.has(key)) {
      const response = isDown ? HTML() : await store.fetch(url, init)
      cache.set(key, await response.text())
    }
    return new Response(cache.get(key))
  })
  const clientWith = (fetchOptions?: FetchOptions) =>
    createStorefrontClient({ baseUrl: store.baseUrl, apiKey: 'pk', fetch, fetchOptions })
  return { fetch, clientWith, setDown: (value: boolean) => (isDown = value) }
}

describe('a client behind the data cache of a server', () => {
  it.each<FetchOptions>([
    { next: { revalidate: 60 } },
    { next: { revalidate: false } },
    { cache: 'force-cache' },
  ])('requests a cached HTML page once more, with fetchOptions %j', async (fetchOptions) => {
    const { clientWith, fetch, setDown } = createCachingStore()
    const client = clientWith(fetchOptions)
    setDown(true)
    await fetch(`${client.baseUrl}/products`, {
      headers: { Accept: 'application/json', Authorization: 'Bearer pk' },
    })
    setDown(false)
    expect((await client.products.list()).items).toHaveLength(3)
    expect(fetch).toHaveBeenCalledTimes(3)
    // Not `no-store`, which would make a static route dynamic.
    for (const [, init] of fetch.mock.calls.slice(1)) expect(init).toMatchObject(fetchOptions)
  })

  it('replaces a bad response to the retry after ten seconds, and requests no more often', async () => {
    const { clientWith, setDown } = createCachingStore()
    const now = vi.spyOn(performance, 'now').mockReturnValue(0)
    const client = clientWith({ next: { revalidate: 60 } })
    setDown(true)
    for (let visit = 0; visit < 3; visit++)
      await expect(client.products.list()).rejects.toThrow(InvalidResponseError)
    setDown(false)
    now.mockReturnValue(10_000)
    expect((await client.products.list()).items).toHaveLength(3)
    now.mockRestore()
  })

  it('requests a cached response that was cut off once more', async () => {
    const { clientWith, fetch } = createCachingStore()
    const client = clientWith({ next: { revalidate: 60 } })
    fetch.mockResolvedValueOnce(new Response('{"data":[{"id":"a","na'))
    expect((await client.products.list()).items).toHaveLength(3)
  })

  it('requests a cached response that is not a list, not an item or not as the schema says once more', async () => {
    const item = createSampleCatalog({ size: 1 }).products[0]!
    const answers: unknown[] = [
      { maintenance: true },
      { data: [item], has_more: false },
      { maintenance: true },
      { data: item },
    ]
    const client = createStorefrontClient({
      baseUrl: 'https://shop.example/v1',
      apiKey: null,
      fetch: async () => Response.json(answers.shift()),
      fetchOptions: { next: { revalidate: 60 } },
    })
    expect((await client.products.list()).items).toHaveLength(1)
    expect(await client.products.retrieve({ id: item.id })).toMatchObject({ id: item.id })
    expect(answers).toHaveLength(0)
  })

  it.each<FetchOptions | undefined>([undefined, { cache: 'no-store' }, { next: { revalidate: 0 } }])(
    'requests once where no cache answered, with fetchOptions %j',
    async (fetchOptions) => {
      const { clientWith, fetch, setDown } = createCachingStore()
      setDown(true)
      await expect(clientWith(fetchOptions).products.list()).rejects.toThrow(InvalidResponseError)
      expect(fetch).toHaveBeenCalledOnce()
    },
  )

  it('passes the signals of the framework on as they are', async () => {
    const signal = Object.assign(new Error('bail out'), { digest: 'DYNAMIC_SERVER_USAGE' })
    const client = createStorefrontClient({
      baseUrl: 'https://shop.example/v1',
      apiKey: null,
      fetch: () => Promise.reject(signal),
    })
    await expect(client.products.list()).rejects.toBe(signal)
  })
})
