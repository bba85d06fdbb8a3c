import {
  getDiscount,
  getImage,
  getParagraphs,
  getVariantSelection,
  type Product,
  type StoreRules,
  type Variant,
} from 'storefront-react/core'

import { fnv1a } from '../catalog/fnv1a.js'
import { fromMinorUnits, toMinorUnits } from '../catalog/minor-units.js'

/** Fields that the API does not have. A field of the row that is given here wins. */
export interface FeedFields {
  readonly brand?: string | undefined
  readonly gtin?: string | undefined
  readonly mpn?: string | undefined
  /** Default `new`. */
  readonly condition?: 'new' | 'refurbished' | 'used' | undefined
  /** ISO 8601. Required for a variant that can be preordered or backordered. */
  readonly availability_date?: string | undefined
  readonly color?: string | undefined
  readonly size?: string | undefined
  readonly material?: string | undefined
  readonly pattern?: string | undefined
  readonly age_group?: string | undefined
  readonly gender?: string | undefined
  readonly google_product_category?: string | undefined
  readonly product_type?: string | undefined
}

/** The columns, in the names of Google's product data specification (support.google.com/merchants/answer/7052112, read in November 2026). */
export const COLUMNS = [
  'id',
  'item_group_id',
  'title',
  'description',
  'link',
  'image_link',
  'additional_image_link',
  'availability',
  'availability_date',
  'price',
  'sale_price',
  'condition',
  'brand',
  'gtin',
  'mpn',
  'identifier_exists',
  'color',
  'size',
  'material',
  'pattern',
  'age_group',
  'gender',
  'google_product_category',
  'product_type',
] as const

export type Column = (typeof COLUMNS)[number]
export type FeedRow = Partial<Record<Column, string | readonly string[]>>

export interface RowOptions {
  readonly rules: StoreRules & {
    readonly currency: string
    readonly isVariantAvailable: (variant: Variant) => boolean
  }
  readonly siteUrl: string
  readonly getProductUrl: (product: Product, variantId: string) => string
  readonly getImageUrl: (src: string) => string
  readonly getFields: (variant: Variant, product: Product) => FeedFields
}

/** The reason why a variant is left out. */
export class RowProblem extends Error {
  constructor(
    readonly field: Column,
    message: string,
  ) {
    super(message)
  }
}

const REQUIRED: readonly Column[] = [
  'id',
  'title',
  'description',
  'link',
  'image_link',
  'availability',
  'price',
]
const MAX_ID = 50
const MAX_LENGTHS: Partial<Record<Column, number>> = { title: 150, description: 5000, brand: 70, mpn: 70 }
const MAX_IMAGES = 10

/** Counts characters, not UTF-16 units, so that none is cut in half. */
const cut = (text: string, length: number) => Array.from(text).slice(0, length).join('')

/** An id of at most 50 characters. Longer ones, such as two UUIDs, end in a hash of both. */
function shortId(...parts: readonly string[]): string {
  const id = parts.join('_')
  if (id.length <= MAX_ID) return id
  const text = JSON.stringify(parts)
  const hash = [fnv1a(text), fnv1a(text, 0x9747b28c)]
    .map((part) => part.toString(16).padStart(8, '0'))
    .join('')
  return `${cut(id, MAX_ID - hash.length - 1)}-${hash}`
}

function toPrice(field: 'price' | 'sale_price', amount: string, currency: string): string {
  const units = toMinorUnits(amount, currency)
  // A rounded price would be another price than that of the page.
  if (units === undefined)
    throw new RowProblem(field, `${amount} is not a whole number of minor units of ${currency}`)
  return `${fromMinorUnits(units, currency)} ${currency}`
}

function toUrl(field: Column, path: string, siteUrl: string): string {
  const url = URL.canParse(path, siteUrl) ? new URL(path, siteUrl) : undefined
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:')
    throw new RowProblem(field, 'is not a web address')
  return url.href
}

function availabilityOf(variant: Variant, { isVariantAvailable }: RowOptions['rules']): string {
  if (!isVariantAvailable(variant)) return 'out_of_stock'
  if (/PRE[_-]?ORDER/i.test(variant.stockStatus)) return 'preorder'
  return /BACK[_-]?ORDER/i.test(variant.stockStatus) ? 'backorder' : 'in_stock'
}

/**
 * Writes a variant as a row.
 * @throws {RowProblem} for a row that the specification does not allow
 */
export function toFeedRow(product: Product, variant: Variant, options: RowOptions): FeedRow {
  const { rules, siteUrl, getProductUrl, getImageUrl, getFields } = options
  const { currency } = rules
  const values = Object.values(getVariantSelection(variant)).join(' / ')
  const title = values === '' ? product.name : `${product.name} – ${values}`
  const images = [variant.image, ...product.images].flatMap((raw) => getImage(raw)?.src ?? [])
  const [main, ...others] = [...new Set(images)]
  // The reduction of the page: from the lowest prior price where the shop has one.
  const discount = getDiscount(variant, { rules, product })
  const fields = getFields(variant, product)
  const row: FeedRow = {
    id: shortId(product.id, variant.id),
    ...(product.variants.length > 1 && { item_group_id: shortId(product.id) }),
    title,
    description: getParagraphs(product.description).join('\n') || product.name,
    link: toUrl('link', getProductUrl(product, variant.id), siteUrl),
    ...(main !== undefined && { image_link: toUrl('image_link', getImageUrl(main), siteUrl) }),
    additional_image_link: others
      .slice(0, MAX_IMAGES)
      .map((src) => toUrl('additional_image_link', getImageUrl(src), siteUrl)),
    availability: availabilityOf(variant, rules),
    price: toPrice('price', discount?.original ?? variant.price, currency),
    ...(discount && { sale_price: toPrice('sale_price', variant.price, currency) }),
    condition: 'new',
    ...(!fields.gtin && !(fields.brand && fields.mpn) && { identifier_exists: 'no' }),
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')),
  }
  for (const [field, length] of Object.entries(MAX_LENGTHS) as [Column, number][]) {
    const value = row[field]
    if (typeof value === 'string') row[field] = cut(value, length)
  }
  const missing = REQUIRED.find((field) => typeof row[field] !== 'string' || row[field].trim() === '')
  if (missing) throw new RowProblem(missing, 'is missing')
  if (/^0(?:\.0*)? /.test(String(row.price))) throw new RowProblem('price', 'must be above 0')
  if ((row.availability === 'preorder' || row.availability === 'backorder') && !row.availability_date) {
    throw new RowProblem('availability_date', `is required for ${row.availability}: return it from getFields`)
  }
  return row
}
