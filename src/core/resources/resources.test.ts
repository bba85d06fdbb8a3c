import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import * as zod from 'zod'
import * as zodMini from 'zod/mini'
import { buildProduct, createMockStore, createSampleCatalog } from 'storefront-mock'

import type { MockDialectOptions } from '../../../packages/mock/src/mock-store/dialect.js'
import { createStorefrontClient } from '../client/create-storefront-client.js'
import type { StorefrontClientOptions } from '../client/client-options.js'
import { NotFoundError } from '../errors/http-errors.js'
import { InvalidParamsError } from '../errors/invalid-params-error.js'
import { InvalidResponseError } from '../errors/invalid-response-error.js'
import type { MenuItem } from '../schemas/menu.js'
import type { StandardSchema } from '../schemas/standard-schema.js'
import { defineResource } from './define-resource.js'
import type { ResourceOverrides } from './resource-overrides.js'

const catalog = createSampleCatalog({ size: 30 })

function shop<const T extends ResourceOverrides = object>(
  options: Partial<StorefrontClientOptions<T>> = {},
  dialect: MockDialectOptions = {},
) {
  const store = createMockStore({ ...catalog, apiKey: null, dialect })
  const all = { baseUrl: store.baseUrl, apiKey: null, fetch: store.fetch, ...options }
  return { store, client: createStorefrontClient<T>(all as StorefrontClientOptions<T>) }
}

function standardSchema<T>(validate: (value: unknown) => { readonly value: T }): StandardSchema<T> {
  return { '~standard': { version: 1, vendor: 'test', validate } }
}

const anyItem = zodMini.looseObject({ id: zodMini.string() })

/** Written as text, because JSON.stringify would overflow the stack. */
function nested(depth: number): Response {
  const open = '[{"label":"x","url":null,"children":'
  return new Response(`{"id":"deep","name":"Deep","items":${open.repeat(depth)}[]${'}]'.repeat(depth)}}`)
}

function answering<const T extends ResourceOverrides = object>(
  json: unknown,
  options: Partial<StorefrontClientOptions<T>> = {},
) {
  const fetch = vi.fn(async (_url: RequestInfo | URL) => Response.json(json))
  const all = { baseUrl: 'https://shop.test/v1', apiKey: null, fetch, ...options }
  return { fetch, client: createStorefrontClient<T>(all as StorefrontClientOptions<T>) }
}

describe('the built-in resources', () => {
  it.each(['products', 'collections', 'pages', 'menus'] as const)(
    '%s are requested at the assumed paths: as a list, by id and by slug',
    async (name) => {
      const { client, store } = shop()
      const { items, invalidItems } = await client[name].list({ limit: 3 })
      expect(invalidItems).toEqual([])
      const { id, slug } = items[0] as { id: string; slug: string }
      expect(await client[name].retrieve({ id })).toEqual(items[0])
      expect(await client[name].retrieve({ slug })).toEqual(items[0])
      expect(store.requests.map((request) => request.path)).toEqual([
        `/${name}`,
        `/${name}/${id}`,
        `/${name}/${slug}`,
      ])
    },
  )

  it.each(['data', 'resource'] as const)('read lists from the "%s" envelope', async (envelope) => {
    const { client } = shop({}, { envelope })
    for (const name of ['products', 'collections', 'pages', 'menus'] as const)
      expect((await client[name].list()).items).not.toHaveLength(0)
  })

  it.each(['none', 'data', 'resource'] as const)(
    'read single items from the "%s" envelope',
    async (itemEnvelope) => {
      const { client } = shop({}, { itemEnvelope })
      const [product] = catalog.products
      expect(await client.products.retrieve({ id: product!.id })).toEqual(product)
    },
  )

  it('list the products of a collection by its id and by its slug', async () => {
    const { client, store } = shop()
    const collection = catalog.collections[0]!
    const inCollection = client.collectionProducts({ slug: collection.slug })
    const { items, totalCount, lastId } = await inCollection.list({ limit: 2 })
    expect(items).toHaveLength(2)
    expect(totalCount).toBeLessThan(30)
    expect(await client.collectionProducts({ id: collection.id }).list({ limit: 2 })).toMatchObject({ items })
    expect((await inCollection.list({ startingAfter: lastId })).items[0]?.id).not.toBe(lastId)
    expect(await inCollection.retrieve({ id: items[0]!.id })).toEqual(items[0])
    expect(store.requests.at(-1)?.path).toBe(`/products/${items[0]!.id}`)
  })

  it('keep fields that the API reference does not document', async () => {
    const product = { ...buildProduct(), brand: 'Ours' }
    const { client } = answering(product)
    expect(await client.products.retrieve({ id: product.id })).toHaveProperty('brand', 'Ours')
  })
})

describe('a resource, for invalid definitions, references and responses', () => {
  it('throws NotFoundError for an unknown product', async () => {
    const { client } = shop()
    await expect(client.products.retrieve({ id: 'none' })).rejects.toThrow(NotFoundError)
    await expect(client.products.retrieve({ slug: 'none' })).rejects.toThrow(NotFoundError)
  })

  it('throws NotFoundError for a path that the server does not know', async () => {
    const resources = { pages: defineResource({ name: 'pages', path: '/articles', schema: anyItem }) }
    await expect(shop({ resources }).client.pages.list()).rejects.toMatchObject({
      name: 'NotFoundError',
      request: { url: expect.stringContaining('/articles') },
    })
  })

  it('throws InvalidResponseError with the issues when the schema rejects the item', async () => {
    const { client } = answering({ id: 'p1', name: 'No slug' })
    await expect(client.products.retrieve({ id: 'p1' })).rejects.toMatchObject({
      name: 'InvalidResponseError',
      issues: expect.arrayContaining([{ path: ['slug'], message: expect.any(String) }]),
      message: expect.stringMatching(/^The response is not an item of "products": slug: \S/),
    })
  })

  it('reports an invalid item when its schema throws', async () => {
    const schema = standardSchema((): { value: { id: string } } => {
      throw new Error('unexpected colour')
    })
    const resources = { products: defineResource({ name: 'products', path: '/products', schema }) }
    const { client } = answering(
      { data: [{ id: 'p1' }], has_more: false },
      { resources, onInvalidItem: () => {} },
    )
    expect((await client.products.list()).invalidItems).toMatchObject([
      { id: 'p1', issues: [{ message: 'unexpected colour' }] },
    ])
  })

  it('throws for an asynchronous schema', async () => {
    const schema = zodMini.object({ id: zodMini.string().check(zodMini.refine(async () => true)) })
    const resources = { products: defineResource({ name: 'products', path: '/products', schema }) }
    const { client } = answering({ id: 'p1' }, { resources })
    await expect(client.products.retrieve({ id: 'p1' })).rejects.toThrow('Schemas must be synchronous')
  })

  it.each([
    {},
    { id: '' },
    { id: '.' },
    { slug: '..' },
    { id: 3 },
    { id: 'a\ud800' },
    { id: 'a', slug: 'b' },
  ])('throws InvalidParamsError before any request for the reference %j', async (reference) => {
    const { client, fetch } = answering({})
    await expect(client.products.retrieve(reference as never)).rejects.toThrow(InvalidParamsError)
    expect(() => client.collectionProducts(reference as never)).toThrow(InvalidParamsError)
    expect(fetch).not.toHaveBeenCalled()
  })

  it('encodes an id as one segment of the path', async () => {
    const { client, fetch } = answering(buildProduct())
    for (const id of ['../menus', 'a/b', 'a?b#c', '%2e%2e', '$&', 'ü']) await client.products.retrieve({ id })
    expect(fetch.mock.calls.map(([url]) => new URL(url as string).pathname)).toEqual([
      '/v1/products/..%2Fmenus',
      '/v1/products/a%2Fb',
      '/v1/products/a%3Fb%23c',
      '/v1/products/%252e%252e',
      '/v1/products/%24%26',
      '/v1/products/%C3%BC',
    ])
  })

  it('reads menus that are 50 and 50,000 levels deep', async () => {
    for (const depth of [50, 50_000]) {
      const { client } = answering({}, { fetch: async () => nested(depth) })
      const menu = await client.menus.retrieve({ id: 'deep' })
      let levels = 0
      for (let at = menu.items[0]; at; at = at.children?.[0]) levels++
      expect(levels).toBe(depth)
    }
  })

  it('accepts a menu that contains itself', async () => {
    const item: MenuItem & { children: MenuItem[] } = { label: 'Round', children: [] }
    item.children.push(item)
    const menu = { id: 'm1', name: 'Main', items: [item] }
    const resources = {
      menus: defineResource({ ...shop().client.menus.definition, readItem: () => menu }),
    }
    const retrieved = await answering({}, { resources }).client.menus.retrieve({ id: 'm1' })
    expect(retrieved.items[0]?.children?.[0]?.children?.[0]?.label).toBe('Round')
  })

  it.each([
    ['no items', undefined],
    ['an item without a label', [{ label: 'Home', children: [{ url: '/' }] }]],
    ['an item that is a string', ['Home']],
    ['children that are not an array', [{ label: 'Home', children: {} }]],
    ['a url that is not a string', [{ label: 'Home', url: 7 }]],
  ])('rejects a menu with %s', async (_name, items) => {
    const { client } = answering({ id: 'm1', name: 'Main', items })
    await expect(client.menus.retrieve({ id: 'm1' })).rejects.toMatchObject({ issues: [{ path: ['items'] }] })
  })

  it.each([
    { name: '', path: '/brands' },
    { name: 'brands', path: 'brands' },
    { name: 'brands', path: '/brands', itemPath: 'brands/{id}' },
    { name: 'brands', path: '/brands', slugPath: 'https://evil.test/{slug}' },
  ])('throws InvalidParamsError for the definition %j', (definition) => {
    expect(() => defineResource({ ...definition, schema: anyItem })).toThrow(InvalidParamsError)
  })
})

describe('an app’s own definitions and options', () => {
  it('can use different paths for an id and for a slug', async () => {
    const { client, store } = shop(
      {
        resources: {
          products: defineResource({
            name: 'products',
            path: '/items',
            itemPath: '/items/id/{id}',
            slugPath: '/items?slug={slug}',
            schema: anyItem,
          }),
          collectionProducts: { path: '/items?collection={id}', slugPath: '/items?collection_slug={slug}' },
        },
      },
      { paths: { products: '/items' }, itemPaths: { products: '/items/id/{id}' } },
    )
    const [product] = (await client.products.list({ limit: 1 })).items
    const { slug } = catalog.products.find(({ id }) => id === product!.id)!
    expect(await client.products.retrieve({ id: product!.id })).toEqual(product)
    // The store ignores the unknown parameter and returns a whole page, so the client finds the item.
    expect(await client.products.retrieve({ slug })).toEqual(product)
    await expect(client.products.retrieve({ slug: 'none' })).rejects.toThrow(NotFoundError)
    await client.collectionProducts({ id: 'c1' }).list({ limit: 5 })
    await client.collectionProducts({ slug: 'shoes & bags' }).list({ sort: 'name' })
    expect(store.requests.slice(-2).map(({ url }) => url.split('/').at(-1))).toEqual([
      'items?collection=c1&limit=5',
      'items?collection_slug=shoes%20%26%20bags&sort=name',
    ])
  })

  it('can read other envelopes of lists and of single items', async () => {
    const products = defineResource({
      name: 'products',
      path: '/products',
      schema: anyItem,
      readList: (json) => {
        const { nodes, page } = json as { nodes: unknown[]; page: { more: boolean; total: number } }
        return { items: nodes, hasMore: page.more, totalCount: page.total }
      },
      readItem: (json) => (json as { node: unknown }).node,
    })
    const { client } = answering(
      { nodes: [{ id: 'a' }], page: { more: true, total: 9 }, node: { id: 'b' } },
      { resources: { products } },
    )
    expect(await client.products.list()).toMatchObject({ items: [{ id: 'a' }], hasMore: true, totalCount: 9 })
    expect(await client.products.retrieve({ id: 'b' })).toEqual({ id: 'b' })

    const other = answering({ unexpected: true }, { resources: { products } }).client
    await expect(other.products.list()).rejects.toThrow(InvalidResponseError)
    await expect(other.products.retrieve({ id: 'b' })).rejects.toThrow(NotFoundError)
    const broken = answering(null, { resources: { products } }).client
    await expect(broken.products.retrieve({ id: 'b' })).rejects.toMatchObject({
      name: 'InvalidResponseError',
      cause: expect.any(TypeError),
    })
  })

  it('can serialise filters', async () => {
    const { client, fetch } = answering(
      { data: [], has_more: false },
      {
        serializeFilters: (filters: { tags: string[] }, resourceName) => ({
          [`${resourceName}[tags]`]: filters.tags.join(','),
        }),
      },
    )
    await client.products.list({ filters: { tags: ['new', 'sale'] } })
    expect(decodeURIComponent(fetch.mock.calls[0]?.[0] as string)).toMatch(/\?products\[tags\]=new,sale$/)
  })

  it('send filters under their own names and repeat the name of an array by default', async () => {
    const { client, fetch } = answering({ data: [], has_more: false })
    await client.products.list({ filters: { tag: ['new', 'sale'], inStock: true, brand: undefined } })
    expect(fetch.mock.calls[0]?.[0]).toMatch(/\/products\?tag=new&tag=sale&inStock=true$/)
  })

  it('can add a resource, with one client object per definition', async () => {
    const brands = defineResource({ name: 'brands', path: '/brands', schema: anyItem })
    const store = createMockStore({ products: [], apiKey: null, resources: { brands: [{ id: 'b1' }] } })
    const client = createStorefrontClient({ baseUrl: store.baseUrl, apiKey: null, fetch: store.fetch })
    expect((await client.resource(brands).list()).items).toEqual([{ id: 'b1' }])
    expect(client.resource(brands)).toBe(client.resource(brands))
  })

  it('can validate list items with a smaller schema', async () => {
    const products = defineResource({
      name: 'products',
      path: '/products',
      schema: zodMini.looseObject({ id: zodMini.string(), description: zodMini.string() }),
      listSchema: zodMini.object({ id: zodMini.string(), name: zodMini.string() }),
    })
    const { client } = shop({ resources: { products } })
    const [listed] = (await client.products.list()).items
    expect(Object.keys(listed!)).toEqual(['id', 'name'])
    expect(await client.products.retrieve({ id: listed!.id })).toHaveProperty('description')
  })

  const schemas = {
    'zod/mini': zodMini.object({
      id: zodMini.string(),
      createdAt: zodMini.pipe(
        zodMini.string(),
        zodMini.transform((text) => new Date(text)),
      ),
    }),
    zod: zod.object({ id: zod.string(), createdAt: zod.string().transform((text) => new Date(text)) }),
    valibot: v.object({
      id: v.string(),
      createdAt: v.pipe(
        v.string(),
        v.transform((text) => new Date(text)),
      ),
    }),
  }
  it.each(Object.entries(schemas))('accept schemas of %s', async (_library, schema) => {
    const products = defineResource<{ id: string; createdAt: Date }>({
      name: 'products',
      path: '/products',
      schema,
    })
    const data = [{ id: 'a', createdAt: '2026-01-02T03:04:05.000Z' }, { id: 'b' }]
    const { client } = answering(
      { data, has_more: false },
      { resources: { products }, onInvalidItem: () => {} },
    )
    const page = await client.products.list()
    expect(page.items).toEqual([{ id: 'a', createdAt: new Date('2026-01-02T03:04:05.000Z') }])
    expect(page.invalidItems).toMatchObject([{ index: 1, id: 'b', issues: [{ path: ['createdAt'] }] }])
  })
})
