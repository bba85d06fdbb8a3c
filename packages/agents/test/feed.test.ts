import { describe, expect, it } from 'vitest'
import {
  createProductFeed,
  getFeedId,
  type FeedFields,
  type ProductFeedOptions,
} from 'storefront-agents/feed'
import { buildProduct } from 'storefront-mock'

import type { StoreRules } from '../../../src/core/client/store-rules.js'
import type { Product } from '../../../src/core/schemas/product.js'
import { createCatalog } from '../src/catalog/create-catalog.js'
import { createStorefrontClient } from '../../../src/core/client/create-storefront-client.js'
import { getProductJsonLd } from '../../../src/core/seo/get-product-json-ld.js'
import { createAgentShop } from './agent-shop.js'
import { readJsonLines, readTsv, readXml, SITE, writeFeed } from './read-feed.js'

describe('createProductFeed', () => {
  it('writes what shops write: quotes, tabs, emoji, control characters and half of a surrogate pair', async () => {
    const name = '"Elm" <b>&\t\u0007lamp</b> 🪔\ud800'
    const product = buildProduct({ name, images: ['/a b.png', '/c,d.png'], description: 'One\n\nTwo' })
    for (const [format, read] of [
      ['google-xml', readXml],
      ['google-tsv', readTsv],
    ] as const) {
      const { text, problems } = await writeFeed([product], { format })
      expect(problems).toEqual([])
      const rows = read(text)
      expect(rows).toHaveLength(product.variants.length)
      expect(rows[0]?.['title']?.[0]).toContain('Elm')
      expect(rows[0]?.['image_link']).toEqual([`${SITE}/a%20b.png`])
      expect(text).not.toContain('sk_secret')
    }
  })

  it.each<[string, Parameters<typeof buildProduct>[0], string]>([
    ['a picture', { images: [] }, 'image_link'],
    ['a price above 0', { price: '0.00' }, 'price'],
    ['a price that the currency has', { price: '1.005' }, 'price'],
    [
      'a date for a preorder',
      { images: ['/a.png'], stockStatus: 'PRE_ORDER', stockQuantity: 0 } as never,
      'availability_date',
    ],
  ])('leaves out and reports a variant without %s', async (_name, fields, field) => {
    const { variants, ...product } = buildProduct({ images: ['/a.png'], ...(fields as object) })
    const { price, stockStatus, stockQuantity } = fields as Partial<Product['variants'][number]>
    const changed = variants.map((variant) => ({
      ...variant,
      image: null,
      ...(price && { price }),
      ...(stockStatus && { stockStatus, stockQuantity: stockQuantity ?? 0 }),
    }))
    const { problems, result, text } = await writeFeed([{ ...product, variants: changed }], {
      rules: { isVariantAvailable: () => true },
    })
    expect(result).toMatchObject({ rows: 0, problems: changed.length })
    expect(problems.map((problem) => problem.field)).toEqual(changed.map(() => field))
    expect(readXml(text)).toEqual([])
  })

  it('keeps drafts out, and gives ids of at most 50 characters that differ', async () => {
    const uuid = (n: number) => `${String(n).padStart(8, '0')}-1111-4222-8333-444444444444`
    const products = [1, 2, 3].map((n) => {
      const product = buildProduct({
        id: uuid(n),
        images: ['/a.png'],
        status: n === 3 ? 'DRAFT' : 'ACTIVE',
        options: { Size: ['S', 'M'] },
      })
      return {
        ...product,
        variants: product.variants.map((variant, index) => ({ ...variant, id: uuid(n * 10 + index) })),
      }
    })
    const rows = readXml((await writeFeed(products)).text)
    const ids = rows.map((row) => row['id']![0]!)
    expect(new Set(ids).size).toBe(4)
    expect(Math.max(...ids.map((id) => id.length))).toBeLessThanOrEqual(50)
    expect(new Set(rows.map((row) => row['item_group_id']![0])).size).toBe(2)
  })

  it('has the reduction of the page: from the prior price where the shop has one, and none where it is not known', async () => {
    const product = buildProduct({
      id: 'lamp',
      images: ['/a.png'],
      price: '80.00',
      compareAtPrice: '100.00',
    } as never)
    const one = {
      ...product,
      variants: product.variants.map((variant) => ({ ...variant, price: '80.00', compareAtPrice: '100.00' })),
    }
    const priceOf = async (rules?: StoreRules) => {
      const [row] = readXml((await writeFeed([one], { rules })).text)
      return [row?.['price']?.[0], row?.['sale_price']?.[0]]
    }
    expect(await priceOf()).toEqual(['100.00 EUR', '80.00 EUR'])
    expect(await priceOf({ getPriorPrice: () => '90.00' })).toEqual(['90.00 EUR', '80.00 EUR'])
    expect(await priceOf({ getPriorPrice: () => undefined })).toEqual(['80.00 EUR', undefined])
  })

  it('asks for the next page when the text of the one before was taken', async () => {
    const template = buildProduct({ images: ['/a.png'] })
    let pages = 0
    const list = async () => {
      const items = Array.from({ length: 100 }, (_, index) => ({ ...template, id: `p${pages}-${index}` }))
      pages += 1
      return { items, invalidItems: [], hasMore: pages < 50, lastId: items.at(-1)?.id }
    }
    const feed = createProductFeed({
      client: { products: { list }, rules: { currency: 'EUR' } } as never,
      format: 'google-tsv',
      siteUrl: SITE,
      getProductUrl: ({ slug }) => `/products/${slug}`,
    })
    let longest = 0
    let taken = 0
    for await (const chunk of feed.stream) {
      // The first text is the head of the table.
      expect(pages).toBe(Math.ceil(taken / 100))
      taken += 1
      longest = Math.max(longest, chunk.length)
    }
    expect(feed.getResult()).toMatchObject({ rows: 5000 * template.variants.length, problems: 0 })
    // No text grows with the store.
    expect(longest).toBeLessThan(5000)
  })

  it('reports the products that the client cannot read', async () => {
    const good = buildProduct({ images: ['/a.png'] })
    const bad = Array.from({ length: 99 }, (_, index) => ({ id: `bad${index}`, name: 7 }))
    const client = createStorefrontClient({
      baseUrl: 'https://shop.test/api/v1',
      apiKey: null,
      fetch: async () => Response.json({ data: [...bad, good], has_more: false }),
      onInvalidItem: () => {},
      rules: { currency: 'EUR' },
    })
    const { problems, result } = await writeFeed([], { client })
    expect(result).toMatchObject({ rows: good.variants.length, problems: 99 })
    expect(result.firstProblems).toEqual(problems)
    expect(problems[0]).toMatchObject({ productId: 'bad0', variantId: '', field: expect.any(String) })
  })

  it.each([
    ['an empty page that promises more', { data: [], has_more: true }, /empty page/],
    ['the same page again and again', { data: [buildProduct()], has_more: true }, /repeats its pages/],
  ])('throws, and does not write half a store, for %s', async (_what, body, reason) => {
    const client = createStorefrontClient({
      baseUrl: 'https://shop.test/api/v1',
      apiKey: null,
      fetch: async () => Response.json(body),
      rules: { currency: 'EUR' },
    })
    await expect(writeFeed([], { client })).rejects.toThrow(reason)
  })
})

const shirt = buildProduct({
  id: 'shirt',
  name: 'Shirt',
  slug: 'shirt',
  description: 'A <b>shirt</b>.',
  images: ['/a.png', '/b,c.png'],
  options: { Colour: ['Blue'], Size: ['S', 'M'] },
  price: '20.00',
} as never)

/** A change of the first variant; the product has no other one. */
const withVariant = (fields: Partial<Product['variants'][number]>): Product => {
  const [variant] = shirt.variants as [Product['variants'][number]]
  return { ...shirt, variants: [{ ...variant, ...fields }] }
}

describe('a feed for Google', () => {
  it('groups variants by a title and options of their own, and reads colour and size from the options', async () => {
    const rows = readXml((await writeFeed([shirt])).text)
    expect(rows.map((row) => row['variant_option'])).toEqual([
      ['Colour: Blue', 'Size: S'],
      ['Colour: Blue', 'Size: M'],
    ])
    for (const row of rows) {
      expect([row['item_group_title'], row['color']]).toEqual([['Shirt'], ['Blue']])
      expect(row['title']![0]).toMatch(/^Shirt – Blue \/ [SM]$/)
    }
  })

  it('writes the date of a preorder as Google reads it, and none for an item in stock', async () => {
    const dateOf = async (fields: Partial<Product['variants'][number]>, availability_date: string) => {
      const getFields = () => ({ availability_date })
      const { text, problems } = await writeFeed([withVariant(fields)], { getFields })
      const [row] = readXml(text)
      return [row?.['availability']?.[0], row?.['availability_date']?.[0], problems[0]?.reason]
    }
    const preorder = { stockStatus: 'PRE_ORDER', stockQuantity: 0 }
    expect(await dateOf(preorder, '2027-01-31')).toEqual(['preorder', '2027-01-31T00:00Z', undefined])
    expect((await dateOf(preorder, '2027-01-31T11:07:30+01:00'))[1]).toBe('2027-01-31T10:07Z')
    expect((await dateOf(preorder, 'soon'))[2]).toContain('not a date')
    expect(await dateOf({ stockQuantity: 5 }, '2027-01-31')).toEqual(['in_stock', undefined, undefined])
    const backorder = { stockStatus: 'BACKORDER', stockQuantity: 0 }
    expect((await dateOf(backorder, '2027-01-31'))[0]).toBe('backorder')
    expect((await dateOf({ ...backorder, stockQuantity: 5 }, '2027-01-31'))[0]).toBe('in_stock')
  })

  it.each<[string, FeedFields, string]>([
    ['a GTIN with a wrong check digit', { gtin: '9506000134353' }, 'gtin'],
    ['a GTIN of ten digits', { gtin: '1455582344' }, 'gtin'],
    ['a condition that the specification does not know', { condition: 'good' as never }, 'condition'],
    ['an age group that the specification does not know', { age_group: 'old' as never }, 'age_group'],
  ])('reports %s', async (_what, fields, field) => {
    const { problems } = await writeFeed([withVariant({})], { getFields: () => fields })
    expect(problems).toMatchObject([{ productId: 'shirt', field }])
  })

  it('accepts a GTIN with spaces, and cuts texts that are too long', async () => {
    const getFields = () => ({ gtin: '9506 0001 34352', brand: 'B'.repeat(80) })
    const [row] = readXml((await writeFeed([withVariant({})], { getFields })).text)
    expect([row?.['gtin'], row?.['brand']?.[0]?.length]).toEqual([['9506000134352'], 70])
    expect(row?.['identifier_exists']).toBeUndefined()
  })

  it('says that a product has no identifiers only if the shop says so', async () => {
    const says = async (fields: FeedFields) => {
      const [row] = readXml((await writeFeed([withVariant({})], { getFields: () => fields })).text)
      return row?.['identifier_exists']
    }
    expect([await says({ brand: 'Own' }), await says({ identifier_exists: 'no' })]).toEqual([
      undefined,
      ['no'],
    ])
  })

  it('reports a sale price of nothing, and a page without a web address', async () => {
    const free = await writeFeed([withVariant({ price: '0.00', compareAtPrice: '10.00' })])
    expect(free.problems).toMatchObject([{ field: 'sale_price', reason: 'must be above 0' }])
    const lost = await writeFeed([withVariant({})], { getProductUrl: () => 'javascript:alert(1)' })
    expect(lost.problems).toMatchObject([{ field: 'link', reason: 'is missing, or is not a web address' }])
  })
})

describe('a feed for OpenAI', () => {
  const options: Partial<ProductFeedOptions> = {
    format: 'openai-jsonl',
    shopName: 'Fjord Supply',
    getFields: () => ({ brand: 'Fjord', product_type: 'Clothing > Shirts' }),
  }

  it('is one JSON object a line, in the fields of the specification', async () => {
    const { text, result } = await writeFeed([shirt], options)
    expect(result).toMatchObject({ rows: 2, problems: 0 })
    const [first] = readJsonLines(text)
    expect(first).toEqual({
      item_id: getFeedId(shirt, shirt.variants[0]),
      title: 'Shirt – Blue / S',
      description: 'A shirt.',
      url: `${SITE}/products/shirt?variant=${shirt.variants[0]!.id}`,
      brand: 'Fjord',
      seller_name: 'Fjord Supply',
      seller_url: SITE,
      image_url: `${SITE}/a.png`,
      additional_image_urls: [`${SITE}/b,c.png`],
      availability: 'in_stock',
      price: '20.00 EUR',
      is_eligible_search: true,
      is_eligible_checkout: false,
      group_id: 'shirt',
      listing_has_variations: true,
      variant_dict: { Colour: 'Blue', Size: 'S' },
      condition: 'new',
      product_category: 'Clothing > Shirts',
      color: 'Blue',
      size: 'S',
    })
  })

  it('calls a preorder pre_order, and needs no date for it', async () => {
    const product = withVariant({ stockStatus: 'PRE_ORDER', stockQuantity: 0 })
    const [row] = readJsonLines((await writeFeed([product], options)).text)
    expect(row).toMatchObject({ availability: 'pre_order' })
    expect(row).not.toHaveProperty('availability_date')
    expect(row).not.toHaveProperty('group_id')
  })

  it.each<[string, FeedFields, string]>([
    ['no brand', {}, 'brand'],
    ['a country that is not a code', { brand: 'Fjord', target_countries: ['usa'] }, 'target_countries'],
  ])('reports a variant with %s', async (_what, fields, field) => {
    const { problems } = await writeFeed([withVariant({})], { ...options, getFields: () => fields })
    expect(problems).toMatchObject([{ field }])
  })
})

describe('the id of a row', () => {
  it.each(['shirt', 'é'.repeat(80), '0f8fad5b-d9cb-469f-a165-70867728950e-0f8fad5b-d9cb-469f'])(
    'has the group %s in the feed and in the structured data',
    async (id) => {
      const product = { ...shirt, id }
      const [row] = readTsv((await writeFeed([product], { format: 'google-tsv' })).text)
      const jsonLd = getProductJsonLd(product, { url: SITE, rules: { currency: 'EUR' } })
      expect(row?.['item_group_id']).toEqual([jsonLd.productGroupID])
      expect(String(jsonLd.productGroupID).length).toBeLessThanOrEqual(50)
    },
  )

  it('finds the variant in a lookup of an agent, if the shop maps it', async () => {
    const [, medium] = shirt.variants as [Product['variants'][number], Product['variants'][number]]
    const rowId = getFeedId(shirt, medium)
    const catalog = createCatalog({
      ...createAgentShop([shirt]).options,
      findProductId: (id) => (id === rowId ? { productId: shirt.id, variantId: medium.id } : undefined),
    })
    const { products } = await catalog.lookup({ ids: [rowId] })
    expect(products).toMatchObject([
      { id: 'shirt', variants: [{ id: medium.id, inputs: [{ id: rowId, match: 'exact' }] }] },
    ])
  })
})
