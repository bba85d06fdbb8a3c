import { describe, expect, test, vi } from 'vitest'
import type { Product } from 'storefront-react/core'

import { buildProduct } from '../build/build-product.js'
import { createSampleCatalog } from '../sample-catalog/create-sample-catalog.js'
import { createMockStore, type MockStore, type MockStoreOptions } from './create-mock-store.js'

const headers = { authorization: 'Bearer pk_mock' }

function storeOf(count: number, options: Partial<MockStoreOptions> = {}): MockStore {
  const products = Array.from({ length: count }, (_, index) =>
    buildProduct({ id: `p${index + 1}`, name: `Product ${index + 1}` }),
  )
  return createMockStore({ products, ...options })
}

const get = (store: MockStore, path = '/products', init: RequestInit = {}) =>
  store.fetch(store.baseUrl + path, { headers, ...init })

async function idsOf(response: Response | Promise<Response>): Promise<string[]> {
  const { data } = (await (await response).json()) as { data: { id: string }[] }
  return data.map((item) => item.id)
}

describe('createMockStore: resources', () => {
  const store = createMockStore({
    ...createSampleCatalog({ size: 40 }),
    resources: { posts: [{ id: 'post_1' }] },
    filters: {
      products: { tag: ({ tags }: Product, wanted) => wanted.some((tag) => tags.includes(tag)) },
    },
    routes: {
      '/shipping/rates': (request) => ({ country: new URL(request.url).searchParams.get('country') }),
      '/teapot': () => new Response(null, { status: 418 }),
    },
  })

  test.each(['products', 'collections', 'pages', 'menus', 'posts'])(
    'serves the list and the single items of %s',
    async (name) => {
      const [id] = await idsOf(get(store, `/${name}`))
      expect(await (await get(store, `/${name}/${id}`)).json()).toMatchObject({ id })
      expect((await get(store, `/${name}/none`)).status).toBe(404)
    },
  )

  test('finds an item by a slug or an id that needs URL encoding', async () => {
    store.insert(buildProduct({ id: 'odd/id', slug: 'thé vert?' }))
    expect(await (await get(store, `/products/${encodeURIComponent('thé vert?')}`)).json()).toMatchObject({
      id: 'odd/id',
    })
    expect((await get(store, `/products/${encodeURIComponent('odd/id')}`)).status).toBe(200)
    expect((await get(store, '/products/%E0%A4%A')).status).toBe(404)
    store.remove('odd/id')
  })

  test('pages through the products of a collection, also after changes', async () => {
    const inSale = store.products.all().filter((product) => product.tags.includes('Sale'))
    const first = await (await get(store, '/collections/sale/products?limit=2')).json()
    expect(first).toMatchObject({ total_count: inSale.length, has_more: true })
    expect(await idsOf(get(store, '/collections/sale/products?limit=100'))).toEqual(
      inSale.map((product) => product.id),
    )
    store.remove(inSale[0]!.id)
    expect(await idsOf(get(store, `/collections/sale/products?starting_after=${inSale[0]!.id}`))).toEqual(
      inSale.slice(1, 11).map((product) => product.id),
    )
    store.insert(inSale[0]!)
    expect((await get(store, '/collections/none/products')).status).toBe(404)
  })

  test('accepts ids, slugs and objects as the collections of a product', async () => {
    const own = createMockStore({
      products: [
        buildProduct({ id: 'a', collections: ['teas'] }),
        buildProduct({ id: 'b', collections: ['tea'] }),
        buildProduct({ id: 'c', collections: [{ slug: 'tea' }] }),
        buildProduct({ id: 'd', collections: [{ id: 'teas' }] }),
        buildProduct({ id: 'e', collections: ['coffee', { id: 'coffee', slug: 'tea' }, null, 3] }),
        { ...buildProduct({ id: 'f' }), collections: null as never },
      ],
      collections: [{ id: 'teas', name: 'Teas', slug: 'tea' }],
    })
    expect(await idsOf(get(own, '/collections/teas/products?sort=id&order=asc'))).toEqual([
      'a',
      'b',
      'c',
      'd',
    ])
  })

  test('applies filters to the items and the total, also in a collection', async () => {
    const tagged = store.products.all().filter((product) => product.tags.includes('Organic'))
    const body = (await (await get(store, '/products?tag=Organic&limit=100')).json()) as object
    expect(body).toMatchObject({ total_count: tagged.length })
    const both = await idsOf(get(store, '/collections/home/products?tag=Organic&tag=Bestseller&limit=100'))
    expect(both.length).toBeGreaterThan(0)
    for (const id of both) {
      const { tags } = store.products.get(id)!
      expect(tags.includes('Organic') || tags.includes('Bestseller')).toBe(true)
    }
  })

  test('responds to other paths through routes, which need the same key', async () => {
    expect(await (await get(store, '/shipping/rates?country=PT')).json()).toEqual({ country: 'PT' })
    expect((await get(store, '/teapot')).status).toBe(418)
    expect((await get(store, '/shipping/rates', { headers: {} })).status).toBe(401)
  })

  test('returns a resource by name', () => {
    expect(store.resource('posts').size).toBe(1)
    expect(() => store.resource('carts')).toThrow(/unknown resource "carts". Known resources: products,/)
  })
})

describe('createMockStore: replace', () => {
  test('removes, changes and inserts items in one change, and keeps the places in all()', async () => {
    const store = storeOf(4)
    await idsOf(get(store, '/products?sort=name&order=asc'))
    const changed = buildProduct({ id: 'p2', name: 'Product 9' })
    store.products.replace(['p1', 'p2', 'never'], [changed, buildProduct({ id: 'new', name: 'Product 3b' })])
    expect(store.products.all().map(({ id }) => id)).toEqual(['p2', 'p3', 'p4', 'new'])
    expect(await idsOf(get(store, '/products?sort=name&order=asc'))).toEqual(['p3', 'new', 'p4', 'p2'])
    expect((await get(store, '/products/p1')).status).toBe(404)
  })

  test('keeps the cursor of a removed item', async () => {
    const store = storeOf(5)
    store.resource('products').replace(['p2', 'p3'], [])
    const after = get(store, '/products?sort=name&order=asc&starting_after=p2')
    expect(await idsOf(after)).toEqual(['p4', 'p5'])
  })

  test('changes nothing if an added item has no id, or the id of an item that stays', () => {
    const store = storeOf(3)
    const replace = (...ids: string[]) =>
      store.products.replace(
        ['p1'],
        ids.map((id) => buildProduct({ id })),
      )
    expect(() => replace('p1', 'p2')).toThrow('"p2", which is already in the store')
    expect(() => replace('')).toThrow('has no id')
    expect(store.products.all().map(({ name }) => name)).toEqual(['Product 1', 'Product 2', 'Product 3'])
  })

  test('keeps copies, so that a later change of the object changes nothing', () => {
    const store = storeOf(1)
    const product = { ...buildProduct({ id: 'p1', name: 'Before' }) }
    store.products.replace('p1', product)
    Object.assign(product, { name: 'After' })
    expect(store.products.get('p1')?.name).toBe('Before')
  })
})

test('createMockStore keeps the last 10,000 requests', async () => {
  const store = storeOf(0)
  for (let index = 0; index < 10_003; index++) await get(store, `/none/${index}`)
  expect(store.requests).toHaveLength(10_000)
  expect(store.requests[0]?.path).toBe('/none/3')
  expect(store.requests.at(-1)?.path).toBe('/none/10002')
})

describe('createMockStore: insert, update and remove', () => {
  test('change one or many items', async () => {
    const store = storeOf(3)
    store.insert([buildProduct({ id: 'x' }), buildProduct({ id: 'y' })])
    store.update(['p1', 'p2'], { status: 'ARCHIVED' })
    store.update('p3', (product) => ({ ...product, name: `${product.name}!` }))
    expect(store.remove(['x', 'never'])).toBe(1)
    expect(store.products.all().map(({ id, name, status }) => [id, name, status])).toEqual([
      ['p1', 'Product 1', 'ARCHIVED'],
      ['p2', 'Product 2', 'ARCHIVED'],
      ['p3', 'Product 3!', 'ACTIVE'],
      ['y', expect.any(String), 'ACTIVE'],
    ])
    expect(store.products.get('y')?.id).toBe('y')
    expect(store.products.size).toBe(4)
  })

  test('change thousands of items in every sort order', async () => {
    const store = storeOf(2000)
    for (const sort of ['name', 'price', 'createdAt']) await get(store, `/products?sort=${sort}`)
    store.remove(store.products.all().flatMap((product, index) => (index % 2 ? [product.id] : [])))
    store.update(
      store.products.all().map((product) => product.id),
      (product) => ({ ...product, name: product.name.split('').reverse().join('') }),
    )
    const sorted = store.products
      .all()
      .map((product) => product.name)
      .sort()
    for (const [order, expected] of [
      ['asc', sorted.slice(0, 100)],
      ['desc', sorted.slice(-100).reverse()],
    ] as const) {
      const response = await get(store, `/products?sort=name&order=${order}&limit=100`)
      const body = (await response.json()) as { data: Product[]; total_count: number }
      expect(body.data.map((product) => product.name)).toEqual(expected)
      expect(body.total_count).toBe(1000)
    }
  })

  test('do not mutate the given products', async () => {
    const given = Object.freeze([Object.freeze(buildProduct({ id: 'a', name: 'Before' }))])
    const store = createMockStore({ products: given })
    store.update('a', { name: 'After' })
    expect(given[0]?.name).toBe('Before')
    expect(store.products.get('a')?.name).toBe('After')
  })

  test('throw for an invalid change without applying any of it', () => {
    const store = storeOf(2)
    expect(() => store.insert([buildProduct({ id: 'new' }), buildProduct({ id: 'p1' })])).toThrow(
      'products[1] has the id "p1", which is already in the store',
    )
    expect(() => store.update(['p1', 'none'], { name: 'x' })).toThrow('no item "none"')
    expect(store.products.all().map((product) => product.name)).toEqual(['Product 1', 'Product 2'])
    store.update('p1', { id: 'p9' })
    expect(store.products.get('p9')).toBeUndefined()
  })
})

describe('createMockStore: invalid items', () => {
  const loop: { id: string; children: unknown[] } = { id: 'main', children: [] }
  loop.children.push({ children: [loop] })
  const inLoop = { ...buildProduct({ id: 'a' }), collections: [] as unknown[] }
  inLoop.collections.push({ id: 'c', products: [inLoop] })

  test.each<[string, Partial<MockStoreOptions>, string]>([
    [
      'two items with one id',
      { products: [buildProduct({ id: 'a' }), buildProduct({ id: 'a' })] },
      'products[1] has the same id as products[0]: "a"',
    ],
    ['an item without an id', { collections: [{} as never] }, 'collections[0] has no id'],
    ['an empty id', { pages: [{ id: '', title: '' }] as never }, 'pages[0] has no id'],
    ['a numeric id', { pages: [{ id: 3 }] as never }, 'pages[0] has no id'],
    ['an item that is not an object', { menus: ['main' as never] }, 'menus[0] is not an object'],
    ['an array instead of an item', { menus: [[] as never] }, 'menus[0] is not an object'],
    ['an object instead of an array', { products: { id: 'a' } as never }, 'products must be an array'],
    ['a menu that contains itself', { menus: [loop] as never }, 'menus[0] ("main") contains itself'],
    ['a product that contains itself', { products: [inLoop] }, 'products[0] ("a") contains itself'],
  ])('throws for %s', (_name, options, message) => {
    expect(() => createMockStore({ products: [], ...options })).toThrow(message)
  })

  test('serves a product with missing fields unchanged', async () => {
    const store = createMockStore({ products: [{ id: 'bare' } as Product, buildProduct({ id: 'whole' })] })
    for (const sort of ['createdAt', 'price', 'name', 'title']) {
      expect(await idsOf(get(store, `/products?sort=${sort}&order=asc`)), sort).toContain('bare')
    }
    expect(await idsOf(get(store, '/products?sort=price&order=asc&starting_after=bare'))).toEqual(['whole'])
  })
})

describe('createMockStore: requests', () => {
  test('have the request and the state of its response', async () => {
    const store = storeOf(2)
    await get(store, '/products?limit=1', { headers: { ...headers, 'x-market': 'pt' } })
    await get(store, '/products/none')
    store.failNext('disconnect')
    await expect(get(store)).rejects.toThrow(TypeError)
    expect(store.requests).toMatchObject([
      { method: 'GET', path: '/products', state: 'finished', status: 200 },
      { path: '/products/none', state: 'finished', status: 404 },
      { state: 'failed', status: undefined },
    ])
    const [first] = store.requests
    expect(first?.url).toBe(`${store.baseUrl}/products?limit=1`)
    expect(first?.searchParams.get('limit')).toBe('1')
    expect(first?.headers.get('x-market')).toBe('pt')
    store.clearRequests()
    expect(store.requests).toEqual([])
  })
})

describe('createMockStore: pending requests', () => {
  test('stay pending after pause() and get their responses in order after resume()', async () => {
    const store = storeOf(2)
    store.pause()
    const order: string[] = []
    const both = ['/products/p1', '/products/p2'].map((path) =>
      get(store, path).then((response) => order.push(new URL(response.url || path, store.baseUrl).pathname)),
    )
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(order).toEqual([])
    expect(store.requests.map((request) => request.state)).toEqual(['pending', 'pending'])
    store.pause()
    store.resume()
    await Promise.all(both)
    expect(order).toEqual(['/products/p1', '/products/p2'])
    expect((await get(store)).status).toBe(200)
  })

  test('reject as fetch does if they are aborted while they are paused', async () => {
    const store = storeOf(1)
    store.pause()
    const controller = new AbortController()
    const response = get(store, '/products', { signal: controller.signal })
    controller.abort()
    await expect(response).rejects.toMatchObject({ name: 'AbortError' })
    expect(store.requests).toMatchObject([{ state: 'aborted' }])
    await expect(get(store, '/products', { signal: AbortSignal.abort('why') })).rejects.toBe('why')
    expect(store.requests).toHaveLength(1)
  })

  test('wait for a latency that is fixed, random from a seed, or a function of the request', async () => {
    vi.useFakeTimers()
    try {
      const measure = async (latency: MockStoreOptions['latency'], count: number) => {
        const store = storeOf(1, { latency })
        const start = Date.now()
        const waits = Array.from({ length: count }, () => get(store).then(() => Date.now() - start))
        await vi.runAllTimersAsync()
        return Promise.all(waits)
      }
      expect(await measure(300, 2)).toEqual([300, 300])
      expect(await measure(0, 2)).toEqual([0, 0])
      const range = await measure({ from: 100, to: 200, seed: 4 }, 5)
      expect(range.every((ms) => ms >= 100 && ms <= 200)).toBe(true)
      expect(new Set(range).size).toBe(5)
      expect(await measure({ from: 100, to: 200, seed: 4 }, 5)).toEqual(range)
      expect(await measure(({ path }) => (path === '/products' ? 50 : 0), 1)).toEqual([50])
    } finally {
      vi.useRealTimers()
    }
  })

  test('use a latency that is assigned later', async () => {
    const store = storeOf(1)
    expect(store.latency).toBe(0)
    store.latency = 1
    expect((await get(store)).status).toBe(200)
    expect(store.latency).toBe(1)
  })
})

test('store.fetch takes the arguments of fetch and can be called without this', async () => {
  const { fetch, baseUrl } = storeOf(1)
  expect((await fetch(new URL(`${baseUrl}/products`), { headers })).status).toBe(200)
  expect((await fetch(new Request(`${baseUrl}/products`, { headers }))).status).toBe(200)
  await expect(fetch(`${baseUrl}/products`, { headers, body: '{}' })).rejects.toThrow(TypeError)
  await expect(fetch('not a url')).rejects.toThrow(TypeError)
})

test('store.fetch responds in Firefox, whose requests have no body property', async () => {
  const body = vi.spyOn(Request.prototype, 'body', 'get').mockReturnValue(undefined as never)
  const { status } = await get(storeOf(1))
  body.mockRestore()
  expect(status).toBe(200)
})
