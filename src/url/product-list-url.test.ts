import { createParser, parseAsArrayOf, parseAsBoolean, parseAsString } from 'nuqs/server'
import { describe, expect, it } from 'vitest'

import { createStorefrontClient } from '../core/client/create-storefront-client.js'
import { storefrontKeys } from '../queries/index.js'
import { productsQueryOptions } from '../queries/resource-queries.js'
import { createProductListUrl } from './product-list-url.js'

const shop = createProductListUrl({
  sorts: ['name', 'createdAt'],
  limits: [12, 24, 48],
  defaults: { sort: 'createdAt', order: 'desc', limit: 24 },
  filters: { tag: parseAsArrayOf(parseAsString), inStock: parseAsBoolean.withDefault(true) },
})

describe('createProductListUrl().load', () => {
  it('reads the parameters in the URL, and the defaults of the others', () => {
    expect(shop.load('?sort=name&order=asc&limit=48&tag=new,sale&inStock=false')).toEqual({
      sort: 'name',
      order: 'asc',
      limit: 48,
      filters: { tag: ['new', 'sale'], inStock: false },
    })
    expect(shop.load('')).toEqual({
      sort: 'createdAt',
      order: 'desc',
      limit: 24,
      filters: { inStock: true },
    })
  })

  it('omits parameters without a value and a default', () => {
    expect(createProductListUrl().load('?utm_source=mail')).toEqual({})
  })

  it.each([
    ['sort=price', { sort: 'createdAt' }],
    ['sort=', { sort: 'createdAt' }],
    ['order=sideways', { order: 'desc' }],
    ['limit=13', { limit: 24 }],
    ['limit=-12', { limit: 24 }],
    ['limit=12.5', { limit: 24 }],
    ['limit=12abc', { limit: 24 }],
    ['limit=1e1', { limit: 24 }],
    ['sort=name&sort=price', { sort: 'name' }],
  ])('falls back to the default for %s', (search, expected) => {
    expect(shop.load(`?${search}`)).toMatchObject(expected)
  })

  it.each(['0', '101', '1000', 'NaN', ''])('ignores limit=%s', (limit) => {
    expect(createProductListUrl().load(`?limit=${limit}`)).toEqual({})
  })

  it('ignores a filter whose parser throws', () => {
    const strict = createParser<string>({
      parse() {
        throw new Error('no such size')
      },
      serialize: String,
    })
    expect(createProductListUrl({ filters: { size: strict } }).load('?size=XXL')).toEqual({})
  })

  it.each([
    ['after=p1', { startingAfter: 'p1' }],
    ['before=p9', { endingBefore: 'p9' }],
    ['after=&before=p9', { endingBefore: 'p9' }],
    ['after=p1&before=p9', {}],
    ['after=', {}],
  ])('reads %s as at most one cursor', (search, expected) => {
    expect(createProductListUrl().load(`?${search}`)).toEqual(expected)
  })

  it('accepts a query string, URL, Request, object and promise', async () => {
    const search = { sort: 'name', limit: '12', unknown: ['a', 'b'], none: undefined }
    const expected = { sort: 'name', limit: 12 }
    expect(shop.load(search)).toMatchObject(expected)
    expect(shop.load(new URL('https://shop.example/?sort=name&limit=12'))).toMatchObject(expected)
    expect(shop.load(new Request('https://shop.example/?sort=name&limit=12'))).toMatchObject(expected)
    await expect(shop.load(Promise.resolve(search))).resolves.toMatchObject(expected)
  })

  it('reads two lists in one URL by their prefixes', () => {
    const sale = createProductListUrl({ prefix: 'sale', filters: { tag: parseAsString } })
    const search = '?sort=name&sale.sort=price&sale.tag=red&after=p1'
    expect(sale.load(search)).toEqual({ sort: 'price', filters: { tag: 'red' } })
    expect(createProductListUrl().load(search)).toEqual({ sort: 'name', startingAfter: 'p1' })
  })
})

describe('createProductListUrl().toHref', () => {
  it('keeps parameters of others, and omits defaults', () => {
    expect(shop.toHref('?utm_source=mail&sort=name', { sort: 'createdAt', limit: 12, after: 'p 1&' })).toBe(
      '?utm_source=mail&limit=12&after=p+1%26',
    )
  })

  it('returns "?" without parameters, because an empty href keeps the query', () => {
    expect(shop.toHref('?after=p1', { after: null })).toBe('?')
  })

  it('writes values that load reads back unchanged', () => {
    const values = { sort: 'name', order: 'asc', limit: 48, before: 'ä/?&=#+ %', tag: ['a,b', 'c d'] }
    expect(shop.load(shop.toHref('', values))).toEqual({
      sort: 'name',
      order: 'asc',
      limit: 48,
      endingBefore: 'ä/?&=#+ %',
      filters: { tag: ['a,b', 'c d'], inStock: true },
    })
  })
})

describe('createProductListUrl with invalid options', () => {
  it.each([
    [{ prefix: 'a.b' }, /"a\.b" is not a valid prefix/],
    [{ prefix: '' }, /is not a valid prefix/],
    [{ filters: { after: parseAsString } }, /named "after"/],
    [{ defaults: { limit: 101 } }, /default limit/],
    [{ defaults: { limit: 13 }, limits: [12, 24] }, /default limit/],
    [{ defaults: { sort: 'price' }, sorts: ['name'] }, /default sort/],
    [{ defaults: { order: 'up' } }, /default order/],
  ])('throws an InvalidParamsError for %j', (options, message) => {
    expect(() => createProductListUrl(options)).toThrow(
      expect.objectContaining({ name: 'InvalidParamsError', message: expect.stringMatching(message) }),
    )
  })
})

it('load returns parameters with the query key of the same parameters in an object literal', () => {
  const client = createStorefrontClient({ baseUrl: 'https://shop.example/api/v1', apiKey: null })
  const byHand = {
    filters: { inStock: true },
    order: 'desc',
    sort: 'createdAt',
    limit: 12,
    startingAfter: 'p1',
  }
  const params = shop.load('?after=p1&limit=12&foreign=1')
  expect(params).toEqual(byHand)
  expect(productsQueryOptions(client, params).queryKey).toEqual(
    storefrontKeys.list(client, client.products.definition, byHand),
  )
})
