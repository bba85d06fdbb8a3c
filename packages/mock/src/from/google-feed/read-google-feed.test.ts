import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { READ_LIMITS } from '../http/limits.js'
import { ShopReader } from '../http/shop-reader.js'
import { readGoogleFeed } from './read-google-feed.js'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feed-'))
})
afterAll(() => rm(folder, { recursive: true }))

const read = (feed: string | Uint8Array<ArrayBuffer>, contentType = 'application/xml', now?: number) => {
  const fetch = () => Promise.resolve(new Response(feed, { headers: { 'content-type': contentType } }))
  return readGoogleFeed(
    new URL('https://shop.example/feed.xml'),
    new ShopReader({ fetch }),
    now === undefined ? {} : { now },
  )
}

const xml = (...items: readonly string[]) =>
  `<?xml version="1.0"?>\n<rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel><title>Shop</title>${items
    .map((item) => `<item>${item}</item>`)
    .join('\n')}</channel></rss>\n`

const offer = (id: string, fields = '') =>
  `<g:id>${id}</g:id><g:title>Tee ${id}</g:title><g:availability>in_stock</g:availability><g:price>12.50 EUR</g:price>${fields}`

describe('readGoogleFeed: RSS and Atom', () => {
  it('reads offers of one group as one product with its options', async () => {
    const group = '<g:item_group_id>tee</g:item_group_id>'
    const { products, collections, currency } = await read(
      xml(
        `${offer('1', `${group}<g:size>S</g:size><g:product_type>Women &gt; Tops</g:product_type>`)}<g:image_link>https://x/1.jpg?a=1&amp;b=2</g:image_link>`,
        offer('2', `${group}<g:size>M</g:size><g:sale_price>9.99 EUR</g:sale_price>`).replace(
          'in_stock',
          'out of stock',
        ),
        offer('3', '<g:description><![CDATA[<p>Soft & warm</p>]]></g:description>').replace(
          'in_stock',
          'preorder',
        ),
      ),
    )
    expect(currency).toBe('EUR')
    expect(products).toMatchObject([
      {
        id: 'tee',
        name: 'Tee 1',
        slug: 'tee-1-tee',
        storeId: 'shop.example',
        images: [{ url: 'https://x/1.jpg?a=1&b=2', alt: '' }],
        options: [{ name: 'size', values: ['S', 'M'] }],
        variants: [
          {
            id: '1',
            price: '12.50',
            compareAtPrice: null,
            stockStatus: 'IN_STOCK_QUANTITY_UNKNOWN',
            attributes: { size: 'S' },
          },
          {
            id: '2',
            price: '9.99',
            compareAtPrice: '12.50',
            stockStatus: 'OUT_OF_STOCK',
            attributes: { size: 'M' },
          },
        ],
        collections: [{ name: 'Tops', slug: 'women-tops' }],
      },
      {
        id: '3',
        description: '<p>Soft & warm</p>',
        variants: [{ stockQuantity: 0, stockStatus: 'PREORDER' }],
      },
    ])
    expect(collections.map(({ slug }) => slug)).toEqual(['women-tops'])
    // The newest product comes first in a list.
    expect(products[0]!.createdAt! > products[1]!.createdAt!).toBe(true)
  })

  it('does not read the price of the shipping, a name of another vocabulary, or an RSS title as the offer’s', async () => {
    const { products } = await read(
      xml(
        `<g:shipping><g:country>DE</g:country><g:price>4.90 USD</g:price></g:shipping><title>RSS title</title><media:title xmlns:media="m">Media</media:title>${offer('1')}<!-- <g:price>1 USD</g:price> -->`,
      ),
    )
    expect(products[0]).toMatchObject({ name: 'Tee 1', variants: [{ price: '12.50' }] })
  })

  it('reads entries of Atom, and another prefix for the names of Google', async () => {
    const { products } = await read(
      `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:x="http://base.google.com/ns/1.0"><title>Shop</title><entry><x:id>1</x:id><title>Caf&#233; &amp; Co</title><link href="https://x/"/><x:price>5 USD</x:price></entry></feed>`,
    )
    expect(products[0]).toMatchObject({ name: 'Café & Co', variants: [{ price: '5.00' }] })
  })

  it.each([
    ['2026-11-24T12:00Z', '9.00', '12.50'],
    ['2026-12-24T12:00Z', '12.50', null],
  ])('at %s has the price %s, because a sale has a time', async (now, price, before) => {
    const sale =
      '<g:sale_price>9 EUR</g:sale_price><g:sale_price_effective_date>2026-11-20T00:00-0800/2026-12-01T00:00-0800</g:sale_price_effective_date>'
    const { products } = await read(xml(offer('1', sale)), undefined, Date.parse(now))
    expect(products[0]?.variants[0]).toMatchObject({ price, compareAtPrice: before })
  })

  it('gives equal leaves of different paths their whole names', async () => {
    const { collections } = await read(
      xml(
        offer('1', '<g:product_type>Women &gt; Shoes</g:product_type>'),
        offer('2', '<g:product_type>Men &gt; Shoes</g:product_type>'),
        offer('3', '<g:product_type>Men &gt; Hats</g:product_type>'),
      ),
    )
    expect(collections.map(({ name }) => name)).toEqual(['Women › Shoes', 'Men › Shoes', 'Hats'])
  })

  it('counts and leaves out what a shopper could not choose or what has no clear price', async () => {
    const group = '<g:item_group_id>tee</g:item_group_id>'
    const { products, losses } = await read(
      xml(
        offer('1', group),
        offer('2', group),
        offer('1'),
        offer('4').replace('12.50 EUR', '1.299 EUR'),
        offer('5').replace('in_stock', 'soon'),
      ),
    )
    expect(products.map(({ id, variants }) => [id, ...variants.map((each) => each.stockStatus)])).toEqual([
      ['tee', 'IN_STOCK_QUANTITY_UNKNOWN'],
      ['5', 'OUT_OF_STOCK'],
    ])
    for (const line of [
      'left out: offers that differ from another by nothing that a feed names (1, first: 2)',
      'left out: offers without an id, or with the id of another (1, first: "1")',
      'left out: offers whose price has no currency, or can be read in two ways (1, first: offer 4, "1.299 EUR")',
      'shown as sold out: offers without an availability (1, first: offer 5)',
    ])
      expect(losses).toContain(line)
  })
})

describe('readGoogleFeed: tables', () => {
  const table = [
    'id\titem group id\ttitle\tavailability\tprice\tsale price\tsize',
    '1\tA\t"Tee, ""soft""\n2 lines"\tin stock\t1,299.00 USD\t999.00 USD\tS',
    '2\tA\tTee\tout of stock\t1,299.00 USD\t\tM',
  ]

  it('reads columns with tabs, and quotes and line breaks in a cell', async () => {
    const { products } = await read(`\ufeff${table.join('\r\n')}\r\n`, 'text/plain')
    expect(products).toMatchObject([
      {
        id: 'A',
        name: 'Tee, "soft"\n2 lines',
        variants: [{ price: '999.00', compareAtPrice: '1299.00' }, { price: '1299.00' }],
      },
    ])
  })

  it('reads columns with commas', async () => {
    const { products } = await read('id,title,price\n1,"Tea, green",5 USD\n', 'text/csv')
    expect(products[0]?.name).toBe('Tea, green')
  })

  it('refuses a second currency and names both offers', async () => {
    const reading = read(`${table.join('\n')}\n3\tB\tTee\tin stock\t5 EUR\t\tM\n`)
    await expect(reading).rejects.toThrow('two currencies: USD (offer 1) and EUR (offer 3)')
  })

  it.each([
    ['a web page', '<!DOCTYPE html><title>Login</title>', 'is a web page, not a product feed'],
    ['a table of something else', 'name\tcity\nA\tB\n', 'is not a product feed'],
    ['a file without offers', xml(), 'it has no product that can be shown'],
    ['a cut document', xml(offer('1'), offer('2')).slice(0, -40), 'is cut: it ends inside <g:price>'],
    ['a cut table', table.join('\n').slice(0, -30), 'is cut: it ends in the middle of row 2'],
    ['an open quote', 'id\ttitle\tprice\n1\t"Tea\t5 USD\n', 'is cut: it ends in the middle of row 1'],
  ])('refuses %s', async (_, feed, message) => {
    await expect(read(feed)).rejects.toThrow(message)
  })
})

describe('readGoogleFeed: files and encodings', () => {
  const latin1 = Buffer.from(
    xml(offer('1'))
      .replace('Tee 1', 'Größe')
      .replace('version="1.0"?', 'version="1.0" encoding="ISO-8859-1"?'),
    'latin1',
  )

  it('reads a file, gzipped or not', async () => {
    for (const [name, content] of [
      ['feed.xml', xml(offer('1'))],
      ['feed.xml.gz', gzipSync(xml(offer('1')))],
    ] as const) {
      await writeFile(join(folder, name), content)
      const { products } = await readGoogleFeed(join(folder, name), new ShopReader())
      expect(products).toHaveLength(1)
    }
  })

  it('reads the encoding that the document names', async () => {
    expect((await read(latin1)).products[0]?.name).toBe('Größe')
    const utf16 = Buffer.from(`\ufeff${xml(offer('1')).replace('Tee 1', 'Größe')}`, 'utf16le')
    expect((await read(utf16)).products[0]?.name).toBe('Größe')
  })

  it('refuses a document in another encoding than it names', async () => {
    const wrong = Buffer.from(latin1.toString('latin1').replace('ISO-8859-1', 'utf-8'), 'latin1')
    await expect(read(wrong)).rejects.toThrow('cannot read https://shop.example/feed.xml')
  })

  it('refuses a missing file, and one that is too large, also after it is unpacked', async () => {
    const limits = { ...READ_LIMITS, maxBytes: 1_000_000 }
    const missing = join(folder, 'missing.xml')
    await expect(readGoogleFeed(missing, new ShopReader())).rejects.toThrow(
      /cannot read .*missing\.xml: ENOENT/,
    )
    for (const [name, content] of [
      ['large.xml', 'x'.repeat(1_100_000)],
      ['large.xml.gz', gzipSync('x'.repeat(1_100_000))],
    ] as const) {
      await writeFile(join(folder, name), content)
      const reading = readGoogleFeed(join(folder, name), new ShopReader(), { limits })
      await expect(reading).rejects.toThrow('it has more than 1 MB')
    }
  })
})
