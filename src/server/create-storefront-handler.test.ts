import { request as httpRequest, createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { createMockStore, createSampleCatalog, type MockFault } from 'storefront-mock'

import type { StorefrontClientOptions } from '../core/client/client-options.js'
import { createStorefrontClient } from '../core/client/create-storefront-client.js'
import { isStorefrontError } from '../core/errors/storefront-error.js'
import { createStorefrontHandler } from './create-storefront-handler.js'
import { getResourcePaths } from './get-resource-paths.js'

const { products } = createStorefrontClient({ baseUrl: 'https://shop.test', apiKey: null }).resources
const KEY = 'sk_server_secret'
const store = createMockStore({
  ...createSampleCatalog({ size: 20 }),
  apiKey: KEY,
  routes: { '/checkout/{id}': () => ({ total: '12.00' }), '/internal': () => ({ secret: true }) },
})
const client = createStorefrontClient({
  baseUrl: store.baseUrl,
  apiKey: KEY,
  fetch: store.fetch,
  serverOnly: true,
  cacheScope: 'shop',
  resources: { products: { ...products, filterParams: ['tag'] } },
})
const onError = vi.fn()
const handler = createStorefrontHandler({ client, onError })

const ask = (path: string, init?: RequestInit) => handler(new Request(`https://shop.test${path}`, init))

beforeEach(() => {
  store.clearFaults()
  store.clearRequests()
  onError.mockClear()
})

describe('createStorefrontHandler, for allowed requests', () => {
  it('forwards the list parameters and the declared filters of a list', async () => {
    const query = 'limit=2&sort=name&tag=a&tag=b'
    const response = await ask(`/api/v1/products?${query}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json')
    const { searchParams, path } = store.requests[0]!
    expect([path, searchParams.toString()]).toEqual(['/products', query])
    const direct = await client.products.list({ limit: 2, sort: 'name' })
    expect(await response.json()).toMatchObject({ data: direct.items, has_more: true, total_count: 20 })
  })

  it.each([
    '/products/prod_1',
    '/collections',
    '/collections/c1',
    '/collections/c1/products',
    '/pages',
    '/pages/about',
    '/menus',
    '/menus/main',
  ])('forwards %s, a path of the client’s resources', async (path) => {
    await ask(`/api/v1${path}`)
    expect(store.requests.map((request) => request.path)).toEqual([path])
  })

  it('responds to HEAD like to GET, without a body', async () => {
    const response = await ask('/api/v1/products', { method: 'HEAD' })
    expect([response.status, await response.text()]).toEqual([200, ''])
    expect(store.requests[0]?.method).toBe('GET')
    expect((await ask('/api/v1/nothing', { method: 'HEAD' })).status).toBe(404)
  })

  it('forwards allowedPaths instead of the default paths', async () => {
    const allowedPaths = [...getResourcePaths(client), '/checkout/{id}']
    const wide = createStorefrontHandler({ client, allowedPaths, basePath: '/shop-api/' })
    expect(await (await wide(new Request('https://x.test/shop-api/checkout/7'))).json()).toEqual({
      total: '12.00',
    })
    expect((await wide(new Request('https://x.test/shop-api/products'))).status).toBe(200)
    const narrow = createStorefrontHandler({ client, allowedPaths: ['/menus'] })
    expect((await narrow(new Request('https://x.test/api/v1/products'))).status).toBe(404)
  })

  it('getResourcePaths lists the paths of the app’s own definitions', () => {
    const { resources } = createStorefrontClient({
      baseUrl: store.baseUrl,
      apiKey: KEY,
      resources: {
        products: { ...client.resources.products, path: '/items', slugPath: '/items?slug={slug}' },
        collectionProducts: { path: '/items/in/{id}' },
      },
    })
    expect(getResourcePaths({ resources })).toEqual(
      expect.arrayContaining(['/items', '/items/{id}', '/items?slug={slug}', '/items/in/{id}']),
    )
  })
})

describe('createStorefrontHandler, for other requests and errors', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('rejects the method %s', async (method) => {
    const response = await ask('/api/v1/products', { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect(store.requests).toHaveLength(0)
  })

  it.each([
    '/api/v1/internal',
    '/api/v1/checkout/7',
    '/api/v1/products/a/b',
    '/api/v1/products/',
    '/api/v1//products',
    '/api/v1',
    '/api/v2/products',
    '/products',
    '/api/v1/products/%2e%2e%2finternal',
    '/api/v1/products/..%2Finternal',
    '/api/v1/products/..%5cinternal',
    '/api/v1/products/%252e%252e%252finternal',
    '/api/v1/products/%25252e%25252e',
    '/api/v1/collections/%252e%252e/products',
    '/api/v1/products/%00',
    '/api/v1/products/%0d%0aX-Header:%201',
    '/api/v1/products/%E0%A4%A',
    '/api/v1/%70roducts/../internal',
    '/api/v1/https:%2f%2fevil.test/products',
  ])('rejects the path %s', async (path) => {
    expect((await ask(path)).status).toBe(404)
    expect(store.requests).toHaveLength(0)
  })

  it('rejects requests from pages of another origin', async () => {
    const from = (site: string) => ask('/api/v1/products', { headers: { 'Sec-Fetch-Site': site } })
    expect((await from('cross-site')).status).toBe(403)
    expect((await from('same-site')).status).toBe(403)
    expect(store.requests).toHaveLength(0)
    const response = await from('same-origin')
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    expect((await from('none')).status).toBe(200)
  })

  it('sends the server’s key and no headers of the browser to the API', async () => {
    await ask('/api/v1/products', {
      headers: { Authorization: 'Bearer mine', Cookie: 'session=1', 'X-Forwarded-For': '1.2.3.4' },
    })
    expect(Object.fromEntries(store.requests[0]!.headers)).toEqual({
      accept: 'application/json',
      authorization: `Bearer ${KEY}`,
    })
  })

  it('returns no headers of the API, and allows shared caching only with cacheControl', async () => {
    const fetch: typeof globalThis.fetch = async () =>
      Response.json(
        { data: [], has_more: false },
        { headers: { 'Set-Cookie': 'admin=1', 'X-Powered-By': 'x', Authorization: KEY } },
      )
    const other = createStorefrontClient({ baseUrl: store.baseUrl, apiKey: KEY, fetch })
    const request = new Request('https://shop.test/api/v1/menus')
    const { headers } = await createStorefrontHandler({ client: other })(request)
    expect(Object.fromEntries(headers)).toEqual({
      'cache-control': 'private, no-cache',
      'content-type': 'application/json',
      'x-content-type-options': 'nosniff',
    })
    const cached = await createStorefrontHandler({ client: other, cacheControl: 'public, max-age=60' })(
      request,
    )
    expect(cached.headers.get('cache-control')).toBe('public, max-age=60')
  })

  const faults: [string, MockFault, number][] = [
    ['a wrong key', 401, 502],
    ['a key without access', 403, 502],
    ['validation', 400, 400],
    ['validation', 422, 422],
    ['not found', 404, 404],
    ['too many requests', { status: 429, retryAfter: 3 }, 429],
    ['a failing store', 500, 502],
    ['an unavailable store', { status: 503, retryAfter: 60 }, 503],
    ['a page of a proxy', 'html', 502],
    ['a truncated response', 'truncated', 502],
    ['a dropped connection', 'disconnect', 502],
  ]
  it.each(faults)('maps an error of the API, %s, %j, to status %i', async (_name, fault, status) => {
    store.failNext(fault)
    const response = await ask('/api/v1/products')
    const text = await response.text()
    expect(response.status).toBe(status)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(JSON.parse(text)).toEqual({ error: { code: expect.any(String), message: expect.any(String) } })
    for (const secret of [KEY, store.baseUrl, 'mock-store']) expect(text).not.toContain(secret)
    if (typeof fault === 'object' && 'retryAfter' in fault)
      expect(response.headers.get('retry-after')).toBe(String(fault.retryAfter))
    expect(onError).toHaveBeenCalledTimes(status >= 500 ? 1 : 0)
  })

  it.each<[MockFault, string]>([
    ['disconnect', 'The store could not be reached.'],
    ['html', 'The store sent an invalid response.'],
    [500, 'The store failed.'],
    [401, 'The store refused the request of this server.'],
    [503, 'The store is not available.'],
  ])('says what happened after the fault %j: %s', async (fault, message) => {
    store.failNext(fault)
    expect(await (await ask('/api/v1/products')).json()).toMatchObject({ error: { message } })
  })

  it('responds 502 to JSON that is not a list, but forwards any JSON of an item', async () => {
    const fetch: typeof globalThis.fetch = async () => Response.json({ maintenance: true })
    const other = createStorefrontHandler({
      client: createStorefrontClient({ baseUrl: store.baseUrl, apiKey: KEY, fetch }),
      onError,
    })
    const statusOf = async (path: string) =>
      (await other(new Request(`https://shop.test/api/v1${path}`))).status
    expect(await statusOf('/products?limit=2')).toBe(502)
    expect(await statusOf('/collections/c1/products')).toBe(502)
    expect(await statusOf('/products/prod_1')).toBe(200)
  })

  it('rejects a list parameter that is given twice, but forwards a filter with several values', async () => {
    const response = await ask('/api/v1/products?limit=1&limit=5')
    expect([response.status, await response.json()]).toEqual([
      400,
      { error: { code: 'duplicate-parameter', message: 'A parameter of a list was given twice.' } },
    ])
    expect(store.requests).toHaveLength(0)
    expect((await ask('/api/v1/products?tag=a&tag=b')).status).toBe(200)
  })

  it.each([302, 304])('responds 502 to a status %i from the API', async (status) => {
    const fetch: typeof globalThis.fetch = async () => new Response(null, { status })
    const other = createStorefrontClient({ baseUrl: store.baseUrl, apiKey: KEY, fetch })
    const response = await createStorefrontHandler({ client: other, onError })(
      new Request('https://shop.test/api/v1/products'),
    )
    expect(response.status).toBe(502)
  })

  it('responds 504 when the store times out', async () => {
    store.failNext('timeout')
    const impatient = createStorefrontClient({
      baseUrl: store.baseUrl,
      apiKey: KEY,
      fetch: store.fetch,
      timeoutMs: 20,
    })
    const response = await createStorefrontHandler({ client: impatient, onError })(
      new Request('https://shop.test/api/v1/products'),
    )
    expect(response.status).toBe(504)
  })

  it('responds 502 when the key is empty', async () => {
    const keyless = createStorefrontClient({
      baseUrl: store.baseUrl,
      apiKey: () => '',
      fetch: store.fetch,
      cacheScope: 's',
    })
    const response = await createStorefrontHandler({ client: keyless, onError })(
      new Request('https://shop.test/api/v1/products'),
    )
    expect(response.status).toBe(502)
    expect(onError).toHaveBeenCalledOnce()
  })

  it('responds 502 when the key function fails', async () => {
    const apiKey = () => Promise.reject(new Error('the vault at 10.0.0.1 is sealed'))
    const sealed = createStorefrontClient({
      baseUrl: store.baseUrl,
      apiKey,
      fetch: store.fetch,
      cacheScope: 's',
    })
    const response = await createStorefrontHandler({ client: sealed, onError })(
      new Request('https://shop.test/api/v1/products'),
    )
    expect(response.status).toBe(502)
    expect(await response.text()).not.toContain('vault')
    expect(onError).toHaveBeenCalledOnce()
  })
})

describe('createStorefrontHandler, for hostile requests and responses', () => {
  const handlerOver = (fetch: typeof globalThis.fetch, options: Partial<StorefrontClientOptions> = {}) =>
    createStorefrontHandler({
      client: createStorefrontClient({
        baseUrl: store.baseUrl,
        apiKey: KEY,
        fetch,
        cacheScope: 's',
        ...options,
      }),
      onError,
    })
  const productsRequest = () => new Request('https://shop.test/api/v1/products')
  const productRequest = () => new Request('https://shop.test/api/v1/products/prod_1')
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  beforeEach(() => warn.mockClear())

  it('drops parameters that the resource does not declare, and names each once', async () => {
    const fresh = createStorefrontHandler({ client })
    for (const index of [1, 2, 3]) {
      await fresh(new Request(`https://shop.test/api/v1/products?limit=2&junk=${index}&tag=a`))
      await fresh(new Request(`https://shop.test/api/v1/products/prod_1?limit=2`))
    }
    const queries = store.requests.map(({ searchParams }) => searchParams.toString())
    expect(new Set(queries)).toEqual(new Set(['limit=2&tag=a', '']))
    const messages = warn.mock.calls.map(String)
    expect(messages.filter((message) => message.includes('"junk" of "/products"'))).toHaveLength(1)
    expect(messages.filter((message) => message.includes('"limit" of "/products/prod_1"'))).toHaveLength(1)
    expect(messages).toHaveLength(2)
  })

  it('stops naming dropped parameters after some, because a visitor chooses the names', async () => {
    const fresh = createStorefrontHandler({ client })
    const query = Array.from({ length: 500 }, (_, index) => `junk${index}=1`).join('&')
    await fresh(new Request(`https://shop.test/api/v1/products?${query}`))
    expect(warn.mock.calls.length).toBeLessThanOrEqual(20)
  })

  it('forwards the list parameters of the products of a collection', async () => {
    await ask('/api/v1/collections/c1/products?starting_after=p1&tag=a&order=asc&junk=1')
    expect(store.requests[0]!.searchParams.toString()).toBe('starting_after=p1&tag=a&order=asc')
  })

  it('forwards the parameters that the query of an allowed path names', async () => {
    const fresh = createStorefrontHandler({
      client,
      allowedPaths: ['/checkout/{id}?currency={code}&mode=full'],
    })
    await fresh(new Request('https://shop.test/api/v1/checkout/7?currency=EUR&mode=full&junk=1'))
    await fresh(new Request('https://shop.test/api/v1/checkout/7?mode=other'))
    expect(store.requests.map(({ searchParams }) => searchParams.toString())).toEqual([
      'currency=EUR&mode=full',
      '',
    ])
  })

  it('forwards the lists, items and filters of a resource definition in allowedPaths', async () => {
    const reviews = { name: 'reviews', path: '/reviews', filterParams: ['stars'] }
    const fresh = createStorefrontHandler({ client, allowedPaths: [reviews] })
    await fresh(new Request('https://shop.test/api/v1/reviews?stars=5&limit=3&junk=1'))
    await fresh(new Request('https://shop.test/api/v1/reviews/r1'))
    expect(store.requests.map(({ path, searchParams }) => `${path}?${searchParams}`)).toEqual([
      '/reviews?stars=5&limit=3',
      '/reviews/r1?',
    ])
  })

  it('explains a request that is not below basePath', async () => {
    const fresh = createStorefrontHandler({ client, basePath: '/shop-api' })
    expect((await fresh(productsRequest())).status).toBe(404)
    await fresh(productsRequest())
    expect(warn).toHaveBeenCalledOnce()
    expect(String(warn.mock.calls[0])).toContain('"/api/v1/products" is not below "/shop-api"')
  })

  it('does not store responses in a cache of the server by default', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({}))
    const fetchOptions = { next: { revalidate: 60 } }
    await handlerOver(fetch, { fetchOptions })(productsRequest())
    expect(fetch.mock.calls[0]![1]).toMatchObject({ cache: 'no-store', next: undefined, redirect: 'error' })
  })

  it.each(['%2525252e', `%${'25'.repeat(1000)}2e`, `%${'25'.repeat(2700)}41`])(
    'rejects a path that is still encoded after three decodings: %.30s',
    async (segment) => {
      expect((await ask(`/api/v1/products/${segment}`)).status).toBe(404)
      expect(store.requests).toHaveLength(0)
    },
  )

  it('forwards a slug with a percent sign', async () => {
    await ask('/api/v1/products/100%25-cotton')
    expect(store.requests[0]?.path).toBe('/products/100%25-cotton')
  })

  it('rejects a URL of more than 8,192 characters', async () => {
    expect((await ask(`/api/v1/products?sort=${'a'.repeat(8192)}`)).status).toBe(414)
    expect(store.requests).toHaveLength(0)
  })

  it.each<[string, () => void | Promise<void>]>([
    [
      'throws',
      () => {
        throw new Error('no log')
      },
    ],
    ['rejects', () => Promise.reject(new Error('no log'))],
  ])('responds when onError %s', async (_how, failing) => {
    store.failNext(500)
    const fresh = createStorefrontHandler({ client, onError: failing })
    expect((await fresh(productsRequest())).status).toBe(502)
  })

  it('responds to a value that is not a request', async () => {
    const response = await handler({ method: 'GET', url: 'not a URL' } as unknown as Request)
    expect(response.status).toBe(500)
  })

  it('redacts the key in a successful response, also in property names', async () => {
    const escaped = Array.from(
      KEY,
      (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ).join('')
    const body = `{"${escaped}":"Bearer ${KEY}","b":"${btoa(`Bearer ${KEY}`)}"}`
    const response = await handlerOver(async () => new Response(body))(productRequest())
    expect([response.status, await response.text()]).toEqual([
      200,
      expect.stringMatching(/^\{"\[redacted\]":"Bearer \[redacted\]","b":"[^"]*\[redacted\]"\}$/),
    ])
  })

  it.each(['9'.repeat(400), '-1', '1e3', 'Infinity'])(
    'does not forward Retry-After: %.20s',
    async (value) => {
      const response = await handlerOver(
        async () => new Response(null, { status: 503, headers: { 'Retry-After': value } }),
      )(productsRequest())
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, null])
    },
  )

  it('responds 502 to a response of more than maxResponseBytes and stops the download', async () => {
    const cancel = vi.fn()
    const endless = () =>
      new Response(
        new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)), cancel }),
      )
    const response = await handlerOver(async () => endless())(productsRequest())
    expect(response.status).toBe(502)
    expect(cancel).toHaveBeenCalledOnce()
    expect(onError.mock.calls[0]![0]).toHaveProperty('code', 'invalid-response')
  })

  it('responds 500 to JSON that is nested too deeply to be written', async () => {
    const deep = '['.repeat(200_000) + ']'.repeat(200_000)
    const response = await handlerOver(async () => new Response(deep))(productRequest())
    expect(response.status).toBe(500)
  })
})

describe('createStorefrontHandler over HTTP, with a browser client without key', () => {
  let server: Server
  let origin: string
  beforeAll(async () => {
    server = createServer((incoming, outgoing) => {
      const url = `http://${incoming.headers.host ?? ''}${incoming.url ?? ''}`
      const { method, headers } = incoming
      void handler(new Request(url, { method, headers: headers as Record<string, string> })).then(
        async (response) => {
          outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(await response.text())
        },
      )
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => server.close())

  it('reads the same products, in the same cache scope, and gets typed errors', async () => {
    vi.stubGlobal('location', { origin })
    const inBrowser = createStorefrontClient({ baseUrl: '/api/v1', apiKey: null, cacheScope: 'shop' })
    expect(inBrowser.cacheScope).toBe(client.cacheScope)
    expect(await inBrowser.products.list({ limit: 5 })).toEqual(await client.products.list({ limit: 5 }))
    const missing = await inBrowser.products.retrieve({ slug: 'none' }).catch((error: unknown) => error)
    expect(isStorefrontError(missing) && missing.code).toBe('not-found')
    await expect(
      inBrowser.get('/internal', { schema: z.object({ secret: z.boolean() }) }),
    ).rejects.toMatchObject({ code: 'not-found' })
    vi.unstubAllGlobals()
  })

  it('rejects a raw path that contains dot segments', async () => {
    const status = await new Promise((resolve, reject) => {
      httpRequest(origin, { path: '/api/v1/products/../internal' }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
        .on('error', reject)
        .end()
    })
    expect(status).toBe(404)
  })
})
