import { dehydrate, QueryClient } from '@tanstack/react-query'
import { inspect } from 'node:util'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMockStore, createSampleCatalog } from 'storefront-mock'

import { storefrontKeys } from '../../queries/index.js'
import { listQueryOptions } from '../../queries/list/list-query.js'
import { productQueryOptions, productsQueryOptions } from '../../queries/resource-queries.js'
import { createStorefrontClient } from './create-storefront-client.js'

// JSON and URLs escape the quotes, slashes and percent sign of this key.
const KEY = 'pk_live_"51H\\8s%2F/xQ=='
const forms = [
  KEY,
  JSON.stringify(KEY).slice(1, -1),
  inspect(KEY).slice(1, -1),
  encodeURIComponent(KEY),
  btoa(KEY),
]

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

const store = createMockStore({ ...createSampleCatalog({ size: 12 }), apiKey: KEY })
const clientOver = (fetch: typeof globalThis.fetch) =>
  createStorefrontClient({ baseUrl: store.baseUrl, apiKey: KEY, fetch })
const client = clientOver(store.fetch)

describe('the API key', () => {
  it('does not appear in the client', () => {
    expectNoKeyIn(client)
    expectNoKeyIn(client.products)
    expectNoKeyIn(createStorefrontClient({ baseUrl: store.baseUrl, apiKey: () => KEY, cacheScope: 'shop' }))
  })

  it('is sent in the Authorization header only, not in the URL or another header', async () => {
    await client.products.list({ limit: 2, sort: 'name' })
    const { url, headers } = store.requests.at(-1)!
    expect(headers.get('authorization')).toBe(`Bearer ${KEY}`)
    const others = [...headers].filter(([name]) => name !== 'authorization')
    expectNoKeyIn({ url, others })
  })

  it('does not appear in query keys, options, cache or dehydrated state, including failed queries', async () => {
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
  ])('is redacted in an error when the server returns the key %s', async (_form, body) => {
    const error = await failureOf(clientOver(async () => new Response(body, { status: 401 })).products.list())
    expect(error).toHaveProperty('name', 'AuthenticationError')
    expect(everythingIn(error)).toContain('[redacted]')
    expectNoKeyIn(error)
  })

  it('does not appear in an error when the platform’s fetch quotes the key', async () => {
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
      'in its request options',
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
      'in an AggregateError',
      (init) => new AggregateError([new Error(`sent ${authorizationIn(init)}`)], 'socket hang up'),
    ],
    [
      'after more properties than the search visits',
      (init) =>
        Object.assign(new Error('socket hang up'), {
          sockets: Object.fromEntries(Array.from({ length: 2000 }, (_, port) => [`port ${port}`, port])),
          sent: authorizationIn(init),
        }),
    ],
    [
      'next to a property whose getter throws',
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
  ])(
    'does not appear in an error when fetch throws a value that contains the key %s',
    async (_where, thrownBy) => {
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
    },
  )

  it('keeps the name, message, code and causes of the error that fetch threw, and nothing else', async () => {
    const thrown = Object.assign(new TypeError('fetch failed'), {
      config: { retries: 3 },
      cause: Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
    })
    const error = await failureOf(clientOver(() => Promise.reject(thrown)).products.list())
    expect(error).toHaveProperty('cause.name', 'TypeError')
    expect(error).toHaveProperty('cause.message', 'fetch failed')
    expect(error).not.toHaveProperty('cause.config')
    expect(error).toHaveProperty('cause.cause.message', 'connect ECONNREFUSED')
    expect(error).toHaveProperty('cause.cause.code', 'ECONNREFUSED')
  })

  it('does not appear in an error about an invalid key', () => {
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

  it('does not appear in the console', async () => {
    const strange = { data: [{ id: 'p1', name: 3 }], has_more: false, total_count: 1 }
    await clientOver(async () => Response.json(strange)).products.list()
    expect(output).toHaveLength(1)
    expectNoKeyIn(output)
  })
})

describe('a key in another header', () => {
  const OTHER = 'wk_live_abcdef123456'
  const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJlLW9mLXRlbg'
  const failWith = (
    headers: Record<string, string>,
    respond: (sent: string) => Response,
    keyHeader?: string,
  ) =>
    createStorefrontClient({
      baseUrl: store.baseUrl,
      apiKey: keyHeader === undefined ? null : OTHER,
      keyHeader,
      headers,
      fetch: async (_url, init) => {
        const sent = [...new Headers(init?.headers).values()].join(' ')
        return respond(sent)
      },
    }).products.list()

  it.each<[string, Record<string, string>, string, string?]>([
    ['x-api-key', { 'x-api-key': OTHER }, OTHER],
    ['a name of its own', { 'X-Whale': OTHER }, OTHER],
    [
      'Authorization with a scheme',
      { Authorization: `Basic ${btoa('shop:s3cret-pass')}` },
      'c2hvcDpzM2NyZXQtcGFzcw',
    ],
    ['a cookie', { Cookie: 'theme=dark; sid=a8s7d6f5g4' }, 'a8s7d6f5g4'],
    ['a session', { 'X-Session': 'onlyletters' }, 'onlyletters'],
    ['a signature', { 'X-Signature': 'onlyletters' }, 'onlyletters'],
    ['a password', { 'Shop-Password': 'onlyletters' }, 'onlyletters'],
    ['a credential', { 'X-Credential': 'onlyletters' }, 'onlyletters'],
    ['a key after a prefix', { 'X-Whale': 'ApiKey wk_live_abcdef123456' }, OTHER],
    ['a short token', { 'x-access-token': 's3cr3t' }, 's3cr3t'],
    ['a JSON web token', { 'x-shop-auth': JWT }, JWT],
    ['the header of the key', {}, OTHER, 'x-api-key'],
  ])('%s is redacted in message, body, cause and console', async (_name, headers, secret, keyHeader) => {
    const bodies = [
      (sent: string) => Response.json({ error: { message: `Key ${sent} is not valid` } }, { status: 401 }),
      (sent: string) => new Response(`<pre>${sent}</pre>`, { status: 500 }),
      (sent: string): Response => {
        throw new TypeError(`cannot send ${sent}`)
      },
    ]
    for (const respond of bodies) {
      const error = await failureOf(failWith(headers, respond, keyHeader))
      expect(everythingIn(error)).toContain('[redacted]')
      expect(everythingIn(error)).not.toContain(secret)
    }
    if (secret.length < 8) return
    const strange = (sent: string) =>
      Response.json({ data: [{ id: 'p1', name: 3, note: sent }], has_more: false, total_count: 1 })
    const page = await failWith(headers, strange, keyHeader)
    expect(everythingIn([page, output])).not.toContain(secret)
  })

  it('leaves the texts of products alone that another header repeats', async () => {
    const headers = {
      'Accept-Language': 'de-DE',
      'X-Currency': 'EUR',
      'X-Channel': 'default-channel',
      'X-Store-Id': '65f1c2d3e4f5a6b7c8d9e0f1',
      'X-Domain': 'shop2.example.com',
      'X-API-Version': '2025-10-unstable-2',
      'User-Agent': 'storefront-shop-2025',
    }
    const texts = Object.values(headers).join(' ')
    const error = await failureOf(failWith(headers, () => Response.json({ message: texts }, { status: 400 })))
    expect(error).toHaveProperty('body', { message: texts })
  })
})

describe('the cache scope', () => {
  const { baseUrl } = store
  const scopeOf = (apiKey: string | null, headers = {}, url = baseUrl) =>
    createStorefrontClient({ baseUrl: url, apiKey, headers }).cacheScope

  it('differs for clients with different base URLs, keys or headers', () => {
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

  it('ignores the order and case of header names and a trailing slash of the base URL', () => {
    expect(scopeOf('pk_1', { A: '1', B: '2' })).toBe(scopeOf('pk_1', { b: '2', a: '1' }, `${baseUrl}/`))
  })

  it('can be set, so that a server and a browser with different URLs and keys share cached data', () => {
    const onServer = createStorefrontClient({ baseUrl, apiKey: 'sk_1', cacheScope: 'shop' })
    const inBrowser = createStorefrontClient({ baseUrl: '/api/v1', apiKey: null, cacheScope: 'shop' })
    expect(storefrontKeys.all(onServer)).toEqual(['storefront', 'shop', 1])
    expect(productsQueryOptions(onServer).queryKey).toEqual(productsQueryOptions(inBrowser).queryKey)
  })

  it('is required when the key or the headers are functions', () => {
    // @ts-expect-error no cacheScope
    expect(() => createStorefrontClient({ baseUrl, apiKey: () => 'pk_1' })).toThrow('cacheScope is missing')
    // @ts-expect-error no cacheScope
    expect(() => createStorefrontClient({ baseUrl, apiKey: null, headers: () => ({}) })).toThrow('cacheScope')
  })
})

describe('serverOnly', () => {
  it('throws in a browser and not on a server', () => {
    const options = { baseUrl: store.baseUrl, apiKey: KEY, serverOnly: true }
    expect(createStorefrontClient(options).baseUrl).toBe(store.baseUrl)
    vi.stubGlobal('window', {})
    expect(() => createStorefrontClient(options)).toThrow('made in a browser')
    vi.unstubAllGlobals()
  })
})
