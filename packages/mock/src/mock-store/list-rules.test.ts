import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Product } from 'storefront-react/core'

import { randomRuns } from '../../../../test/setup/random-runs.js'
import { buildProduct, type BuildProductOptions } from '../build/build-product.js'
import { createMockStore, type MockStore, type MockStoreOptions } from './create-mock-store.js'

interface Envelope {
  data: { id: string }[]
  has_more: boolean
  total_count: number
}

/** Products without `createdAt` have equal dates, so their order depends on the id. */
function product(id: string, fields: BuildProductOptions = {}): Product {
  return buildProduct({ id, name: `Product ${id}`, createdAt: '2024-01-01T00:00:00.000Z', ...fields })
}

/** From newest to oldest, which is the default order. */
function alphabet(count: number): Product[] {
  return Array.from({ length: count }, (_, index) =>
    product(String.fromCharCode(97 + index), {
      createdAt: new Date(Date.UTC(2024, 0, 100 - index)).toISOString(),
    }),
  )
}

function storeOf(products: readonly Product[], options: Partial<MockStoreOptions> = {}) {
  return createMockStore({ products, ...options })
}

async function get(store: MockStore, query: string, headers?: HeadersInit): Promise<Response> {
  return store.fetch(`${store.baseUrl}${query}`, {
    headers: headers ?? { authorization: `Bearer ${store.apiKey}` },
  })
}

async function page(store: MockStore, query: string): Promise<Envelope> {
  const response = await get(store, query)
  expect(response.status, await response.clone().text()).toBe(200)
  return (await response.json()) as Envelope
}

const ids = (envelope: Envelope) => envelope.data.map((item) => item.id).join('')

async function refusal(store: MockStore, query: string) {
  const response = await get(store, query)
  const { error } = (await response.json()) as { error: { code: string; message: string } }
  return { status: response.status, ...error }
}

describe('a list request', () => {
  test('gets the ten newest items and the total by default', async () => {
    const body = await page(storeOf(alphabet(12)), '/products')
    expect(ids(body)).toBe('abcdefghij')
    expect(body).toMatchObject({ has_more: true, total_count: 12 })
  })

  test('pages forward from the last id until has_more is false', async () => {
    const store = storeOf(alphabet(5))
    expect(ids(await page(store, '/products?limit=2'))).toBe('ab')
    expect(ids(await page(store, '/products?limit=2&starting_after=b'))).toBe('cd')
    const last = await page(store, '/products?limit=2&starting_after=d')
    expect([ids(last), last.has_more, last.total_count]).toEqual(['e', false, 5])
  })

  test('pages backward from the first id, with the items in list order', async () => {
    const store = storeOf(alphabet(5))
    const middle = await page(store, '/products?limit=2&ending_before=e')
    expect([ids(middle), middle.has_more]).toEqual(['cd', true])
    const first = await page(store, '/products?limit=2&ending_before=c')
    expect([ids(first), first.has_more]).toEqual(['ab', false])
  })

  test('gets an empty page beyond either end', async () => {
    const store = storeOf(alphabet(2))
    expect(await page(store, '/products?starting_after=b')).toEqual({
      data: [],
      has_more: false,
      total_count: 2,
    })
    expect(ids(await page(store, '/products?ending_before=a'))).toBe('')
    expect(await page(storeOf([]), '/products')).toEqual({ data: [], has_more: false, total_count: 0 })
  })

  test('sorts items with equal sort values by id, in reverse if descending', async () => {
    const store = storeOf(['c', 'a', 'd', 'b'].map((id) => product(id)))
    expect(ids(await page(store, '/products?sort=name&order=asc'))).toBe('abcd')
    expect(ids(await page(store, '/products?sort=status&order=asc'))).toBe('abcd')
    expect(ids(await page(store, '/products?sort=status&order=desc'))).toBe('dcba')
    expect(ids(await page(store, '/products?sort=status&order=desc&starting_after=c&limit=1'))).toBe('b')
  })

  test('gets a response under both prefixes and 404 under others', async () => {
    const store = storeOf(alphabet(1))
    const headers = { authorization: 'Bearer pk_mock' }
    for (const [url, status] of [
      ['https://any.test/api/v1/products', 200],
      ['http://localhost:1234/v1/products', 200],
      ['https://any.test/v2/products', 404],
      ['https://any.test/products', 404],
      ['https://any.test/api/v1', 404],
      ['https://any.test/api/v1/checkout', 404],
    ] as const) {
      expect((await store.fetch(url, { headers })).status, url).toBe(status)
    }
  })
})

describe('an invalid request', () => {
  test('gets 401 without the right API key', async () => {
    const store = storeOf(alphabet(1), { apiKey: 'ak_right' })
    for (const authorization of ['', 'ak_right', 'Bearer', 'Bearer ak_wrong', 'Basic ak_right']) {
      expect((await get(store, '/products', { authorization })).status, authorization).toBe(401)
    }
    expect((await get(store, '/products', {})).status).toBe(401)
    expect((await get(store, '/products', { authorization: 'Bearer ak_right' })).status).toBe(200)
    expect((await get(storeOf([], { apiKey: null }), '/products', {})).status).toBe(200)
  })

  test('gets 400 with both cursors, even if they are empty', async () => {
    const store = storeOf(alphabet(3))
    for (const query of ['starting_after=a&ending_before=c', 'starting_after=&ending_before=']) {
      expect(await refusal(store, `/products?${query}`)).toMatchObject({
        status: 400,
        code: 'validation_error',
        message: expect.stringContaining('mutually exclusive') as string,
      })
    }
  })

  test.each(['0', '101', '-1', '1.5', 'ten', '', '1e1', '0x10'])('gets 400 with limit %j', async (limit) => {
    expect(await refusal(storeOf(alphabet(1)), `/products?limit=${limit}`)).toMatchObject({
      status: 400,
      message: expect.stringContaining('from 1 to 100') as string,
    })
  })

  test.each(['sort=colour', 'order=up', 'order=DESC', 'sort=', 'starting_after=', 'ending_before=zz'])(
    'gets 400 with %s',
    async (query) => {
      expect((await refusal(storeOf(alphabet(1)), `/products?${query}`)).status).toBe(400)
    },
  )

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'])(
    'gets 405 with method %s',
    async (method) => {
      const store = storeOf(alphabet(1))
      const response = await store.fetch(`${store.baseUrl}/products`, {
        method,
        headers: { authorization: 'Bearer pk_mock' },
      })
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET'])
    },
  )

  test('gets 400 with a body unless the dialect ignores it', async () => {
    const headers = { authorization: 'Bearer pk_mock', 'content-length': '2' }
    expect((await get(storeOf([]), '/products', headers)).status).toBe(400)
    expect(
      (await get(storeOf([], { dialect: { requestBody: 'ignore' } }), '/products', headers)).status,
    ).toBe(200)
  })
})

describe('a cursor of a changed catalogue', () => {
  test('keeps the position of a removed item in both directions and every order', async () => {
    const store = storeOf(alphabet(5))
    store.remove('c')
    expect(ids(await page(store, '/products?starting_after=c'))).toBe('de')
    expect(ids(await page(store, '/products?ending_before=c'))).toBe('ab')
    expect(ids(await page(store, '/products?starting_after=c&sort=name&order=desc'))).toBe('ba')
  })

  test('has the new position of an item that was removed and inserted again', async () => {
    const store = storeOf(alphabet(3))
    store.remove('a')
    store.insert(product('a', { createdAt: '2000-01-01T00:00:00.000Z' }))
    expect(ids(await page(store, '/products?ending_before=a'))).toBe('bc')
  })

  test('moves with its item when the sort value changes', async () => {
    const store = storeOf(alphabet(4))
    store.update('a', { createdAt: '2000-01-01T00:00:00.000Z' })
    expect(ids(await page(store, '/products'))).toBe('bcda')
    expect(ids(await page(store, '/products?ending_before=a&limit=1'))).toBe('d')
  })

  test('gets the same next page after an insert before it', async () => {
    const store = storeOf(alphabet(4))
    store.insert(product('new', { createdAt: '2030-01-01T00:00:00.000Z' }))
    expect(ids(await page(store, '/products?starting_after=b'))).toBe('cd')
  })
})

function model(products: readonly Product[], sort: 'name' | 'createdAt', order: 'asc' | 'desc') {
  const sorted = products
    .map((each) => [each[sort]!, each.id] as const)
    .sort((a, b) => (a[0] === b[0] ? (a[1] < b[1] ? -1 : 1) : a[0] < b[0] ? -1 : 1))
  return (order === 'desc' ? sorted.reverse() : sorted).map(([, id]) => id)
}

const id = fc.integer({ min: 0, max: 40 }).map((number) => `p${number}`)
const fields = fc.record({
  name: fc.constantFrom('Ash', 'Birch', 'Cedar', 'ash', 'Épicéa'),
  createdAt: fc.integer({ min: 0, max: 5 }).map((day) => `2024-01-0${day + 1}T00:00:00.000Z`),
})
const change = fc.oneof(
  fc.record({
    kind: fc.constant('insert' as const),
    items: fc.array(fc.tuple(id, fields), { maxLength: 40 }),
  }),
  fc.record({
    kind: fc.constant('update' as const),
    items: fc.array(fc.tuple(id, fields), { maxLength: 3 }),
  }),
  fc.record({
    kind: fc.constant('remove' as const),
    items: fc.array(fc.tuple(id, fields), { maxLength: 40 }),
  }),
)

test('paging returns the fully sorted list in both directions after random changes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { maxLength: 12 }),
      fc.constantFrom('name' as const, 'createdAt' as const),
      fc.constantFrom('asc' as const, 'desc' as const),
      fc.integer({ min: 1, max: 12 }),
      async (changes, sort, order, limit) => {
        const store = storeOf([])
        await page(store, `/products?sort=${sort}`)
        for (const { kind, items } of changes) {
          const unique = [...new Map(items)]
          const known = unique.filter(([each]) => store.products.get(each) !== undefined)
          if (kind === 'insert') {
            store.insert(
              unique.filter((each) => !known.includes(each)).map(([each, own]) => product(each, own)),
            )
          } else if (kind === 'remove') {
            expect(store.remove(unique.map(([each]) => each))).toBe(known.length)
          } else {
            for (const [each, own] of known) store.update(each, own)
          }
        }
        const expected = model(store.products.all(), sort, order)
        const forward: string[] = []
        let query = `/products?sort=${sort}&order=${order}&limit=${limit}`
        for (let cursor = '', more = true; more;) {
          const body = await page(store, query + cursor)
          forward.push(...body.data.map((each) => each.id))
          expect(body.total_count).toBe(expected.length)
          more = body.has_more
          cursor = `&starting_after=${forward.at(-1)}`
        }
        expect(forward).toEqual(expected)
        const backward: string[] = []
        query = expected.length > 0 ? `${query}&ending_before=${expected.at(-1)}` : query
        for (let more = expected.length > 0; more;) {
          const body = await page(store, query)
          backward.unshift(...body.data.map((each) => each.id))
          more = body.has_more
          query = query.replace(/ending_before=.*/, `ending_before=${backward[0]}`)
        }
        expect(backward).toEqual(expected.slice(0, -1))
      },
    ),
    randomRuns(100),
  )
})
