import {
  getAvailability,
  getDiscount,
  getParagraphs,
  type Product,
  type StoreRules,
  type StorefrontImage,
  type Variant,
} from 'storefront-react/core'
import { getFeedId, readProduct } from 'storefront-react/internal'

import { fromMinorUnits, toMinorUnits } from '../catalog/product/minor-units.js'
import { AVAILABILITIES } from '../catalog/product/to-catalog-product.js'
import { toUri } from '../catalog/product/to-uri.js'
import type { FeedFields } from './feed-fields.js'
import { cutText, RowProblem } from './row.js'

export interface OfferOptions {
  readonly rules: StoreRules & {
    readonly currency: string
  }
  readonly siteUrl: string
  readonly getProductUrl: (product: Product, variantId: string) => string
  readonly getImageUrl: (src: string) => string
  readonly getFields: (variant: Variant, product: Product) => FeedFields
}

/** A variant as the page shows it, before it is written in the words of one specification. */
export interface Offer {
  readonly id: string
  /** Undefined for a product with one variant. */
  readonly groupId: string | undefined
  readonly name: string
  readonly title: string
  readonly description: string
  /** Undefined if `getProductUrl` returns no web address. */
  readonly url: string | undefined
  readonly images: readonly string[]
  readonly availability: 'in_stock' | 'out_of_stock' | 'preorder' | 'backorder'
  /** `79.99 EUR` */
  readonly price: string
  readonly salePrice: string | undefined
  readonly options: Readonly<Record<string, string>>
  readonly fields: FeedFields
}

function toPrice(field: 'price' | 'sale_price', amount: string, currency: string): string {
  const units = toMinorUnits(amount, currency)
  // A rounded price would be another price than that of the page.
  if (units === undefined)
    throw new RowProblem(field, `${amount} is not a whole number of minor units of ${currency}`)
  if (units === 0) throw new RowProblem(field, 'must be above 0')
  return `${fromMinorUnits(units, currency)} ${currency}`
}

function toUrl(path: string, siteUrl: string): string | undefined {
  const url = URL.canParse(path, siteUrl) ? new URL(path, siteUrl) : undefined
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? toUri(url) : undefined
}

/** Fields that the specifications know, of options that are named alike. */
function fieldsOfOptions(options: Readonly<Record<string, string>>): FeedFields {
  const known: Record<string, string> = {}
  for (const [name, value] of Object.entries(options)) {
    const field = /^(?:colou?r|size|material|pattern)$/i.test(name) ? name.toLowerCase() : ''
    if (field) known[field === 'colour' ? 'color' : field] = value
  }
  return known
}

/** Limits for what the rows of a product repeat. Google allows 11 pictures, and both specifications 5,000 characters. */
const MAX_IMAGES = 50
const MAX_DESCRIPTION = 5000

/**
 * Reads what all rows of a product share once: a product can have thousands of variants, and hundreds of pictures.
 * @returns a function that throws a `RowProblem` for a price that the feed cannot express
 */
export function createOffers(product: Product, options: OfferOptions): (variant: Variant) => Offer {
  const { rules, siteUrl, getProductUrl, getImageUrl, getFields } = options
  const { currency } = rules
  const read = readProduct(product)
  const toImageUrls = (images: readonly StorefrontImage[]) =>
    images.flatMap(({ src }) => toUrl(getImageUrl(src), siteUrl) ?? [])
  const imagesOfProduct = toImageUrls(read.pictures.slice(0, MAX_IMAGES))
  const shared = {
    groupId: product.variants.length > 1 ? getFeedId(product) : undefined,
    name: product.name,
    description: cutText(getParagraphs(product.description).join('\n'), MAX_DESCRIPTION) || product.name,
  }
  return (variant) => {
    const { selection = {}, picture } = read.of(variant) ?? {}
    const values = Object.values(selection).join(' / ')
    const images = [...toImageUrls(picture ? [picture] : []), ...imagesOfProduct]
    // The reduction of the page: from the lowest prior price where the shop has one.
    const discount = getDiscount(variant, { rules, product })
    return {
      ...shared,
      id: getFeedId(product, variant),
      title: values === '' ? product.name : `${product.name} – ${values}`,
      url: toUrl(getProductUrl(product, variant.id), siteUrl),
      images: [...new Set(images)].slice(0, MAX_IMAGES),
      availability: AVAILABILITIES[getAvailability(variant, { product, rules })],
      price: toPrice('price', discount?.original ?? variant.price, currency),
      salePrice: discount ? toPrice('sale_price', variant.price, currency) : undefined,
      options: selection,
      fields: { ...fieldsOfOptions(selection), ...definedOf(getFields(variant, product)) },
    }
  }
}

const definedOf = (fields: FeedFields): FeedFields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''))
