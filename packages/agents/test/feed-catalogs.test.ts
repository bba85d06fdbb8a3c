import { describe, expect, it } from 'vitest'

import type { Product } from '../../../src/core/schemas/product.js'
import { catalogsAbsent, readBoutique, readElectronics } from '../../../test/catalogs.js'
import { readJsonLines, readTsv, readXml, SITE, writeFeed } from './read-feed.js'

const isLong = Boolean(process.env['STOREFRONT_LONG'])

/** What both specifications have, in the words of Google. */
interface Compared {
  readonly variantId: string | null
  readonly price: unknown
  readonly salePrice: unknown
  readonly availability: unknown
  readonly image: unknown
}

const variantOf = (url: unknown) => new URL(String(url)).searchParams.get('variant')

const readGoogle = (rows: ReturnType<typeof readXml>): Compared[] =>
  rows.map(({ link, price, sale_price, availability, image_link }) => ({
    variantId: variantOf(link?.[0]),
    price: price?.[0],
    salePrice: sale_price?.[0],
    availability: availability?.[0],
    image: image_link?.[0],
  }))

const readOpenAi = (text: string): Compared[] =>
  readJsonLines(text).map(({ url, price, sale_price, availability, image_url }) => ({
    variantId: variantOf(url),
    price,
    salePrice: sale_price,
    availability: availability === 'pre_order' ? 'preorder' : availability,
    image: image_url,
  }))

/** As the API has it, written with two decimals: no arithmetic. Undefined for an amount that is finer. */
function money(amount: string): string | undefined {
  const [whole = '', decimals = ''] = amount.split('.')
  if (/[1-9]/.test(decimals.slice(2))) return undefined
  return `${whole}.${decimals.slice(0, 2).padEnd(2, '0')} EUR`
}

/** What the row of a variant must say. Undefined for a variant that no feed may have. */
function expectRow(product: Product, variant: Product['variants'][number]): Compared | undefined {
  const before = variant.compareAtPrice
  const isReduced = before !== null && Number(before) > Number(variant.price)
  const price = money(isReduced ? before : variant.price)
  const salePrice = isReduced ? money(variant.price) : undefined
  const raw = [variant.image, ...product.images].find(
    (each): each is string | { url?: string; src?: string } =>
      each !== null && each !== undefined && each !== '',
  )
  const source = typeof raw === 'object' ? (raw.url ?? raw.src) : raw
  if (!source || !price || Number(variant.price) === 0 || (isReduced && !salePrice)) return undefined
  const isPreorder = /PRE_?ORDER/.test(variant.stockStatus)
  const isBackorder = /BACK_?ORDER/.test(variant.stockStatus) && variant.stockQuantity === 0
  const isAvailable = variant.stockQuantity > 0 || isPreorder || isBackorder
  return {
    variantId: variant.id,
    price,
    salePrice,
    availability: !isAvailable
      ? 'out_of_stock'
      : isPreorder
        ? 'preorder'
        : isBackorder
          ? 'backorder'
          : 'in_stock',
    image: new URL(source, SITE).href,
  }
}

const formats = [
  ['google-xml', (text: string) => readGoogle(readXml(text))],
  ['google-tsv', (text: string) => readGoogle(readTsv(text))],
  ['openai-jsonl', readOpenAi],
] as const

/** All products in the long form, except 50,000 in XML, which the parser of jsdom would hold in memory. */
const catalogs = [
  ['boutique', (every: number) => readBoutique().filter((_, index) => index % every === 0)],
  ['electronics', (every: number) => readElectronics().filter((_, index) => index % every === 0)],
] as const

const cases = catalogs.flatMap(([catalog, read]) =>
  formats.map(([format, readFeed]) => {
    const isXml = format === 'google-xml'
    const every = catalog === 'boutique' ? (isLong || !isXml ? 1 : 5) : isLong && !isXml ? 1 : 25
    return { catalog, format, read: () => read(every), readFeed }
  }),
)

describe.skipIf(catalogsAbsent)(`a feed of a real catalogue (${catalogsAbsent ?? 'read in place'})`, () => {
  it.each(cases)(
    'of $catalog as $format has each variant with the price, reduction, availability and picture of the API',
    { timeout: 300_000 },
    async ({ catalog, format, read, readFeed }) => {
      const products = read().filter(({ status }) => status === 'ACTIVE')
      const getFields = () => ({ brand: 'Brand', availability_date: '2027-01-31' })
      const { text, problems, result } = await writeFeed(products, { format, getFields })
      const rows = new Map(readFeed(text).map((row) => [row.variantId, row]))
      expect(rows.size).toBe(result.rows)
      const left = new Set(problems.map(({ variantId }) => variantId))
      const wrong: unknown[] = []
      for (const product of products) {
        for (const variant of product.variants) {
          const expected = expectRow(product, variant)
          const found = rows.get(variant.id)
          if (JSON.stringify(found) !== JSON.stringify(expected)) wrong.push([found, expected])
          if ((expected === undefined) !== left.has(variant.id)) wrong.push([variant.id, 'reported'])
        }
      }
      expect(wrong.slice(0, 5)).toEqual([])
      if (isLong) console.log(`${catalog} as ${format}: ${result.rows} rows, ${result.problems} left out`)
      expect(result.rows).toBeGreaterThan(100)
    },
  )
})
