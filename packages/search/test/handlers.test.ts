import { describe, expect, it, vi } from 'vitest'
import { createMockStore } from 'storefront-mock'

import { createStorefrontClient } from 'storefront-react/core'
import { decodeSearchDocuments } from '../src/documents/decode.js'
import { encodeSearchDocuments } from '../src/documents/encode.js'
import { completeSearchRequest } from 'storefront-react/search/engine'
import { createSearch, createHttpSearchEngine } from 'storefront-react/search'
import { createHostedSearchEngine } from '../src/hosted/index.js'
import { createLocalSearchEngine } from '../src/local/index.js'
import { createSearchDocumentsHandler } from '../src/server/create-search-documents-handler.js'
import { createSearchHandler } from '../src/server/create-search-handler.js'
import { numberedProducts } from '../../../test/product-list/test-shop.js'
import { documentOf, fileOf, searchOf } from './search-of.js'

const url = 'https://shop.test/api/search'
const client = { cacheScope: 'test' }
const respondWith = (body: string, init?: ResponseInit) => () => Promise.resolve(new Response(body, init))

describe('createSearchHandler', () => {
  const handle = createSearchHandler({ search: searchOf(['Linen Shirt', 'Wool Coat']) })
  const requestOf = (request: unknown) =>
    new Request(`${url}?request=${encodeURIComponent(JSON.stringify(request))}`)

  it('gives createHttpSearchEngine the answer of the engine behind it', async () => {
    const remote = createSearch({
      client,
      engine: createHttpSearchEngine({ url, fetch: (input, init) => handle(new Request(input, init)) }),
    })
    const request = { query: 'shirt', filters: { tags: [] }, limit: 5 }
    expect(await remote.query(request)).toEqual(await searchOf(['Linen Shirt', 'Wool Coat']).query(request))
  })

  it.each([
    ['no request', new Request(url)],
    ['JSON that is cut off', new Request(`${url}?request={"query"`)],
    ['an array', requestOf([])],
    ['an offset beyond the limit', requestOf({ query: '', offset: 1001 })],
    ['a request of 70,000 characters', requestOf({ query: 'x'.repeat(70_000) })],
    [
      'a POST of 70,000 characters',
      new Request(url, { method: 'POST', body: JSON.stringify({ query: 'x'.repeat(70_000) }) }),
    ],
  ])('responds 400 to %s', async (_kind, request) => {
    expect((await handle(request)).status).toBe(400)
  })

  it('ignores fields of the wrong type', async () => {
    const response = await handle(requestOf({ query: 7, filters: 'x', limit: -1, sort: 'x', __proto__: [] }))
    expect(await response.json()).toMatchObject({ totalCount: 2, hits: [{}] })
  })

  it('answers a search with 480 selected values', async () => {
    const remote = createSearch({
      client,
      engine: createHttpSearchEngine({ url, fetch: (input, init) => handle(new Request(input, init)) }),
    })
    const values = Array.from({ length: 160 }, (_, at) => `A value with a long name ${at}`)
    const filters = { color: values, size: values, tags: values }
    expect(await remote.query({ filters })).toMatchObject({ totalCount: 2 })
  })

  it('lists at most 500 values of a facet, whatever is asked', async () => {
    const query = vi.fn((_request: object) => Promise.reject(new Error('enough')))
    await createSearchHandler({ search: { query }, onError: () => undefined })(
      requestOf({ facets: { tags: 1e9, color: 5 } }),
    )
    expect(query.mock.calls[0]?.[0]).toMatchObject({ facets: { tags: 500, color: 5 } })
  })

  it('passes a completed request to the search, and the search the same values to its engine', async () => {
    const ask = vi.fn((_request: object) => Promise.reject(new Error('enough')))
    const search = createSearch({ client, engine: { isRemote: true, query: ask } })
    const query = vi.spyOn(search, 'query')
    await createSearchHandler({ search, onError: () => undefined })(requestOf({ query: ' mug', limit: 1e9 }))
    const completed = {
      query: 'mug',
      filters: {},
      scope: {},
      sort: 'relevance',
      order: undefined,
      offset: 0,
      limit: 100,
      facets: {},
    }
    expect(query.mock.calls[0]?.[0]).toStrictEqual(completed)
    expect(ask.mock.calls[0]?.[0]).toStrictEqual(completed)
  })

  it('responds 500 even if onError throws', async () => {
    const onError = () => {
      throw new Error('no log')
    }
    const broken = createSearchHandler({
      search: { query: () => Promise.reject(new Error('secret')) },
      onError,
    })
    expect((await broken(requestOf({}))).status).toBe(500)
  })

  it('responds 400 to a value that its engine refuses, which is no failure of the server', async () => {
    const onError = vi.fn()
    const engine = createHostedSearchEngine({
      searchClient: { search: () => Promise.reject(new Error('not asked')) },
      indexName: 'products',
    })
    const hosted = createSearchHandler({ search: createSearch({ client, engine }), onError })
    expect((await hosted(requestOf({ filters: { tags: ['x` || tags:=`y'] } }))).status).toBe(400)
    expect(onError).not.toHaveBeenCalled()
    expect((await hosted(requestOf({}))).status).toBe(500)
  })

  it('responds 405 to a PUT, and 500 without details when the engine fails', async () => {
    expect((await handle(new Request(url, { method: 'PUT' }))).status).toBe(405)
    const onError = vi.fn()
    const broken = createSearchHandler({
      search: { query: () => Promise.reject(new Error('secret')) },
      onError,
    })
    const response = await broken(requestOf({}))
    expect([response.status, await response.text()]).toEqual([500, '{"error":{"code":"internal"}}'])
    expect(onError).toHaveBeenCalledOnce()
  })
})

const answerWith = (part: object) =>
  JSON.stringify({
    hits: [],
    facets: [],
    suggestions: [],
    hasMore: false,
    isExact: true,
    isRelaxed: false,
    ...part,
  })
const facetWith = (value: object) => ({ kind: 'values', name: 'tags', values: [value], hasMore: false })
const hitWith = (part: object) => ({ id: 'p1', item: { ...documentOf('Mug'), ...part }, highlights: [] })

describe('createHttpSearchEngine', () => {
  it('accepts the answer that the wrong ones below differ from', async () => {
    const body = answerWith({ hits: [hitWith({})], facets: [facetWith({ value: 'x', label: 'X' })] })
    const search = createSearch({ client, engine: createHttpSearchEngine({ url, fetch: respondWith(body) }) })
    expect(await search.query()).toMatchObject({ hits: [{ id: 'p1' }] })
  })

  it('reports an answer that was cut off as a failure of the connection', async () => {
    const body = answerWith({ hits: [hitWith({})] })
    const search = createSearch({
      client,
      engine: createHttpSearchEngine({ url, fetch: respondWith(body.slice(0, -9)) }),
    })
    await expect(search.query()).rejects.toMatchObject({ code: 'network', retryable: true })
  })

  it('gives up after its time limit, and names the search service', async () => {
    const fetch = () => new Promise<never>(() => {})
    const search = createSearch({ client, engine: createHttpSearchEngine({ url, fetch, timeoutMs: 20 }) })
    await expect(search.query()).rejects.toMatchObject({
      code: 'timeout',
      message: expect.stringContaining('The search service did not answer') as string,
    })
  })

  it("speaks of the search service's key when that service answers 401", async () => {
    const fetch = respondWith('', { status: 401 })
    const search = createSearch({ client, engine: createHttpSearchEngine({ url, fetch }) })
    await expect(search.query()).rejects.toMatchObject({
      code: 'authentication',
      message: expect.stringContaining("Check the search service's own key") as string,
    })
  })

  it.each([
    ['HTML with status 200', '<html></html>'],
    ['JSON of another shape', '{"hits":{}}'],
    ['a facet that is a number', answerWith({ facets: [5] })],
    ['a facet without values', answerWith({ facets: [{ kind: 'values', name: 'tags' }] })],
    ['a value of a facet without a label', answerWith({ facets: [facetWith({ value: 'x' })] })],
    ['a range that is no price', answerWith({ facets: [{ kind: 'range', name: 'price', min: 5 }] })],
    ['a suggestion that is an object', answerWith({ suggestions: [{}] })],
    ['a hit without highlights', answerWith({ hits: [{ id: 'p1', item: documentOf('Mug') }] })],
    ['a product without variants', answerWith({ hits: [hitWith({ variants: undefined })] })],
    ['a variant without a price', answerWith({ hits: [hitWith({ variants: [{}] })] })],
    ['hits without items', '{"hits":[{}],"facets":[],"suggestions":[],"hasMore":false}'],
  ])('throws an InvalidResponseError for %s', async (_kind, body) => {
    const search = createSearch({ client, engine: createHttpSearchEngine({ url, fetch: respondWith(body) }) })
    await expect(search.query()).rejects.toMatchObject({ code: 'invalid-response' })
  })

  it('throws the error of the status, and a NetworkError without a response', async () => {
    const failing = (fetch: typeof globalThis.fetch) =>
      createSearch({ client, engine: createHttpSearchEngine({ url, fetch }) }).query()
    await expect(failing(respondWith('', { status: 503 }))).rejects.toMatchObject({ code: 'server' })
    await expect(failing(() => Promise.reject(new TypeError('offline')))).rejects.toMatchObject({
      code: 'network',
      message: expect.stringMatching(/^The search could not be reached/) as string,
    })
  })

  it('sends no key and no credentials of its own', async () => {
    const fetch = vi.fn(respondWith('{}'))
    await createSearch({ client, engine: createHttpSearchEngine({ url, fetch }) })
      .query()
      .catch(() => {})
    expect(fetch).toHaveBeenCalledWith(expect.stringContaining(url), {
      signal: expect.any(AbortSignal) as unknown,
    })
  })
})

describe('createSearch', () => {
  it('fetches nothing before the first query, then the documents once', async () => {
    const fetch = vi.fn(respondWith(encodeSearchDocuments(fileOf(['Linen Shirt']))))
    const search = createSearch({
      client,
      engine: createLocalSearchEngine({ documents: '/search.json', fetch }),
    })
    expect(fetch).not.toHaveBeenCalled()
    await Promise.all([search.load(), search.query({ query: 'linen' }), search.query()])
    expect(fetch).toHaveBeenCalledOnce()
  })

  it('tries again after a failed load', async () => {
    const fetch = vi
      .fn(respondWith(encodeSearchDocuments(fileOf(['Linen Shirt']))))
      .mockRejectedValueOnce(new TypeError('offline'))
    const search = createSearch({
      client,
      engine: createLocalSearchEngine({ documents: '/search.json', fetch }),
    })
    await expect(search.load()).rejects.toMatchObject({ code: 'network' })
    expect((await search.query()).totalCount).toBe(1)
  })

  it('uses newer documents after refresh, and keeps the old ones when the refresh fails', async () => {
    const newer = { ...fileOf(['Linen Shirt', 'Wool Coat']), asOf: '2026-02-01T00:00:00.000Z' }
    const fetch = vi
      .fn(respondWith(encodeSearchDocuments(newer)))
      .mockImplementationOnce(respondWith(encodeSearchDocuments(fileOf(['Linen Shirt']))))
      .mockImplementationOnce(respondWith('<html>'))
    const search = createSearch({
      client,
      engine: createLocalSearchEngine({ documents: '/search.json', fetch }),
    })
    await search.load()
    await expect(search.refresh()).rejects.toMatchObject({ code: 'invalid-response' })
    expect(await search.query()).toMatchObject({ totalCount: 1, asOf: '2026-01-01T00:00:00.000Z' })
    await search.refresh()
    expect(await search.query()).toMatchObject({ totalCount: 2, asOf: newer.asOf })
  })

  it('keeps newer documents when a cache on the way answers with an older file', async () => {
    const fileAt = (asOf: string, name: string) => encodeSearchDocuments({ ...fileOf([name]), asOf })
    const files = [fileAt('2026-02-01T00:00:00.000Z', 'New'), fileAt('2026-01-01T00:00:00.000Z', 'Old')]
    const engine = createLocalSearchEngine({
      documents: '/search.json',
      fetch: () => Promise.resolve(new Response(files.shift())),
    })
    const search = createSearch({ client, engine })
    await search.load()
    await search.refresh()
    expect((await search.query()).hits.map(({ id }) => id)).toEqual(['New'])
  })

  it('reads the documents once for calls at the same time', async () => {
    const fetch = vi.fn(respondWith(encodeSearchDocuments(fileOf(['Mug']))))
    const engine = createLocalSearchEngine({ documents: '/search.json', fetch })
    await Promise.all([engine.load?.(), engine.load?.(), engine.load?.()])
    expect(fetch).toHaveBeenCalledOnce()
  })

  it('names the address of documents that cannot be read, in development', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const engine = createLocalSearchEngine({ documents: '/search.json', fetch: respondWith('<html>') })
    await expect(engine.load?.()).rejects.toThrow()
    expect(String(warn.mock.calls[0]?.[0])).toMatch(/\/search\.json could not be loaded: .*HTML/)
    warn.mockRestore()
  })

  it('stops reading a file of 50 MB at 20 MB', async () => {
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1024 * 1024
        controller.enqueue(new Uint8Array(1024 * 1024).fill(32))
        if (sent >= 50 * 1024 * 1024) controller.close()
      },
    })
    const fetch = () => Promise.resolve(new Response(body))
    const search = createSearch({
      client,
      engine: createLocalSearchEngine({ documents: '/search.json', fetch }),
    })
    await expect(search.load()).rejects.toThrow(/larger than 20 MB/)
    expect(sent).toBeLessThan(25 * 1024 * 1024)
  })

  it('rejects the documents of another store, and a query after destroy', async () => {
    const fetch = respondWith(encodeSearchDocuments(fileOf(['Linen Shirt'])))
    const engine = createLocalSearchEngine({ documents: '/search.json', fetch, store: 'store_2' })
    await expect(createSearch({ client, engine }).load()).rejects.toThrow(/belong to store/)
    const search = searchOf(['Linen Shirt'])
    await search.load()
    search.destroy()
    await expect(search.query()).rejects.toThrow(/after destroy/)
  })

  it('rejects an aborted query with the reason of the signal', async () => {
    const signal = AbortSignal.abort(new Error('newer query'))
    await expect(searchOf(['Linen Shirt']).query({}, { signal })).rejects.toThrow('newer query')
  })
})

describe('an aborted query', () => {
  const documents = encodeSearchDocuments(fileOf(['Linen Shirt']))

  it('ends while the documents still load, and does not stop the load for others', async () => {
    let respond: (response: Response) => void = () => {}
    const response = new Promise<Response>((resolve) => (respond = resolve))
    const engine = createLocalSearchEngine({ documents: '/search.json', fetch: () => response })
    const search = createSearch({ client, engine })
    const controller = new AbortController()
    const queries = [search.query({}, controller), engine.query(completeSearchRequest(), controller)]
    const other = search.query()
    controller.abort(new Error('newer query'))
    expect(await Promise.allSettled(queries)).toMatchObject([
      { reason: { message: 'newer query' } },
      { reason: { message: 'newer query' } },
    ])
    respond(new Response(documents))
    expect(await other).toMatchObject({ totalCount: 1 })
  })

  it('ends while the engine is still imported', async () => {
    const search = createSearch({ client, engine: () => new Promise(() => {}) })
    const controller = new AbortController()
    const query = search.query({}, controller)
    controller.abort(new Error('newer query'))
    await expect(query).rejects.toThrow('newer query')
  })

  it('starts nothing if it was aborted before', async () => {
    const fetch = vi.fn(respondWith(documents))
    const search = createSearch({
      client,
      engine: createLocalSearchEngine({ documents: '/search.json', fetch }),
    })
    const signal = AbortSignal.abort(new Error('newer query'))
    await expect(search.query({}, { signal })).rejects.toThrow('newer query')
    expect(fetch).not.toHaveBeenCalled()
  })
})

describe('createSearchDocumentsHandler', () => {
  const get = (headers?: HeadersInit) =>
    new Request('https://shop.test/search.json', { ...(headers && { headers }) })
  function handlerOf(options?: Omit<Parameters<typeof createSearchDocumentsHandler>[0], 'client'>) {
    const store = createMockStore({ products: numberedProducts(150) })
    const { baseUrl, apiKey, fetch } = store
    const storeClient = createStorefrontClient({ baseUrl, apiKey, fetch })
    return { store, apiKey, handle: createSearchDocumentsHandler({ client: storeClient, ...options }) }
  }

  it.each([
    ['rejects', () => Promise.reject(new Error('no cache'))],
    ['holds an empty file', () => ({ text: '', builtAt: 1 })],
    ['holds HTML', () => ({ text: '<html>', builtAt: 1 })],
    ['holds another shape', () => 'text' as never],
    ['holds a file of the future', () => ({ text: encodeSearchDocuments(fileOf(['Old'])), builtAt: 1e308 })],
  ])('builds the file when the cache %s', async (_kind, get) => {
    const { baseUrl, apiKey, fetch } = createMockStore({ products: numberedProducts(3) })
    const onError = vi.fn(() => {
      throw new Error('no log')
    })
    const cache = { get, set: () => Promise.reject(new Error('full')) }
    const store = createStorefrontClient({ baseUrl, apiKey, fetch })
    const handle = createSearchDocumentsHandler({ client: store, cache, onError })
    expect((await handle(new Request(url))).status).toBe(503)
    await vi.waitFor(async () => {
      const response = await handle(new Request(url))
      expect(decodeSearchDocuments(await response.text()).documents).toHaveLength(3)
    })
    expect(onError).toHaveBeenCalled()
  })

  it('responds 503 with Retry-After during the first build, then with the file', async () => {
    const { store, apiKey, handle } = handlerOf()
    const responses = await Promise.all([handle(get()), handle(get())])
    expect(responses.map(({ status }) => status)).toEqual([503, 503])
    expect(responses[0].headers.get('Retry-After')).toBe('10')
    await vi.waitFor(async () => expect((await handle(get())).status).toBe(200))
    // One build of two pages, although several requests came.
    expect(store.requests).toHaveLength(2)
    const response = await handle(get())
    expect(response.headers.get('Cache-Control')).toMatch(/s-maxage=3600, stale-while-revalidate=3600/)
    const text = await response.text()
    expect(decodeSearchDocuments(text).documents).toHaveLength(150)
    expect(text).not.toContain(apiKey)
    const etag = response.headers.get('ETag')!
    expect((await handle(get({ 'If-None-Match': `W/${etag}` }))).status).toBe(304)
    expect((await handle(get({ 'If-None-Match': '"other"' }))).status).toBe(200)
  })

  it('serves the old file of the cache during a build, and after a failed build', async () => {
    const text = encodeSearchDocuments(fileOf(['Old']))
    const onError = vi.fn()
    const set = vi.fn()
    const { store, handle } = handlerOf({ cache: { get: () => ({ text, builtAt: 0 }), set }, onError })
    store.failNext({ status: 400 })
    expect(await (await handle(get())).text()).toBe(text)
    await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce())
    expect(await (await handle(get())).text()).toBe(text)
    expect(set).not.toHaveBeenCalled()
  })
})
