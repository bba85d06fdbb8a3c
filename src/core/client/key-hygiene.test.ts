// @vitest-environment node
import { dehydrate, QueryClient } from '@tanstack/react-query'
import { inspect } from 'node:util'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import {
  listQueryOptions,
  productQueryOptions,
  productsQueryOptions,
  storefrontKeys,
} from '../../queries/index.js'
import { createMockStore, sampleCatalog } from '../../testing/index.js'
import { createStorefrontClient } from './create-storefront-client.js'

// Quotes, slashes and a percent sign: in JSON and in a URL it is written otherwise than it is.
const KEY = 'pk_live_"51H\\8s%2F/xQ=='
const forms = [
  KEY,
  JSON.stringify(KEY).slice(1, -1),
  inspect(KEY).slice(1, -1),
  encodeURIComponent(KEY),
  btoa(KEY),
]

/** Everything that could be read off a value: as JSON, as a log shows it, hidden properties too. */
function everythingIn(value: unknown): string {
  return [
    JSON.stringify(value),
    inspect(value, { depth: 5, showHidden: true, getters: true }),
    value instanceof Error ? `${value.stack ?? ''}${inspect(value.cause)}` : '',
  ].join('\n')
}

function expectNoKeyIn(value: unknown) {
  const text = everythingIn(value)
  expect(text.length).toBeGreaterThan(20)
  for (const form of forms) expect(text).not.toContain(form)
}

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('it should have failed'),
    (error: unknown) => error,
  )

const logged = ['log', 'info', 'warn', 'error', 'debug'] as const
let output: unknown[]

beforeEach(() => {
  output = []
  for (const method of logged) {
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => void output.push(...args))
  }
})
afterEach(() => vi.restoreAllMocks())

const store = createMockStore({ ...sampleCatalog({ size: 12 }), apiKey: KEY })
const clientOver = (fetch: typeof globalThis.fetch) =>
  createStorefrontClient({ baseUrl: store.baseUrl, apiKey: KEY, fetch })
const client = clientOver(store.fetch)

describe('the API key is in the Authorization header and nowhere else', () => {
  it('not in the client', () => {
    expectNoKeyIn(client)
    expectNoKeyIn(client.products)
    expectNoKeyIn(createStorefrontClient({ baseUrl: store.baseUrl, apiKey: () => KEY, cacheScope: 'shop' }))
  })

  it('not in the URL, and not in any other header', async () => {
    await client.products.list({ limit: 2, sort: 'name' })
    const { url, headers } = store.requests.at(-1)!
    expect(headers.get('authorization')).toBe(`Bearer ${KEY}`)
    const others = [...headers].filter(([name]) => name !== 'authorization')
    expectNoKeyIn({ url, others })
  })

  it('not in query keys, options, cache or dehydrated state, failed queries included', async () => {
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    await queryClient.prefetchInfiniteQuery({ ...productsQueryOptions(client, { limit: 2 }), pages: 2 })
    await queryClient.prefetchQuery(productQueryOptions(client, { id: 'none' }))
    const state = dehydrate(queryClient, { shouldDehydrateQuery: () => true })
    expect(state.queries).toHaveLength(2)
    expectNoKeyIn(state)
    expectNoKeyIn(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryKey, queryHash, state }) => ({ queryKey, queryHash, state })),
    )
    expectNoKeyIn([storefrontKeys.all(client), listQueryOptions(client, client.menus.definition)])
  })

  it.each([
    ['as JSON', JSON.stringify({ error: { message: `no such key: ${KEY}` } })],
    ['as text', `Unauthorized: Bearer ${KEY}`],
    ['as HTML', `<h1>Unauthorized</h1><pre>${KEY}</pre>`],
    ['in a URL', `see https://shop.test/keys?key=${encodeURIComponent(KEY)}`],
  ])('not in an error, when the server echoes it %s', async (_form, body) => {
    const error = await failureOf(clientOver(async () => new Response(body, { status: 401 })).products.list())
    expect(error).toHaveProperty('name', 'AuthenticationError')
    expect(everythingIn(error)).toContain('[redacted]')
    expectNoKeyIn(error)
  })

  it('not in an error, when the platform’s fetch quotes it', async () => {
    const error = await failureOf(
      clientOver(async (_url, init) => {
        const sent = new Headers(init?.headers).get('authorization')
        throw new TypeError('fetch failed', { cause: new Error(`invalid header value "${sent ?? ''}"`) })
      }).products.list(),
    )
    expect(error).toHaveProperty('name', 'NetworkError')
    expect(error).toHaveProperty('cause.message', 'fetch failed')
    expectNoKeyIn(error)
  })

  const authorizationIn = (init?: RequestInit) => new Headers(init?.headers).get('authorization') ?? ''
  it.each<[string, (init?: RequestInit) => unknown]>([
    [
      'in the options that it was called with',
      (init) =>
        Object.assign(new Error('socket hang up'), {
          config: { headers: { Authorization: authorizationIn(init) } },
        }),
    ],
    [
      'in a Request',
      (init) =>
        Object.assign(new Error('socket hang up'), {
          request: new Request('https://shop.test', { ...init, signal: null }),
        }),
    ],
    [
      'in an error of many',
      (init) => new AggregateError([new Error(`sent ${authorizationIn(init)}`)], 'socket hang up'),
    ],
    [
      'behind more than can be looked through',
      (init) =>
        Object.assign(new Error('socket hang up'), {
          sockets: Object.fromEntries(Array.from({ length: 2000 }, (_, port) => [`port ${port}`, port])),
          sent: authorizationIn(init),
        }),
    ],
    [
      'beside what cannot be looked at',
      (init) =>
        Object.defineProperty(
          Object.assign(new Error('socket hang up'), { sent: authorizationIn(init) }),
          'stack',
          {
            get() {
              throw new Error('not now')
            },
          },
        ),
    ],
    ['as a text', (init) => `socket hang up: ${authorizationIn(init)}`],
  ])('not in an error, when what a fetch throws holds it %s', async (_where, thrownBy) => {
    const error = await failureOf(
      clientOver((_url, init) => {
        throw thrownBy(init)
      }).products.list(),
    )
    expect(error).toHaveProperty('name', 'NetworkError')
    const { cause } = error as Error
    expect(String(cause)).toContain('socket hang up')
    expectNoKeyIn(error)
    expectNoKeyIn(inspect(error, { depth: Infinity, showHidden: true }))
  })

  it('and what a fetch throws is the cause as it is, where it does not hold the key', async () => {
    const thrown = Object.assign(new TypeError('fetch failed'), {
      cause: Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
    })
    const error = await failureOf(clientOver(() => Promise.reject(thrown)).products.list())
    expect(error).toHaveProperty('cause', thrown)
  })

  it('not in an error about the key itself', () => {
    for (const apiKey of [`${KEY}\n`, `${KEY} `, `${KEY}ä`]) {
      try {
        createStorefrontClient({ baseUrl: store.baseUrl, apiKey })
        expect.unreachable()
      } catch (error) {
        expect(error).toHaveProperty('name', 'InvalidParamsError')
        expectNoKeyIn(error)
      }
    }
  })

  it('not in the console', async () => {
    const strange = { data: [{ id: 'p1', name: 3 }], has_more: false, total_count: 1 }
    await clientOver(async () => Response.json(strange)).products.list()
    expect(output).toHaveLength(1)
    expectNoKeyIn(output)
  })
})

describe('the cache scope', () => {
  const { baseUrl } = store
  const scopeOf = (apiKey: string | null, headers = {}, url = baseUrl) =>
    createStorefrontClient({ baseUrl: url, apiKey, headers }).cacheScope

  it('tells clients apart that differ in base URL, key or headers', () => {
    const scopes = [
      scopeOf('pk_1'),
      scopeOf('pk_2'),
      scopeOf(null),
      scopeOf('pk_1', { 'Accept-Language': 'de' }),
      scopeOf('pk_1', { 'Accept-Language': 'fr' }),
      scopeOf('pk_1', {}, 'https://other.test/v1'),
    ]
    expect(new Set(scopes).size).toBe(scopes.length)
  })

  it('is the same for the same store, however it is written', () => {
    expect(scopeOf('pk_1', { A: '1', B: '2' })).toBe(scopeOf('pk_1', { b: '2', a: '1' }, `${baseUrl}/`))
  })

  it('is what the app says, whole: a server and a browser on other URLs with other keys share a cache', () => {
    const onServer = createStorefrontClient({ baseUrl, apiKey: 'sk_1', cacheScope: 'shop' })
    const inBrowser = createStorefrontClient({ baseUrl: '/api/v1', apiKey: null, cacheScope: 'shop' })
    expect(storefrontKeys.all(onServer)).toEqual(['storefront', 'shop'])
    expect(productsQueryOptions(onServer).queryKey).toEqual(productsQueryOptions(inBrowser).queryKey)
  })

  it('must be given where key or headers are functions', () => {
    // @ts-expect-error that is also what the types say
    expect(() => createStorefrontClient({ baseUrl, apiKey: () => 'pk_1' })).toThrow('cacheScope is missing')
    // @ts-expect-error that is also what the types say
    expect(() => createStorefrontClient({ baseUrl, apiKey: null, headers: () => ({}) })).toThrow('cacheScope')
  })
})

describe('serverOnly', () => {
  it('throws in a browser, and only there', () => {
    const options = { baseUrl: store.baseUrl, apiKey: KEY, serverOnly: true }
    expect(createStorefrontClient(options).baseUrl).toBe(store.baseUrl)
    vi.stubGlobal('window', {})
    expect(() => createStorefrontClient(options)).toThrow('made in a browser')
    vi.unstubAllGlobals()
  })
})
