import type { AnyStorefrontClient, InvalidItem, Product, StoreRules } from 'storefront-react/core'

import { includeOf, rulesOf } from '../catalog/rules-of.js'
import type { FeedFields } from './feed-fields.js'
import { toGoogleRow } from './google-row.js'
import { createOffers, type Offer, type OfferOptions } from './offer.js'
import { toOpenAiRow } from './openai-row.js'
import type { FeedProblem, ProductFeed } from './product-feed.js'
import { readPages } from './read-pages.js'
import { RowProblem, type FeedRow } from './row.js'
import { jsonLinesWriter, tsvWriter, xmlWriter, type FeedWriter } from './write-row.js'

/** The result does not grow with the store. */
const MAX_LISTED = 100

/** Options of `createProductFeed`. */
export interface ProductFeedOptions {
  /** The server's client. */
  readonly client: Pick<AnyStorefrontClient, 'products' | 'rules'>
  /** For Google Merchant Center, RSS 2.0 or tab-separated values; for OpenAI's product feed, JSON Lines. */
  readonly format: 'google-xml' | 'google-tsv' | 'openai-jsonl'
  /** The shop's address, `https://shop.example`. Makes addresses absolute. */
  readonly siteUrl: string
  /** The shop's name: the title of `google-xml`, and the seller of `openai-jsonl`. Default: the host of `siteUrl`. */
  readonly shopName?: string | undefined
  /** The path or URL of a product's page with the variant chosen. */
  readonly getProductUrl: (product: Product, variantId: string) => string
  /** The address of a picture, as your image loader returns it for a large width. Default: as the API has it. */
  readonly getImageUrl?: ((src: string) => string) | undefined
  /** What the API lacks: brand, gtin, mpn, condition, the date of a preorder. */
  readonly getFields?: ((variant: Product['variants'][number], product: Product) => FeedFields) | undefined
  /** Default: the client's, so that the feed has the prices, reductions and availability of the page. */
  readonly rules?: StoreRules | undefined
  /** Default: the products that `rules.isProductForSale` sells. */
  readonly include?: ((product: Product) => boolean) | undefined
  /** Called for each variant, and each product that the client cannot read, that is left out. */
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
 * @see https://developers.openai.com/commerce/specs/file-upload/products
 */
export function createProductFeed({
  client,
  format,
  siteUrl,
  shopName = new URL(siteUrl).host,
  getProductUrl,
  getImageUrl = String,
  getFields = () => ({}),
  rules,
  include: givenInclude,
  onProblem,
  signal,
}: ProductFeedOptions): ProductFeed {
  const { writer, toRow } = specificationOf(format, { name: shopName, url: siteUrl })
  const allRules = rulesOf({ client, rules })
  const include = givenInclude ?? includeOf(allRules)
  const offerOptions: OfferOptions = {
    rules: allRules,
    siteUrl,
    getProductUrl,
    getImageUrl,
    getFields,
  }
  const result = { rows: 0, problems: 0 }
  const firstProblems: FeedProblem[] = []

  function report(problem: FeedProblem): void {
    result.problems += 1
    if (firstProblems.length < MAX_LISTED) firstProblems.push(problem)
    onProblem?.(problem)
  }

  function writeProduct(product: Product): string {
    const toOffer = createOffers(product, offerOptions)
    const rows = product.variants.map((variant) => {
      try {
        const text = writer.row(toRow(toOffer(variant)))
        result.rows += 1
        return text
      } catch (error) {
        if (!(error instanceof RowProblem)) throw error
        const { field, message: reason } = error
        report({ productId: product.id, variantId: variant.id, field, reason })
        return ''
      }
    })
    return rows.join('')
  }

  /** The client leaves out products that do not match its schema. They are missing in the feed, so they count. */
  function reportInvalid({ id, issues }: InvalidItem): void {
    const [issue] = issues
    report({
      productId: id ?? '',
      variantId: '',
      field: (issue?.path ?? []).map(String).join('.'),
      reason: issue?.message ?? 'is not a product',
    })
  }

  async function* write(): AsyncGenerator<string, void, undefined> {
    if (writer.start !== '') yield writer.start
    for await (const { items, invalidItems } of readPages(client.products, signal)) {
      for (const item of invalidItems) reportInvalid(item)
      for (const item of items) {
        const product = item as Product
        if (!include(product)) continue
        const text = writeProduct(product)
        if (text !== '') yield text
      }
    }
    if (writer.end !== '') yield writer.end
  }

  return { stream: write(), getResult: () => ({ ...result, firstProblems: [...firstProblems] }) }
}

interface Specification {
  readonly writer: FeedWriter
  readonly toRow: (offer: Offer) => FeedRow
}

function specificationOf(
  format: ProductFeedOptions['format'],
  shop: { readonly name: string; readonly url: string },
): Specification {
  if (format === 'openai-jsonl')
    return { writer: jsonLinesWriter, toRow: (offer) => toOpenAiRow(offer, shop) }
  const writer = format === 'google-tsv' ? tsvWriter : xmlWriter(shop.name, shop.url)
  return { writer, toRow: toGoogleRow }
}
