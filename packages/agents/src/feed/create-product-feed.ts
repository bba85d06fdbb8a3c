import type { AnyStorefrontClient, Product, StoreRules } from 'storefront-react/core'

import { rulesOf } from '../catalog/rules-of.js'
import { RowProblem, toFeedRow, type FeedFields, type RowOptions } from './feed-row.js'
import type { FeedProblem, ProductFeed } from './product-feed.js'
import { tsvWriter, xmlWriter } from './write-row.js'

/** Options of `createProductFeed`. */
export interface ProductFeedOptions {
  /** The server's client. */
  readonly client: Pick<AnyStorefrontClient, 'products' | 'rules'>
  /** Google Merchant Center's RSS 2.0, or tab-separated values. */
  readonly format: 'google-xml' | 'google-tsv'
  /** The shop's address, `https://shop.example`. Makes addresses absolute. */
  readonly siteUrl: string
  /** The shop's name, for `google-xml`. Default: the host of `siteUrl`. */
  readonly title?: string | undefined
  /** The path or URL of a product's page with the variant chosen. */
  readonly getProductUrl: RowOptions['getProductUrl']
  /** The address of a picture, as your image loader returns it for a large width. Default: as the API has it. */
  readonly getImageUrl?: ((src: string) => string) | undefined
  /** What the API lacks: brand, gtin, mpn, condition, the date of a preorder. */
  readonly getFields?: ((variant: Product['variants'][number], product: Product) => FeedFields) | undefined
  /** Default: the client's, so that the feed has the prices, reductions and availability of the page. */
  readonly rules?: StoreRules | undefined
  /** Default: status `ACTIVE`. */
  readonly include?: ((product: Product) => boolean) | undefined
  /** Called for each variant that is left out. */
  readonly onProblem?: ((problem: FeedProblem) => void) | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Streams all products of the store as a feed: one row a variant. Each row is checked before it is written; one that the
 * specification does not allow is left out and reported. Holds one page of products at a time.
 * @throws {MissingCurrencyError} without a currency in `rules` and in the client's
 * @example
 * const feed = createProductFeed({ client, format: 'google-xml', siteUrl, getProductUrl })
 * await pipeline(Readable.from(feed.stream), createWriteStream('feed.xml.new'))
 * const { rows, problems } = feed.getResult()
 * @see https://support.google.com/merchants/answer/7052112
 */
export function createProductFeed({
  client,
  format,
  siteUrl,
  title = new URL(siteUrl).host,
  getProductUrl,
  getImageUrl = String,
  getFields = () => ({}),
  rules,
  include = ({ status }) => status === 'ACTIVE',
  onProblem,
  signal,
}: ProductFeedOptions): ProductFeed {
  const writer = format === 'google-tsv' ? tsvWriter : xmlWriter(title, siteUrl)
  const rowOptions: RowOptions = {
    rules: rulesOf({ client, rules }),
    siteUrl,
    getProductUrl,
    getImageUrl,
    getFields,
  }
  const result = { rows: 0, problems: 0 }

  function writeVariant(product: Product, variant: Product['variants'][number]): string {
    try {
      const text = writer.row(toFeedRow(product, variant, rowOptions))
      result.rows += 1
      return text
    } catch (error) {
      if (!(error instanceof RowProblem)) throw error
      result.problems += 1
      const { field, message: reason } = error
      onProblem?.({ productId: product.id, variantId: variant.id, field, reason })
      return ''
    }
  }

  async function* write(): AsyncGenerator<string, void, undefined> {
    yield writer.start
    for await (const item of client.products.iterate({ limit: 100 }, { signal })) {
      const product = item as Product
      if (!include(product)) continue
      const text = product.variants.map((variant) => writeVariant(product, variant)).join('')
      if (text !== '') yield text
    }
    yield writer.end
  }

  return { stream: write(), getResult: () => ({ ...result }) }
}
