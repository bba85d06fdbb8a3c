import { describe, expect, test } from 'vitest'

import { buildProduct } from '../build/build-product.js'
import { createMockStore, type MockStoreOptions } from './create-mock-store.js'
import { defaultDialect, resolveDialect, type MockDialectOptions } from './dialect.js'

const products = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) =>
  buildProduct({ id, name: `Name ${id}`, slug: `slug-${id}`, collections: [{ id: 'teas', slug: 'tea' }] }),
)

/** The store has six products, sorted by ascending id, of which `c` was removed. */
async function ask(
  dialect: MockDialectOptions,
  path: string,
  options: Partial<MockStoreOptions> = {},
  headers = {},
) {
  const store = createMockStore({
    products,
    collections: [{ id: 'teas', name: 'Teas', slug: 'tea' }],
    apiKey: null,
    dialect: { defaultSort: 'id', defaultOrder: 'asc', ...dialect },
    ...options,
  })
  store.remove('c')
  const response = await store.fetch(store.baseUrl + path, { headers })
  const text = await response.text()
  const body = (text.startsWith('{') ? JSON.parse(text) : text) as Record<string, unknown>
  const list = (body['data'] ?? body['products']) as { id: string }[] | undefined
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    body,
    ids: Array.isArray(list) ? list.map((item) => item.id).join('') : undefined,
  }
}

describe('the dialect switch', () => {
  test('envelope changes the key of the items in a list', async () => {
    expect(Object.keys((await ask({}, '/products')).body)).toEqual(['data', 'has_more', 'total_count'])
    const named = await ask({ envelope: 'resource' }, '/products')
    expect(Object.keys(named.body)).toEqual(['products', 'has_more', 'total_count'])
    expect(Object.keys((await ask({ envelope: 'resource' }, '/collections')).body)[0]).toBe('collections')
    // The items are products, so the key is not `collections`.
    expect((await ask({ envelope: 'resource' }, '/collections/teas/products')).body).toHaveProperty(
      'products',
    )
  })

  test('itemEnvelope changes the envelope of a single item', async () => {
    expect((await ask({}, '/products/a')).body).toMatchObject({ id: 'a' })
    expect((await ask({ itemEnvelope: 'data' }, '/products/a')).body).toMatchObject({ data: { id: 'a' } })
    expect((await ask({ itemEnvelope: 'resource' }, '/products/a')).body).toMatchObject({
      product: { id: 'a' },
    })
  })

  test('hasMore changes the meaning of has_more when paging backward', async () => {
    const before = '/products?limit=2&ending_before=e'
    expect((await ask({}, before)).body).toMatchObject({ has_more: true })
    expect((await ask({}, '/products?limit=2&ending_before=d')).body).toMatchObject({ has_more: false })
    const towardEnd: MockDialectOptions = { hasMore: 'toward-end' }
    expect((await ask(towardEnd, '/products?limit=2&ending_before=d')).body).toMatchObject({ has_more: true })
    expect((await ask(towardEnd, '/products?limit=2&starting_after=d')).body).toMatchObject({
      has_more: false,
    })
  })

  test('totalCount can omit total_count', async () => {
    expect((await ask({}, '/products')).body).toHaveProperty('total_count', 5)
    expect((await ask({ totalCount: 'omitted' }, '/products')).body).not.toHaveProperty('total_count')
  })

  test('shortPages returns shorter, reproducible pages without losing items', async () => {
    const lengths = new Set<number>()
    let ids = ''
    for (let cursor = ''; ; cursor = `&starting_after=${ids.at(-1) ?? ''}`) {
      const path = `/products?limit=4${cursor}`
      const page = await ask({ shortPages: true }, path)
      expect((await ask({ shortPages: true }, path)).ids).toBe(page.ids)
      lengths.add(page.ids?.length ?? 0)
      ids += page.ids ?? ''
      if (page.body['has_more'] === false) break
    }
    expect(ids).toBe('abdef')
    expect(lengths.size).toBeGreaterThan(1)
  })

  test('defaultSort and defaultOrder sort a request without sort and order', async () => {
    expect((await ask({}, '/products')).ids).toBe('abdef')
    expect((await ask({ defaultOrder: 'desc' }, '/products')).ids).toBe('fedba')
    expect((await ask({ defaultSort: 'createdAt', defaultOrder: 'desc' }, '/products')).ids).toBe('fedba')
  })

  test('sortFields and unknownSort decide about an unknown sort', async () => {
    expect((await ask({}, '/products?sort=position')).status).toBe(400)
    expect((await ask({ sortFields: ['position'] }, '/products?sort=position')).status).toBe(200)
    expect((await ask({ sortFields: ['position'] }, '/products?sort=name')).status).toBe(400)
    const lenient = await ask({ unknownSort: 'default', defaultOrder: 'desc' }, '/products?sort=position')
    expect(lenient.ids).toBe('fedba')
  })

  test('orderValues and unknownOrder decide about the value of order', async () => {
    const orderValues = { asc: 'ascending', desc: 'descending' }
    expect((await ask({ orderValues }, '/products?order=descending')).ids).toBe('fedba')
    expect((await ask({ orderValues }, '/products?order=desc')).status).toBe(400)
    expect((await ask({ unknownOrder: 'default' }, '/products?order=up')).ids).toBe('abdef')
  })

  test('limitOutOfRange rejects or clamps a limit outside 1 to 100', async () => {
    expect((await ask({}, '/products?limit=0')).status).toBe(400)
    expect((await ask({ limitOutOfRange: 'clamp' }, '/products?limit=0')).ids).toBe('a')
    expect((await ask({ limitOutOfRange: 'clamp' }, '/products?limit=101')).ids).toBe('abdef')
    expect((await ask({ limitOutOfRange: 'clamp' }, '/products?limit=1.5')).status).toBe(400)
  })

  test('unknownParameter ignores or rejects unknown query parameters', async () => {
    expect((await ask({}, '/products?colour=red')).status).toBe(200)
    expect((await ask({ unknownParameter: 'error' }, '/products?colour=red')).status).toBe(400)
    expect((await ask({ unknownParameter: 'error' }, '/products?limit=2')).status).toBe(200)
    const filters = { products: { colour: () => true } }
    expect((await ask({ unknownParameter: 'error' }, '/products?colour=red', { filters })).status).toBe(200)
  })

  test('deletedCursor resolves, restarts or rejects the cursor of a removed item', async () => {
    const after = '/products?starting_after=c'
    expect((await ask({}, after)).ids).toBe('def')
    expect((await ask({ deletedCursor: 'head' }, after)).ids).toBe('abdef')
    expect((await ask({ deletedCursor: 404 }, after)).status).toBe(404)
    expect((await ask({ deletedCursor: 400 }, '/products?ending_before=c')).status).toBe(400)
  })

  test('unknownCursor restarts or rejects a cursor that never existed', async () => {
    const after = '/products?starting_after=never'
    expect((await ask({}, after)).status).toBe(400)
    expect((await ask({ unknownCursor: 404 }, after)).status).toBe(404)
    expect((await ask({ unknownCursor: 'head' }, after)).ids).toBe('abdef')
  })

  test.each([
    [
      'nested',
      'application/json',
      { error: { code: 'validation_error', message: 'A cursor must not be empty.' } },
    ],
    ['message', 'application/json', { message: 'A cursor must not be empty.' }],
    [
      'problem',
      'application/problem+json',
      { type: 'about:blank', title: 'validation_error', status: 400, detail: 'A cursor must not be empty.' },
    ],
    ['text', 'text/plain; charset=utf-8', 'A cursor must not be empty.'],
    ['empty', null, ''],
  ] as const)('errorBody %s changes the body of an error response', async (errorBody, type, body) => {
    expect(await ask({ errorBody }, '/products?starting_after=')).toMatchObject({ status: 400, type, body })
  })

  test('errorStatus overrides single statuses', async () => {
    const errorStatus = { validation: 422 }
    expect((await ask({ errorStatus }, '/products?limit=0')).status).toBe(422)
    expect((await ask({ errorStatus }, '/products/none')).status).toBe(404)
  })

  test('prefixes changes the path prefixes', async () => {
    const { status } = await ask({ prefixes: ['/shops/eu/api/v1'] }, '/products')
    expect(status).toBe(200)
  })

  test('requestBody rejects or ignores a request body', async () => {
    const headers = { 'content-length': '2' }
    expect((await ask({}, '/products', {}, headers)).status).toBe(400)
    expect((await ask({ requestBody: 'ignore' }, '/products', {}, headers)).status).toBe(200)
  })

  test('paths, itemPaths, itemBy and collectionProductsPath change the paths', async () => {
    expect((await ask({ paths: { products: '/catalog/items' } }, '/catalog/items')).ids).toBe('abdef')
    expect((await ask({ paths: { products: '/catalog/items' } }, '/catalog/items/a')).status).toBe(200)
    expect((await ask({ itemPaths: { products: '/product/{id}' } }, '/product/a')).status).toBe(200)
    expect((await ask({}, '/products/slug-a')).body).toHaveProperty('id', 'a')
    expect((await ask({ itemBy: 'id' }, '/products/slug-a')).status).toBe(404)
    expect((await ask({ itemBy: 'slug' }, '/products/a')).status).toBe(404)
    expect((await ask({}, '/collections/teas/products')).ids).toBe('abdef')
    expect((await ask({}, '/collections/tea/products')).ids).toBe('abdef')
    const flat = { collectionProductsPath: '/collection-products/{id}' }
    expect((await ask(flat, '/collection-products/teas')).ids).toBe('abdef')
  })
})

test.each([
  [{ hasmore: 'direction' }, /unknown dialect switch "hasmore"/],
  [{ hasMore: 'both' }, /"hasMore" cannot be "both".*direction, toward-end/],
  [{ deletedCursor: 'gone' }, /resolves, head, an HTTP status/],
  [{ shortPages: 'yes' }, /"shortPages" cannot be "yes"/],
  [{ sortFields: null }, /"sortFields" cannot be null/],
  [{ paths: { products: 'products' } }, /"products" is not a valid path/],
  [{ itemPaths: { products: '/{id}/{id}' } }, /is not a valid path/],
])('createMockStore throws for the invalid dialect %j', (dialect, message) => {
  expect(() => createMockStore({ products: [], dialect: dialect as MockDialectOptions })).toThrow(message)
})

test('resolveDialect keeps the default of an undefined switch', () => {
  expect(resolveDialect({ hasMore: undefined, errorStatus: undefined })).toEqual(defaultDialect)
})
