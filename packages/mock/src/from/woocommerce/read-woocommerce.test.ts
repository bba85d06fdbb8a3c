import { describe, expect, it } from 'vitest'

import { ShopReader, type ShopReaderOptions } from '../http/shop-reader.js'
import type { ShopReading } from '../shop-reading.js'
import { readWooCommerce } from './read-woocommerce.js'

type Item = Readonly<Record<string, unknown>>

const prices = (price: string, fields: Item = {}) => ({
  price,
  regular_price: price,
  currency_code: 'EUR',
  currency_minor_unit: 2,
  ...fields,
})

/** A product as the documents of the Store API show one. */
const item = (id: number, fields: Item = {}): Item => ({
  id,
  name: `Product ${id}`,
  slug: `product-${id}`,
  type: 'simple',
  description: '<p>Good</p>',
  short_description: '',
  prices: prices('1999'),
  images: [],
  categories: [],
  tags: [],
  attributes: [],
  variations: [],
  is_purchasable: true,
  is_in_stock: true,
  is_on_backorder: false,
  low_stock_remaining: null,
  sold_individually: false,
  add_to_cart: { minimum: 1, maximum: 9999, multiple_of: 1 },
  ...fields,
})

interface Shop {
  readonly products?: readonly Item[]
  readonly variations?: readonly Item[]
  readonly categories?: readonly Item[]
}

/** Answers in pages. `change` replaces a response. */
function shopOf(
  { products = [], variations = [], categories = [] }: Shop,
  change?: (url: URL, response: Response) => Response | Promise<Response>,
) {
  const requests: URL[] = []
  const fetch: typeof globalThis.fetch = async (input) => {
    const url = new URL(input as string | URL)
    requests.push(url)
    const all = url.pathname.endsWith('/categories')
      ? categories
      : url.searchParams.get('type') === 'variation'
        ? variations
        : products.filter((each) => each['hidden'] !== true || !url.searchParams.has('catalog_visibility'))
    const [page, size] = ['page', 'per_page'].map((name) => Number(url.searchParams.get(name))) as [
      number,
      number,
    ]
    const response = Response.json(all.slice((page - 1) * size, page * size), {
      headers: {
        'x-wp-total': String(all.length),
        'x-wp-totalpages': String(Math.max(1, Math.ceil(all.length / size))),
      },
    })
    return change ? change(url, response) : response
  }
  return { fetch, requests }
}

async function read(
  shop: Shop,
  change?: Parameters<typeof shopOf>[1],
  options: ShopReaderOptions = {},
): Promise<ShopReading> {
  const { fetch } = shopOf(shop, change)
  return readWooCommerce(new URL('https://shop.example/'), new ShopReader({ fetch, ...options }))
}

const many = (count: number) => Array.from({ length: count }, (_, index) => item(index + 1))

describe('readWooCommerce: a product', () => {
  it('has a readable name, slug, tags and categories, which the shop sends encoded', async () => {
    const { products, collections } = await read({
      products: [
        item(7, {
          name: 'Salt &amp; Pepper &#8211; &lt;2 kg Caf&eacute;',
          slug: '%d1%87%d0%b0%d0%b9',
          tags: [{ id: 1, name: 'Rock &#038; Roll', slug: 'rock' }],
          categories: [{ id: 5, name: 'Tea &amp; Co', slug: 'tea' }],
          images: [{ id: 1, src: 'https://shop.example/tea.jpg', alt: 'A &quot;tea&quot;' }],
        }),
      ],
      categories: [{ id: 5, name: 'Tea &amp; Co', slug: 'tea', parent: 0, description: '', image: null }],
    })
    expect(products[0]).toMatchObject({
      id: 'wc_7',
      storeId: 'shop.example',
      name: 'Salt & Pepper – <2 kg Café',
      slug: 'чай',
      tags: ['Rock & Roll'],
      images: [{ url: 'https://shop.example/tea.jpg', alt: 'A "tea"' }],
      collections: [{ id: 'wc_cat_5', name: 'Tea & Co', slug: 'tea' }],
    })
    expect(collections.map(({ name }) => name)).toEqual(['Tea & Co'])
  })

  it.each([
    ['1999', 2, '19.99'],
    ['5', 2, '0.05'],
    ['1200', 0, '1200'],
    ['12345', 3, '12.345'],
    ['900719925474099310', 2, '9007199254740993.10'],
  ])('has the price %s in minor units with %i decimals as %s', async (price, decimals, expected) => {
    const { products } = await read({
      products: [item(1, { prices: prices(price, { currency_minor_unit: decimals }) })],
    })
    expect(products[0]?.variants[0]).toMatchObject({ price: expected, compareAtPrice: null })
  })

  it('has a price before the sale only if it is higher', async () => {
    const { products } = await read({
      products: [
        item(1, { prices: prices('1500', { regular_price: '2000' }) }),
        item(2, { prices: prices('1500', { regular_price: '1000' }) }),
      ],
    })
    expect(products.map(({ variants }) => variants[0]?.compareAtPrice)).toEqual(['20.00', null])
  })

  it.each([
    ['not counted', {}, 0, 'IN_STOCK_QUANTITY_UNKNOWN'],
    ['not counted by an older version', { add_to_cart: { maximum: 99 } }, 0, 'IN_STOCK_QUANTITY_UNKNOWN'],
    ['counted', { add_to_cart: { maximum: 12, multiple_of: 1 } }, 12, 'IN_STOCK'],
    ['low', { low_stock_remaining: 2 }, 2, 'IN_STOCK'],
    [
      'one for each order',
      { sold_individually: true, add_to_cart: { maximum: 1 } },
      0,
      'IN_STOCK_QUANTITY_UNKNOWN',
    ],
    ['sold in sixes', { add_to_cart: { maximum: 12, multiple_of: 6 } }, 0, 'IN_STOCK_QUANTITY_UNKNOWN'],
    ['on back-order', { is_on_backorder: true }, 0, 'ON_BACKORDER'],
    ['sold out', { is_in_stock: false }, 0, 'OUT_OF_STOCK'],
    ['shown and not sold', { is_purchasable: false }, 0, 'OUT_OF_STOCK'],
  ])('whose stock is %s has a stock that the shop states', async (_, fields, quantity, status) => {
    const { products } = await read({ products: [item(1, fields)] })
    expect(products[0]?.variants[0]).toMatchObject({ stockQuantity: quantity, stockStatus: status })
  })

  it('is in the categories above its own, as in the shop', async () => {
    const category = (id: number, parent: number) => ({ id, name: `C${id}`, slug: `c${id}`, parent })
    const { products, collections } = await read({
      products: [item(1, { categories: [{ id: 3, name: 'C3', slug: 'c3' }] })],
      categories: [category(1, 0), category(2, 1), category(3, 2), category(4, 0)],
    })
    expect(products[0]?.collections.map((each) => (each as { slug: string }).slug)).toEqual([
      'c3',
      'c2',
      'c1',
    ])
    expect(collections.map(({ slug }) => slug)).toEqual(['c1', 'c2', 'c3'])
  })

  it('that the shop hides, of another type or without a price is left out and counted', async () => {
    const { products, losses } = await read({
      products: [
        item(1),
        item(2, { hidden: true }),
        item(3, { type: 'grouped' }),
        item(4, { type: 'subscription' }),
        item(5, { prices: prices('') }),
        item(6, { prices: prices('0'), is_purchasable: false }),
        item(7, { prices: prices('0') }),
      ],
    })
    expect(products.map(({ id }) => id)).toEqual(['wc_1', 'wc_7'])
    expect(losses).toContain('left out: products of the type "grouped" (1, first: "Product 3")')
    expect(losses).toContain('left out: products of the type "subscription" (1, first: "Product 4")')
    expect(losses).toContain('left out: products without a price (2, first: "Product 5")')
    expect(losses).toContainEqual(
      expect.stringMatching(/^in stock, number unknown: .* \(2, first: "Product 1"\)/),
    )
  })

  it('keeps its place in the order of the shop, with dates that make nothing look new', async () => {
    const { products, losses } = await read({ products: many(3) })
    const dates = products.map(({ createdAt }) => createdAt ?? '')
    expect(dates).toEqual(dates.toSorted())
    expect(dates.every((date) => date.startsWith('2000-'))).toBe(true)
    expect(losses.join()).toContain('dates: the Store API has none')
  })
})

describe('readWooCommerce: variations', () => {
  const attributes = [
    {
      id: 1,
      name: 'Colour',
      taxonomy: 'pa_colour',
      has_variations: true,
      terms: [
        { id: 1, name: 'Navy &amp; White', slug: 'navy-white' },
        { id: 2, name: 'Red', slug: 'red' },
      ],
    },
    {
      id: 0,
      name: 'Size',
      taxonomy: null,
      has_variations: true,
      terms: [
        { id: 0, name: 'S/M', slug: 'S/M' },
        { id: 0, name: 'L', slug: 'L' },
      ],
    },
    {
      id: 2,
      name: 'Care',
      taxonomy: 'pa_care',
      has_variations: false,
      terms: [{ id: 9, name: 'Wool', slug: 'wool' }],
    },
  ]
  const listed = (id: number, colour: string | null, size: string | null) => ({
    id,
    attributes: [
      { name: 'Colour', value: colour },
      { name: 'Size', value: size },
    ],
  })
  const tee = (...variations: readonly Item[]) => item(1, { type: 'variable', attributes, variations })

  it('show the names of their terms instead of the slugs', async () => {
    const { products } = await read({
      products: [tee(listed(11, 'navy-white', 'S/M'), listed(12, 'red', 'L'))],
      variations: [item(11, { prices: prices('2500') }), item(12, { is_in_stock: false })],
    })
    expect(products[0]?.options).toEqual([
      { name: 'Colour', values: ['Navy & White', 'Red'] },
      { name: 'Size', values: ['S/M', 'L'] },
    ])
    expect(products[0]?.variants).toMatchObject([
      { id: 'wc_11', price: '25.00', attributes: { Colour: 'Navy & White', Size: 'S/M' } },
      { id: 'wc_12', stockStatus: 'OUT_OF_STOCK', attributes: { Colour: 'Red', Size: 'L' } },
    ])
  })

  it('for any size are one variant for each size, without those that another variation sells', async () => {
    const { products, losses } = await read({
      products: [tee(listed(11, 'red', 'L'), listed(12, 'red', null))],
      variations: [item(11, { prices: prices('3000') }), item(12)],
    })
    expect(products[0]?.variants.map(({ id, price, attributes: each }) => [id, price, each])).toEqual([
      ['wc_11', '30.00', { Colour: 'Red', Size: 'L' }],
      ['wc_12_1', '19.99', { Colour: 'Red', Size: 'S/M' }],
    ])
    expect(losses.join()).toContain('variations for any value of an option (1,')
  })

  it('that the shop does not list, or without a price, are left out and counted', async () => {
    const { products, losses } = await read({
      products: [tee(listed(11, 'red', 'L'), listed(12, 'red', 'S/M'), listed(13, 'navy-white', 'L'))],
      variations: [item(11), item(12, { prices: prices('') })],
    })
    expect(products[0]?.variants.map(({ id }) => id)).toEqual(['wc_11'])
    expect(losses).toContainEqual(expect.stringMatching(/^left out: variations without a price.* \(2,/))
  })
})

describe('readWooCommerce: the reading', () => {
  it('pages through every list, asks for what the shop has, and sends no key', async () => {
    const { fetch, requests } = shopOf({ products: many(250) })
    const { products } = await readWooCommerce(
      new URL('https://shop.example/store/'),
      new ShopReader({ fetch }),
    )
    expect(new Set(products.map(({ id }) => id)).size).toBe(250)
    expect(requests.map(({ pathname }) => pathname.replace('/store/wp-json/wc/store/v1', ''))).toEqual([
      '/products/categories',
      '/products',
      '/products',
      '/products',
      '/products',
    ])
  })

  it('refuses a second currency and names both products', async () => {
    const reading = read({
      products: [item(1), item(2, { prices: prices('100', { currency_code: 'USD' }) })],
    })
    await expect(reading).rejects.toThrow('two currencies: EUR ("Product 1") and USD ("Product 2")')
  })

  it('works without the headers that some caches drop', async () => {
    const { products } = await read({ products: many(120) }, async (_, response) =>
      Response.json(await response.json()),
    )
    expect(products).toHaveLength(120)
  })

  it('refuses an empty shop, and says why its products are left out', async () => {
    await expect(read({})).rejects.toThrow('it has no product that can be shown.')
    await expect(read({ products: [item(1, { type: 'grouped' })] })).rejects.toThrow('of the type "grouped"')
  })

  it('refuses a list that is cut, or changes in the middle', async () => {
    const onPage =
      (number: string, answer: (response: Response) => Response) => (url: URL, response: Response) =>
        url.searchParams.get('page') === number ? answer(response) : response
    const cut = read(
      { products: many(150) },
      onPage('2', ({ headers }) => Response.json([], { headers })),
    )
    await expect(cut).rejects.toThrow('/products is cut: page 2 ends after 100 of 150 items')
    const changed = read(
      { products: many(150) },
      onPage('2', ({ headers }) =>
        Response.json([], { headers: { ...Object.fromEntries(headers), 'x-wp-total': '149' } }),
      ),
    )
    await expect(changed).rejects.toThrow('changed during the reading: 150 items, then 149. Try again.')
    const stuck = read({ products: many(150) }, async (url, response) =>
      Response.json(url.searchParams.has('type') ? [] : many(100), {
        headers: url.searchParams.has('type') ? response.headers : {},
      }),
    )
    await expect(stuck).rejects.toThrow('is cut: page 2 ends after 100 of more items')
  })

  it.each([
    [
      '<!doctype html><title>Home</title>',
      'is a web page, not JSON. Is this the address of a WooCommerce shop',
    ],
    ['<br /><b>Warning</b>: foreach() []', 'is a web page, not JSON'],
    ['[{"id":1', 'is not JSON, or was cut'],
    ['', 'is empty'],
    ['{"id":1}', 'is not a list'],
  ])('refuses the response %s', async (body, message) => {
    await expect(read({}, () => new Response(body))).rejects.toThrow(message)
  })

  it.each([401, 403, 404])(
    'refuses status %i, and asks whether this is a WooCommerce shop',
    async (status) => {
      const reading = read({}, () => new Response('no', { status }))
      await expect(reading).rejects.toThrow(
        `https://shop.example/wp-json/wc/store/v1/products/categories answered ${status}. Is this the address`,
      )
    },
  )
})
