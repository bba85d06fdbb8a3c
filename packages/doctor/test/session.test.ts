import { describe, expect, it } from 'vitest'
import { DoctorError } from 'storefront-doctor'
import { buildProduct, createMockStore, createSampleCatalog } from 'storefront-mock'

import { examine, type DoctorOptions } from '../src/run-doctor.js'
import { formatHtml } from '../src/output/html.js'
import { formatTable } from '../src/output/table.js'
import { checkServer, impatientClock } from './check.js'
import { checkStore } from './check-store.js'
import { KEY, TestServer } from './test-server.js'

const storeOf = (size: number) =>
  createMockStore({
    ...createSampleCatalog({ size: 1 }),
    products: Array.from({ length: size }, () => buildProduct()),
  })

/** Runs a check against one response, and returns the sentence with which it ends. */
async function failure(respond: typeof fetch, options: Partial<DoctorOptions> = {}): Promise<string> {
  const report = examine(
    { baseUrl: 'https://shop.test/api/v1', apiKey: KEY, fetch: respond, ...options },
    impatientClock,
  )
  const error: unknown = await report.catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(DoctorError)
  const { code, message } = error as DoctorError
  expect(message).not.toContain('\n')
  expect(message).not.toContain(KEY)
  return `${code}: ${message}`
}

const html = '<!doctype html><title>Shop</title>'
const hangs: typeof fetch = (_url, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
  })

describe('runDoctor with a server that it cannot check', () => {
  it.each<[string, typeof fetch, RegExp]>([
    ['a wrong key', async () => Response.json({}, { status: 401 }), /^unauthorized: .*refuses the API key/],
    ['a key without the right', async () => Response.json({}, { status: 403 }), /^unauthorized: .*forbids/],
    ['a wrong path', async () => Response.json({}, { status: 404 }), /^not-found: .*check the prefix/],
    ['an HTML page', async () => new Response(html), /^html: .*HTML page \(status 200\)/],
    [
      'a redirect',
      async () =>
        new Response(null, { status: 301, headers: { location: `https://www.shop.test/?k=${KEY}` } }),
      /^redirect: .*to https:\/\/www\.shop\.test\/ \(status 301\)/,
    ],
    ['JSON without a list', async () => Response.json({ ok: KEY }), /^not-a-list: /],
    ['a failing server', async () => Response.json({}, { status: 500 }), /^server-error: /],
    ['a lost connection', async () => Promise.reject(new TypeError(`no ${KEY}`)), /^unreachable: /],
    [
      'a rate limit',
      async () => new Response(null, { status: 429, headers: { 'retry-after': '1' } }),
      /^rate-limit: .*--delay/,
    ],
  ])('ends in one sentence for %s', async (_name, respond, sentence) => {
    expect(await failure(respond)).toMatch(sentence)
  })

  it('ends in one sentence for a slow line', async () => {
    expect(await failure(hangs, { timeoutMs: 5 })).toMatch(/^timeout: .*within 0\.005 s.*--timeout/)
  })

  it.each([
    [{ baseUrl: 'shop' }, /base URL/],
    [{ baseUrl: '/api/v1' }, /base URL/],
    [{ baseUrl: `https://shop.test/v1?key=${KEY}` }, /base URL/],
    [{ apiKey: 'two words' }, /API key/],
    [{ maxRequests: 0 }, /maxRequests/],
  ])('refuses the options %j', async (options, sentence) => {
    expect(await failure(fetch, options)).toMatch(sentence)
  })
})

describe('the requests of runDoctor', () => {
  it('are GET requests and one OPTIONS request, one at a time, with wrong keys last', async () => {
    const server = new TestServer()
    let pending = 0
    const report = await checkServer(server, {
      probeQueryKey: false,
      fetch: async (input, init) => {
        pending += 1
        expect(pending).toBe(1)
        await Promise.resolve()
        const response = await server.fetch(input, init)
        pending -= 1
        return response
      },
    })
    expect(server.requests).toHaveLength(report.requests)
    const methods = server.requests.map(({ method }) => method)
    expect(methods.filter((method) => method !== 'GET')).toEqual(['OPTIONS'])
    const keys = server.requests
      .filter(({ method }) => method === 'GET')
      .map(({ headers }) => headers.get('authorization'))
    const own = keys.findIndex((key) => key !== `Bearer ${KEY}`)
    expect(own).toBeGreaterThan(100)
    const wrong = ['Bearer doctor-wrong-key', `Bearer ${KEY.slice(0, -1)}x`]
    const onTheList = [`Bearer ${KEY}x`, 'Bearer PK_TEST_4Ec39hQlYJwdARJTt1ZD']
    // The list, a single product, the collections, pages and menus.
    expect(keys.slice(own)).toEqual([
      ...Array.from({ length: 5 }, () => null),
      ...wrong,
      ...onTheList,
      ...Array.from({ length: 4 }, () => wrong).flat(),
    ])
    expect(server.requests.some(({ url }) => url.includes(KEY))).toBe(false)
  })

  it('are at most maxRequests, and a rule that was not reached is not checked', async () => {
    const server = new TestServer()
    const report = await checkServer(server, { maxRequests: 40 })
    expect(server.requests).toHaveLength(40)
    const { outcome, detail } = report.results.find(({ rule }) => rule === 'ties-after-cursor')!
    expect([outcome, detail]).toEqual(['not-checked', 'The limit of 40 requests was reached.'])
    expect(report.counts).toMatchObject({ broken: 0, warning: 0 })
  })

  it('wait as long as Retry-After says, and delayMs before each request', async () => {
    const waits: number[] = []
    const server = new TestServer()
    let requests = 0
    const respond: typeof fetch = (input, init) => {
      requests += 1
      if (requests === 3)
        return Promise.resolve(new Response(null, { status: 429, headers: { 'retry-after': '7' } }))
      return server.fetch(input, init)
    }
    const options = {
      baseUrl: 'https://shop.test/api/v1',
      apiKey: KEY,
      fetch: respond,
      delayMs: 20,
      maxRequests: 12,
    }
    await examine(options, { now: () => 0, sleep: async (ms) => void waits.push(ms) })
    expect(waits.filter((ms) => ms !== 20)).toEqual([7000])
    expect(waits.filter((ms) => ms === 20)).toHaveLength(11)
  })

  it('stop when the key is withdrawn during the check', async () => {
    const server = new TestServer()
    const report = await checkServer(server, {
      fetch: async (input, init) =>
        server.requests.length < 30 ? server.fetch(input, init) : Response.json({}, { status: 401 }),
    })
    expect(report.stopped).toMatch(/refuses the API key/)
    // The list that worked before is tried once more.
    expect(report.requests).toBe(32)
    expect(report.counts['not-checked']).toBeGreaterThan(30)
  })

  it('can be aborted', async () => {
    const controller = new AbortController()
    const check = checkServer(new TestServer(), {
      signal: controller.signal,
      onProgress: ({ step }) => step === 20 && controller.abort(new Error('enough')),
    })
    await expect(check).rejects.toThrow('enough')
  })
})

describe('a report', () => {
  it.each([KEY, 'k', 'sk_7'])(
    'does not contain the key %s, even if the server repeats it everywhere',
    async (key) => {
      const server = new TestServer(['key-in-body', 'key-in-header', 'error-stack'])
      const echo: typeof fetch = async (input, init) => {
        const headers = new Headers(init?.headers)
        const given = headers.get('authorization')
        if (given === `Bearer ${key}`) headers.set('authorization', `Bearer ${KEY}`)
        const response = await server.fetch(input, { ...init, headers })
        if (response.ok) return response
        return Response.json({ error: { message: `No: ${String(given)}` } }, { status: response.status })
      }
      const report = await checkServer(server, {
        apiKey: key,
        fetch: echo,
        baseUrl: 'https://shop.test/api/v1',
      })
      const everything = [JSON.stringify(report), formatTable(report, { colors: true }), formatHtml(report)]
      if (key !== 'k') for (const text of everything) expect(text).not.toContain(key)
      expect(report.results.flatMap(({ asked, received }) => [...asked, received]).join()).not.toMatch(
        /Bearer \w/,
      )
    },
  )

  it('says that products changed during the check', async () => {
    const store = storeOf(30)
    const report = await checkStore(store, {
      onProgress: ({ step }) =>
        step === 40 && store.insert(buildProduct({ createdAt: '2030-01-01T00:00:00.000Z' })),
    })
    expect(report.changedDuringCheck).toBe(true)
    expect((await checkStore(storeOf(30))).changedDuringCheck).toBe(false)
  })

  it('of an empty store has no broken rule', async () => {
    const report = await checkStore(storeOf(0))
    expect(report.counts.broken).toBe(0)
    expect(report.facts.products).toBe(0)
  })

  it('fits 80 columns, without colours', async () => {
    const report = await checkServer(new TestServer(['ties-lost-after', 'open', 'price-number', 'no-cors']))
    const lines = formatTable(report, { colors: false }).split('\n')
    // A line for a shell is pasted, so it is not wrapped.
    expect(lines.filter((line) => line.length > 80 && !line.startsWith('curl '))).toEqual([])
    // oxlint-disable-next-line no-control-regex -- the escape that starts a colour
    expect(lines.join('\n')).not.toMatch(/\u001b/)
    expect(lines.join('\n')).toContain('BROKEN')
  })

  it('names a cause once, with the rules that follow from it, and a line for a shell without the key', async () => {
    const report = await checkServer(new TestServer(['after-inclusive', 'price-number']))
    expect(report.causes.map(({ rule }) => rule)).toEqual(['variant-price', 'after-excludes-cursor'])
    const [price, cursor] = report.causes
    expect(price?.follows).toEqual(expect.arrayContaining(['client-lists', 'client-singles']))
    expect(cursor?.follows).toContain('walk-once')
    for (const { curl } of report.causes) {
      expect(curl[0]).toMatch(
        /^curl -i 'https:\/\/shop\.test\/api\/v1\/products\?[^']+' -H "Authorization: Bearer \$STOREFRONT_API_KEY"$/,
      )
    }
    expect(formatTable(report, { colors: false })).toContain(`\n${cursor?.curl[0]}\n`)
    expect(JSON.stringify(report)).not.toContain(KEY)
  })

  it('keeps its own words if the key is one letter', async () => {
    const server = new TestServer(['price-number'])
    const fetch: typeof globalThis.fetch = (input, init) => {
      const headers = new Headers(init?.headers)
      if (headers.get('authorization') === 'Bearer k') headers.set('authorization', `Bearer ${KEY}`)
      return server.fetch(input, { ...init, headers })
    }
    const report = await checkServer(server, { apiKey: 'k', fetch })
    expect(report.results.map(({ outcome }) => outcome)).toContain('broken')
    expect(JSON.stringify(report)).not.toContain('[redacted]')
  })

  it('as HTML is one file without scripts, and shows texts of the server as text', async () => {
    const server = new TestServer(['price-currency'])
    for (const row of server.rows) row.variants[0]!.price = '<script>alert(1)</script>'
    const page = formatHtml(await checkServer(server))
    expect(page).toContain('&lt;script&gt;alert(1)')
    expect(page).not.toMatch(/<script|<link|<img|src=|https?:\/\/(?!shop\.test)/)
  })
})

describe('runDoctor with a mock store that has a fault', () => {
  it.each([500, 503, 'disconnect', 'truncated', 'html', { status: 429, retryAfter: 1 }] as const)(
    'gives the same results if single requests fail with %j',
    async (fault) => {
      const store = storeOf(40)
      const outcomes = ({ results }: Awaited<ReturnType<typeof checkStore>>) =>
        results
          // This rule is about such failures.
          .filter(({ rule }) => rule !== 'reliable')
          .map(({ rule, outcome }) => `${rule}: ${outcome}`)
      const expected = outcomes(await checkStore(store))
      let count = 0
      store.failWhen({ path: () => ++count % 9 === 0 }, fault)
      expect(outcomes(await checkStore(store))).toEqual(expected)
    },
  )

  it.each([
    ['timeout', /did not complete/],
    ['disconnect', /connection failed/],
    [{ status: 429, retryAfter: 1 }, /limits requests/],
  ] as const)(
    'ends early with one sentence if every later request fails with %j',
    async (fault, sentence) => {
      const store = storeOf(40)
      store.failWhen({ skip: 20 }, fault)
      const report = await checkStore(store, { timeoutMs: 20 })
      expect(report.stopped).toMatch(sentence)
      expect(report.counts.broken).toBe(0)
    },
  )

  it.each([500, 'html', 'truncated', 'wrong-json'] as const)(
    'reports the page if every later request fails with %j',
    async (fault) => {
      const store = storeOf(40)
      store.failWhen({ skip: 20 }, fault)
      const { results } = await checkStore(store)
      const broken = results.filter(({ outcome }) => outcome === 'broken').map(({ rule }) => rule)
      expect(broken).toContain(fault === 500 ? 'pages-answer' : 'list-array')
    },
  )
})
