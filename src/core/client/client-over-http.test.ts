import { createServer, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildProduct, createMockStore, createSampleCatalog } from 'storefront-mock'
import { serveMockStore, type MockServer } from 'storefront-mock/node'

import {
  AuthenticationError,
  BadRequestError,
  HttpError,
  NotFoundError,
  RateLimitError,
  ServerError,
} from '../errors/http-errors.js'
import { InvalidParamsError } from '../errors/invalid-params-error.js'
import { InvalidResponseError } from '../errors/invalid-response-error.js'
import { NetworkError, TimeoutError } from '../errors/transport-errors.js'
import type { StorefrontClientOptions } from './client-options.js'
import { createStorefrontClient } from './create-storefront-client.js'

const store = createMockStore({ ...createSampleCatalog({ size: 40 }), apiKey: 'pk_right' })
let server: MockServer

beforeAll(async () => {
  server = await serveMockStore(store)
})
afterAll(() => server.close())
beforeEach(() => {
  store.clearFaults()
  store.clearRequests()
})

const clientWith = (options: Partial<StorefrontClientOptions> = {}) =>
  createStorefrontClient({
    baseUrl: server.baseUrl,
    apiKey: 'pk_right',
    ...options,
  } as StorefrontClientOptions)

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('it should have failed'),
    (error: unknown) => error as Error & Record<string, unknown>,
  )

describe('a request of the client', () => {
  it('sends the key, the Accept header and the given parameters, and no body', async () => {
    await clientWith().products.list({ limit: 3, sort: 'name', startingAfter: undefined })
    const [request] = store.requests
    expect(request).toMatchObject({ method: 'GET', path: '/products' })
    expect(request?.headers.get('authorization')).toBe('Bearer pk_right')
    expect(request?.headers.get('accept')).toBe('application/json')
    expect(request?.headers.get('content-length')).toBeNull()
    expect(Object.fromEntries(request!.searchParams)).toEqual({ limit: '3', sort: 'name' })
  })

  it('uses the parameter names of the API reference', async () => {
    const client = clientWith()
    const { lastId } = await client.products.list({ limit: 2, sort: 'price', order: 'asc' })
    await client.products.list({ limit: 2, sort: 'price', order: 'asc', startingAfter: lastId })
    await client.products.list({ endingBefore: lastId })
    expect(store.requests.map((request) => request.searchParams.toString())).toEqual([
      'limit=2&sort=price&order=asc',
      `limit=2&starting_after=${lastId!}&sort=price&order=asc`,
      `ending_before=${lastId!}`,
    ])
  })

  it('works with both URL prefixes, /api/v1 and /v1', async () => {
    const baseUrl = server.baseUrl.replace('/api/v1', '/v1/')
    expect((await clientWith({ baseUrl }).products.list()).items).toHaveLength(10)
  })

  it('calls a key function for each request', async () => {
    let key = 'pk_old'
    const client = clientWith({ apiKey: async () => key, cacheScope: 'shop' })
    await expect(client.products.list()).rejects.toThrow(AuthenticationError)
    key = 'pk_right'
    await expect(client.products.list()).resolves.toMatchObject({ hasMore: true })
  })

  it('sends the extra headers, and no Authorization header when the key is null', async () => {
    await failureOf(clientWith({ apiKey: null, headers: { 'Accept-Language': 'de' } }).products.list())
    expect(store.requests[0]?.headers.get('authorization')).toBeNull()
    expect(store.requests[0]?.headers.get('accept-language')).toBe('de')
  })

  it('merges the fetchOptions of the call over those of the client', async () => {
    const fetch = vi.fn(globalThis.fetch)
    const client = clientWith({ fetch, fetchOptions: { cache: 'no-store', next: { revalidate: 60 } } })
    await client.products.list({}, { fetchOptions: { next: { tags: ['products'] } } })
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ cache: 'no-store', next: { tags: ['products'] } })
  })

  it('rejects with the unchanged reason when its signal is aborted', async () => {
    const controller = new AbortController()
    const reason = new Error('the page was left')
    store.pause()
    const pending = failureOf(clientWith().products.list({}, { signal: controller.signal }))
    controller.abort(reason)
    expect(await pending).toBe(reason)
    store.resume()
    expect(await failureOf(clientWith().products.list({}, { signal: AbortSignal.abort() }))).toHaveProperty(
      'name',
      'AbortError',
    )
  })
})

describe('the client, for invalid options, requests and responses', () => {
  it('throws AuthenticationError for a wrong key', async () => {
    const error = await failureOf(clientWith({ apiKey: 'pk_wrong' }).products.list())
    expect(error).toBeInstanceOf(AuthenticationError)
    expect(error).toMatchObject({ name: 'AuthenticationError', code: 'authentication', status: 401 })
    expect(error).toMatchObject({
      retryable: false,
      request: { method: 'GET', url: `${server.baseUrl}/products` },
    })
  })

  it('throws InvalidParamsError when the key is missing', () => {
    expect(() => clientWith({ apiKey: '' })).toThrow(InvalidParamsError)
    expect(() => clientWith({ apiKey: undefined as never })).toThrow('apiKey is missing')
  })

  it('throws for a key with characters that are not allowed in a header', () => {
    expect(() => clientWith({ apiKey: 'pk_ä\n' })).toThrow('characters that no header can carry')
  })

  it('throws for an invalid header without quoting its value', async () => {
    const error = await failureOf(clientWith({ headers: { 'X-Market': 'a\nsecret' } }).products.list())
    expect(error).toBeInstanceOf(InvalidParamsError)
    expect(error.message).toContain('"X-Market"')
    expect(error.message).not.toContain('secret')
  })

  it('throws NetworkError when the host is unreachable', async () => {
    const closed = createServer().listen(0)
    const { port } = closed.address() as AddressInfo
    await new Promise((resolve) => closed.close(resolve))
    const error = await failureOf(clientWith({ baseUrl: `http://127.0.0.1:${port}/v1` }).products.list())
    expect(error).toBeInstanceOf(NetworkError)
    expect(error).toMatchObject({
      code: 'network',
      retryable: true,
      cause: expect.objectContaining({ name: 'TypeError' }),
    })
  })

  it('throws NetworkError when the connection drops before or during the body', async () => {
    // The first one is repeated.
    store.failWhen({ times: 2 }, 'disconnect')
    expect(await failureOf(clientWith().products.list())).toBeInstanceOf(NetworkError)
    store.failNext({ kind: 'disconnect', afterBytes: 100 })
    expect(await failureOf(clientWith().products.list())).toBeInstanceOf(NetworkError)
  })

  it('throws TimeoutError when the store does not respond in time', async () => {
    store.failNext('timeout')
    const error = await failureOf(clientWith({ timeoutMs: 50 }).products.list())
    expect(error).toBeInstanceOf(TimeoutError)
    expect(error).toMatchObject({ code: 'timeout', retryable: true })
  })

  it('throws TimeoutError when the body takes longer than timeoutMs', async () => {
    store.failNext({ kind: 'slow', durationMs: 60_000, chunks: 600 })
    expect(await failureOf(clientWith({ timeoutMs: 150 }).products.list())).toBeInstanceOf(TimeoutError)
  })

  it('throws TimeoutError when the key function never resolves', async () => {
    const apiKey = () => new Promise<string>(() => {})
    const client = clientWith({ apiKey, cacheScope: 'shop', timeoutMs: 20 })
    expect(await failureOf(client.products.list())).toBeInstanceOf(TimeoutError)
  })

  it.each([0, -1, Number.NaN])('throws InvalidParamsError for timeoutMs %s', (timeoutMs) => {
    expect(() => clientWith({ timeoutMs })).toThrow(InvalidParamsError)
  })

  it.each([Infinity, 2 ** 31, 1e12])('does not time out with timeoutMs %s', async (timeoutMs) => {
    expect((await clientWith({ timeoutMs }).products.list()).items).toHaveLength(10)
  })

  it.each([
    [500, ServerError, 'server', true],
    [503, ServerError, 'server', true],
    [429, RateLimitError, 'rate-limit', true],
    [400, BadRequestError, 'bad-request', false],
    [422, BadRequestError, 'bad-request', false],
    [403, AuthenticationError, 'authentication', false],
    [404, NotFoundError, 'not-found', false],
    [410, HttpError, 'http', false],
  ])('converts status %d to its typed error', async (status, ErrorClass, code, retryable) => {
    store.failNext({ status, body: { message: 'the words of the store' }, retryAfter: 7 })
    const error = await failureOf(clientWith().products.list())
    expect(error).toBeInstanceOf(ErrorClass)
    expect(error).toMatchObject({ code, retryable, status, retryAfterMs: 7000 })
    expect(error.message).toContain('the words of the store')
    expect(error.body).toEqual({ message: 'the words of the store' })
  })

  it('explains a response that is HTML instead of JSON', async () => {
    store.failNext('html')
    const error = await failureOf(clientWith().products.list())
    expect(error).toBeInstanceOf(InvalidResponseError)
    expect(error.message).toContain('HTML instead of JSON')
    expect(error.message).toContain('baseUrl')
    store.failNext({ kind: 'html', status: 502 })
    const fromProxy = await failureOf(clientWith().products.list())
    expect(fromProxy).toMatchObject({ name: 'ServerError', status: 502, body: expect.stringContaining('<') })
    expect(fromProxy.message).not.toContain('<')
  })

  it.each([
    ['in its middle', 'truncated'],
    ['before it begins', { kind: 'truncated', atBytes: 0 }],
  ] as const)('throws NetworkError for a body that a proxy cut off %s', async (_where, fault) => {
    store.failNext(fault)
    const error = await failureOf(clientWith().products.list())
    expect(error).toBeInstanceOf(NetworkError)
    expect(error).toMatchObject({ code: 'network', retryable: true })
    expect(error.message).toContain('cut off')
  })

  it('throws InvalidResponseError for a whole body that is not JSON', async () => {
    const fetch = async () => new Response('{"data":[],,"has_more":false}')
    expect(await failureOf(clientWith({ fetch }).products.list())).toMatchObject({
      code: 'invalid-response',
      retryable: false,
    })
  })

  it.each(['__proto__', '\\u005f_proto__', '__\\u0070roto__'])(
    'drops a key %s at every depth',
    async (key) => {
      const text = JSON.stringify({ ...buildProduct({ id: 'p1' }), OWN: { admin: true } })
        .replace('"attributes":{}', '"attributes":{"OWN":{"Size":"M"}}')
        .replaceAll('OWN', key)
      const product = await clientWith({ fetch: async () => new Response(text) }).products.retrieve({
        id: 'p1',
      })
      expect(Object.keys(product)).not.toContain('__proto__')
      expect(Object.assign({}, product)).not.toHaveProperty('admin')
      expect(Object.keys(product.variants[0]!.attributes)).toEqual([])
    },
  )

  it('throws InvalidResponseError for JSON that is not a list', async () => {
    store.failNext('wrong-json')
    const error = await failureOf(clientWith().products.list())
    expect(error).toMatchObject({ name: 'InvalidResponseError', issues: [{ path: ['data'] }] })
    store.failNext({ kind: 'wrong-json', body: { data: [] } })
    expect(await failureOf(clientWith().products.list())).toMatchObject({ issues: [{ path: ['has_more'] }] })
    for (const body of [null, 3, 'text', []]) {
      store.failNext({ kind: 'wrong-json', body })
      expect(await failureOf(clientWith().products.list())).toBeInstanceOf(InvalidResponseError)
    }
  })

  it('omits and reports a product with an invalid variant', async () => {
    const [first, second, third] = [buildProduct(), buildProduct(), buildProduct()]
    const broken = { ...second, variants: [...second.variants, { ...second.variants[0], price: 'EUR 5' }] }
    const body = { data: [first, broken, third], has_more: false, total_count: 3 }
    const onInvalidItem = vi.fn()

    store.failNext({ kind: 'wrong-json', body })
    const page = await clientWith({ onInvalidItem }).products.list()
    expect(page.items).toEqual([first, third])
    expect(page.invalidItems).toEqual([
      {
        index: 1,
        id: second.id,
        issues: [{ path: ['variants', 1, 'price'], message: expect.stringContaining('decimal') }],
      },
    ])
    expect(onInvalidItem).toHaveBeenCalledExactlyOnceWith(
      page.invalidItems[0],
      expect.objectContaining({ resource: 'products' }),
    )

    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    store.failNext({ kind: 'wrong-json', body })
    await clientWith().products.list()
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('variants.1.price'))
    warn.mockRestore()

    store.failNext({ kind: 'wrong-json', body })
    expect(await failureOf(clientWith({ onInvalidItem: 'throw' }).products.list())).toMatchObject({
      name: 'InvalidResponseError',
      issues: [{ path: ['variants', 1, 'price'] }],
    })
  })

  it('keeps the cursors of a page whose first and last products are invalid', async () => {
    const good = buildProduct()
    const data = [{ id: 'first' }, good, { id: 'last' }, { name: 'without id' }]
    store.failNext({ kind: 'wrong-json', body: { data, has_more: true } })
    const page = await clientWith({ onInvalidItem: () => {} }).products.list()
    expect(page).toMatchObject({ items: [good], firstId: 'first', lastId: 'last', totalCount: undefined })
    expect(page.invalidItems.map(({ index, id }) => [index, id])).toEqual([
      [0, 'first'],
      [2, 'last'],
      [3, undefined],
    ])
  })

  it('throws InvalidResponseError for a page whose items have no id', async () => {
    store.failNext({ kind: 'wrong-json', body: { data: [{ name: 'x' }], has_more: true } })
    const error = await failureOf(clientWith({ onInvalidItem: () => {} }).products.list())
    expect(error).toBeInstanceOf(InvalidResponseError)
    expect(error.message).toContain('no cursor')
  })

  it.each([
    ['both cursors', { startingAfter: 'a', endingBefore: 'b' }],
    ['limit 0', { limit: 0 }],
    ['limit 101', { limit: 101 }],
    ['limit 1.5', { limit: 1.5 }],
    ['a limit that is not a number', { limit: '10' as never }],
    ['an empty cursor', { startingAfter: '' }],
    ['an empty cursor backward', { endingBefore: '' }],
    ['a filter with the name of a list parameter', { filters: { limit: 3 } }],
  ])('throws InvalidParamsError before any request: %s', async (_name, params) => {
    expect(await failureOf(clientWith().products.list(params))).toBeInstanceOf(InvalidParamsError)
    expect(await failureOf(clientWith().products.iterate(params).next())).toBeInstanceOf(InvalidParamsError)
    expect(store.requests).toHaveLength(0)
  })

  it('throws BadRequestError when the store rejects both cursors', async () => {
    const searchParams = { starting_after: 'a', ending_before: 'b' }
    const schema = {
      '~standard': { version: 1, vendor: 'test', validate: (value: unknown) => ({ value }) },
    } as const
    expect(await failureOf(clientWith().get('/products', { searchParams, schema }))).toBeInstanceOf(
      BadRequestError,
    )
  })

  it.each(['api/v1', 'shop.test/v1', ''])(
    'throws InvalidParamsError for the relative base URL "%s"',
    (baseUrl) => {
      expect(() => clientWith({ baseUrl })).toThrow(InvalidParamsError)
    },
  )

  it('throws for a path that would send the key to another host', async () => {
    const schema = {
      '~standard': { version: 1, vendor: 'test', validate: (value: unknown) => ({ value }) },
    } as const
    expect(await failureOf(clientWith().get('https://evil.test/', { schema }))).toBeInstanceOf(
      InvalidParamsError,
    )
    expect(await failureOf(clientWith().get('@evil.test/', { schema }))).toBeInstanceOf(InvalidParamsError)
  })

  it('throws BadRequestError for an unknown cursor', async () => {
    const error = await failureOf(clientWith().products.list({ startingAfter: 'no such product' }))
    expect(error).toBeInstanceOf(BadRequestError)
  })
})

describe('the message of an error', () => {
  it('has the request and a fix in development, and one line in production', async () => {
    const { message } = await failureOf(clientWith({ apiKey: 'pk_wrong' }).products.list())
    expect(message).toMatch(/answered 401/)
    expect(message).toContain(`Request: GET ${server.baseUrl}/products`)
    expect(message).toContain('What to do: Check the apiKey')
    expect(message).toContain('More: node_modules/storefront-react/docs/errors.md#authentication')
    vi.stubEnv('NODE_ENV', 'production')
    const inProduction = await failureOf(clientWith({ apiKey: 'pk_wrong' }).products.list())
    vi.unstubAllEnvs()
    expect(inProduction.message).toMatch(
      /^authentication: status 401.* \(\S+\/docs\/errors\.md#authentication\)$/,
    )
  })
})
