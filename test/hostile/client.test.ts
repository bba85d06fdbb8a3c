import { describe, expect, it, vi } from 'vitest'
import { createMockStore, createSampleCatalog } from 'storefront-mock'

import {
  createStorefrontClient,
  isStorefrontError,
  type StorefrontClientOptions,
} from '../../src/core/index.js'

const baseUrl = 'https://shop.test/api/v1'
const clientWith = (options: Partial<StorefrontClientOptions>) =>
  createStorefrontClient({ baseUrl, apiKey: null, cacheScope: 'shop', ...options })
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('it should have failed'),
    (error: unknown) => error,
  )
const fails = (message: string) => () => {
  throw Object.assign(new Error(message), { code: 'EVAULT', secret: 'hunter2' })
}

describe('the functions of the client options', () => {
  it('reject with a retryable NetworkError when apiKey throws or rejects', async () => {
    for (const apiKey of [fails('sealed'), async () => fails('sealed')()]) {
      const error = await failureOf(clientWith({ apiKey }).products.list())
      expect(error).toMatchObject({ code: 'network', retryable: true })
      expect(error).toHaveProperty('message', expect.stringContaining('apiKey function'))
      expect(error).toHaveProperty('cause.code', 'EVAULT')
      expect(error).not.toHaveProperty('cause.secret')
    }
  })

  it('reject with an InvalidParamsError when headers throws', async () => {
    const error = await failureOf(clientWith({ headers: fails('no session') }).products.list())
    expect(error).toMatchObject({ code: 'invalid-params', retryable: false })
    expect(error).toHaveProperty('cause.message', 'no session')
  })

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['text', '{}'],
    ['an object without a body', { ok: true, status: 200, headers: new Headers() }],
    ['no headers', { status: 200, text: async () => '{}' }],
    ['a status that is no number', { status: '200', headers: new Headers(), text: async () => '{}' }],
    ['a body that is no text', { status: 200, headers: new Headers(), text: async () => ({}) }],
    ['status 0', { status: 0, headers: new Headers(), text: async () => '' }],
    [
      'a body that fails',
      { status: 200, headers: new Headers(), text: () => Promise.reject(new Error('x')) },
    ],
    ['a body that was read', Object.assign(new Response('{}'), {})],
  ])('reject with a StorefrontError when fetch returns %s', async (_what, value) => {
    if (value instanceof Response) await value.text()
    const fetch = (async () => value) as unknown as typeof globalThis.fetch
    expect(isStorefrontError(await failureOf(clientWith({ fetch }).products.list()))).toBe(true)
  })

  it('rejects redirects by default, and fetchOptions replaces that', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ data: [], has_more: false }))
    await clientWith({ fetch }).products.list()
    await clientWith({ fetch, fetchOptions: { redirect: 'follow' } }).products.list()
    expect(fetch.mock.calls.map(([, init]) => init?.redirect)).toEqual(['error', 'follow'])
  })

  it('rejects a response of more than maxResponseBytes', async () => {
    const fetch = async () => new Response(' '.repeat(101))
    const error = await failureOf(clientWith({ fetch, maxResponseBytes: 100 }).products.list())
    expect(error).toMatchObject({ code: 'invalid-response', retryable: false })
    expect(() => clientWith({ maxResponseBytes: 0 })).toThrow('maxResponseBytes')
  })
})

describe('a page with more items than its limit', () => {
  const { products } = createSampleCatalog({ size: 30 })
  const store = createMockStore({ products })
  const ignoringLimit = (items: readonly unknown[]) =>
    clientWith({ fetch: async () => Response.json({ data: items, has_more: false }) })

  it('keeps the items at the cursor and reports that more follow', async () => {
    const forward = await ignoringLimit(products).products.list({ limit: 10 })
    expect(forward.items.map(({ id }) => id)).toEqual(products.slice(0, 10).map(({ id }) => id))
    expect(forward).toMatchObject({ hasMore: true, excessItems: 20, lastId: products[9]!.id })
    const backward = await ignoringLimit(products).products.list({ limit: 10, endingBefore: 'x' })
    expect(backward.items.map(({ id }) => id)).toEqual(products.slice(-10).map(({ id }) => id))
    expect(backward).toMatchObject({ hasMore: true, firstId: products[20]!.id })
  })

  it('omits excessItems for a page within its limit', async () => {
    const client = createStorefrontClient({
      baseUrl: store.baseUrl,
      apiKey: store.apiKey,
      fetch: store.fetch,
    })
    expect(await client.products.list({ limit: 10 })).not.toHaveProperty('excessItems')
  })

  it('checks no item beyond the limit and writes one warning for the page', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const invalid = Array.from({ length: 100_000 }, (_, index) => ({ id: `p${index}` }))
    const page = await ignoringLimit(invalid).products.list({ limit: 10 })
    expect(page.invalidItems).toHaveLength(10)
    expect(warn).toHaveBeenCalledOnce()
    expect(String(warn.mock.calls[0])).toContain('and 9 more items of the page')
    warn.mockRestore()
  })
})
