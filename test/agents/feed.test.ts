// @ts-expect-error jsdom has no types here
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { createProductFeed, type FeedProblem, type ProductFeedOptions } from 'storefront-agents/feed'
import { buildProduct, createMockStore } from 'storefront-mock'

import { createStorefrontClient } from '../../src/core/client/create-storefront-client.js'
import type { StoreRules } from '../../src/core/client/store-rules.js'
import type { Product } from '../../src/core/schemas/product.js'
import { catalogsAbsent, readBoutique } from '../catalogs.js'

const SITE = 'https://shop.example'
type Row = Record<string, string[]>
const Dom = JSDOM as unknown as new (text: string, options: object) => { window: { document: Document } }

async function writeFeed(products: readonly Product[], options: Partial<ProductFeedOptions> = {}) {
  const store = createMockStore({ products, apiKey: 'sk_secret_of_the_server' })
  const rules: StoreRules = { currency: 'EUR' }
  const client = createStorefrontClient({
    baseUrl: store.baseUrl,
    apiKey: 'sk_secret_of_the_server',
    fetch: store.fetch,
    rules,
  })
  const problems: FeedProblem[] = []
  const feed = createProductFeed({
    client,
    format: 'google-xml',
    siteUrl: SITE,
    getProductUrl: ({ slug }, variantId) => `/products/${slug}?variant=${encodeURIComponent(variantId)}`,
    onProblem: (problem) => problems.push(problem),
    ...options,
  })
  let text = ''
  for await (const chunk of feed.stream) text += chunk
  return { text, problems, result: feed.getResult() }
}

/** Read by the XML parser of jsdom, which shares no code with the feed. */
function readXml(text: string): Row[] {
  const { document } = new Dom(text, { contentType: 'text/xml' }).window
  return [...document.querySelectorAll('item')].map((item) => {
    const row: Row = {}
    for (const { localName, namespaceURI, textContent } of item.children) {
      expect(namespaceURI).toBe('http://base.google.com/ns/1.0')
      row[localName] = [...(row[localName] ?? []), textContent ?? '']
    }
    return row
  })
}

function readTsv(text: string): Row[] {
  const [head = '', ...lines] = text.replace(/\n$/, '').split('\n')
  const names = head.split('\t')
  return lines.map((line) => {
    const cells = line.split('\t')
    expect(cells).toHaveLength(names.length)
    return Object.fromEntries(names.flatMap((name, index) => (cells[index] ? [[name, [cells[index]]]] : [])))
  })
}

/** As the API has it, written with two decimals. */
const money = (amount: string) => {
  const [whole = '', decimals = ''] = amount.split('.')
  return `${whole}.${decimals.padEnd(2, '0')} EUR`
}

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
    expect(result).toEqual({ rows: 0, problems: changed.length })
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

  it('holds one page of 50,000 products at a time', async () => {
    const template = buildProduct({ images: ['/a.png'] })
    let alive = 0
    let most = 0
    async function* iterate() {
      for (let index = 0; index < 50_000; index += 1) {
        alive += 1
        most = Math.max(most, alive)
        yield { ...template, id: `p${index}` }
        alive -= 1
      }
    }
    const feed = createProductFeed({
      client: { products: { iterate }, rules: { currency: 'EUR' } } as never,
      format: 'google-tsv',
      siteUrl: SITE,
      getProductUrl: ({ slug }) => `/products/${slug}`,
    })
    let longest = 0
    for await (const chunk of feed.stream) longest = Math.max(longest, chunk.length)
    expect(feed.getResult()).toEqual({ rows: 50_000 * template.variants.length, problems: 0 })
    // The next product is asked for when the text of the one before was taken, and no text grows with the store.
    expect(most).toBe(1)
    expect(longest).toBeLessThan(5000)
  })
})

describe.skipIf(catalogsAbsent)(`a feed of a real catalogue (${catalogsAbsent ?? 'read in place'})`, () => {
  it.each([
    ['google-xml', readXml],
    ['google-tsv', readTsv],
  ] as const)(
    'as %s has each variant with the price, reduction and availability of the API',
    async (format, read) => {
      const products = readBoutique().filter(({ status }) => status === 'ACTIVE')
      const { text, problems, result } = await writeFeed(products, { format })
      const rows = read(text)
      expect(rows).toHaveLength(result.rows)
      expect(new Set(rows.map((row) => row['id']![0])).size).toBe(rows.length)
      const byLink = new Map(rows.map((row) => [new URL(row['link']![0]!).searchParams.get('variant'), row]))
      const left = new Set(problems.map(({ variantId }) => variantId))
      const wrong: unknown[] = []
      let compared = 0
      for (const { id, variants } of products) {
        for (const variant of variants) {
          const row = byLink.get(variant.id)
          if ((row === undefined) !== left.has(variant.id)) wrong.push([id, variant.id, 'missing'])
          if (row === undefined) continue
          compared += 1
          const before = variant.compareAtPrice
          const isReduced = before !== null && Number(before) > Number(variant.price)
          const expected = isReduced
            ? [money(before), money(variant.price)]
            : [money(variant.price), undefined]
          const isAvailable = variant.stockQuantity > 0 || /BACK_?ORDER|PRE_?ORDER/.test(variant.stockStatus)
          const found = [row['price']?.[0], row['sale_price']?.[0]]
          if (found.join() !== expected.join()) wrong.push([variant.id, found, expected])
          if ((row['availability']?.[0] !== 'out_of_stock') !== isAvailable)
            wrong.push([variant.id, row['availability']])
        }
      }
      expect(wrong).toEqual([])
      expect(compared).toBe(result.rows)
      expect(compared).toBeGreaterThan(500)
    },
  )
})
