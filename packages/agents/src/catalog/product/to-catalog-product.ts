import {
  getDiscount,
  getAvailability,
  getCollectionReference,
  getImage,
  getParagraphs,
  getTag,
  getVariantState,
  type Product,
  type Variant,
  type VariantState,
} from 'storefront-react/core'
import { readProduct } from 'storefront-react/internal'

import { toAbsoluteUrl } from './to-absolute-url.js'
import { toUri } from './to-uri.js'
import { toMinorUnits } from './minor-units.js'
import type { CatalogSettings } from '../rules-of.js'
import type { CatalogFilters } from '../read-request.js'

/** @see https://ucp.dev/schemas/common/types/price.json */
interface CatalogPrice {
  readonly amount: number
  readonly currency: string
}

/** @see https://ucp.dev/schemas/shopping/types/variant.json */
export interface CatalogVariant {
  readonly id: string
  readonly title: string
  readonly description: { readonly plain: string }
  readonly url?: string
  readonly price: CatalogPrice
  readonly list_price?: CatalogPrice
  readonly availability: { readonly available: boolean; readonly status: string }
  readonly options: readonly { readonly name: string; readonly label: string }[]
  readonly media?: readonly CatalogMedia[]
  readonly inputs?: readonly { readonly id: string; readonly match: 'exact' | 'featured' }[]
}

/** The words of the schema. */
export const AVAILABILITIES = {
  inStock: 'in_stock',
  outOfStock: 'out_of_stock',
  preorder: 'preorder',
  backorder: 'backorder',
} as const

interface CatalogMedia {
  readonly type: 'image'
  readonly url: string
  readonly alt_text?: string
}

/** @see https://ucp.dev/schemas/shopping/types/product.json */
export interface CatalogProduct {
  readonly id: string
  readonly handle: string
  readonly title: string
  readonly description: { readonly plain: string }
  readonly url?: string
  readonly categories: readonly { readonly value: string; readonly taxonomy: 'merchant' }[]
  readonly price_range: { readonly min: CatalogPrice; readonly max: CatalogPrice }
  readonly list_price_range?: { readonly min: CatalogPrice; readonly max: CatalogPrice }
  readonly media: readonly CatalogMedia[]
  readonly options: readonly {
    readonly name: string
    readonly values: readonly {
      readonly label: string
      readonly available?: boolean
      readonly exists?: boolean
    }[]
  }[]
  readonly selected?: readonly { readonly name: string; readonly label: string }[]
  readonly variants: readonly CatalogVariant[]
  readonly tags: readonly string[]
}

/** @see https://ucp.dev/schemas/common/types/message.json */
export interface CatalogMessage {
  readonly type: 'error' | 'warning' | 'info'
  readonly code: string
  readonly content: string
  readonly severity?: 'unrecoverable'
}

export interface ConvertedProduct {
  /** Undefined if no variant is left: each has a price that minor units cannot express, or fails the filters. */
  readonly product: CatalogProduct | undefined
  readonly messages: readonly CatalogMessage[]
}

/**
 * Writes a product as the Universal Commerce Protocol does.
 * @param variants those to list, the featured one first
 * @param state adds availability to the options' values, relative to its selection
 */
export function toCatalogProduct(
  product: Product,
  variants: readonly Variant[],
  filters: CatalogFilters,
  options: CatalogSettings,
  state?: VariantState,
): ConvertedProduct {
  const { siteUrl, getProductUrl, rules } = options
  const { currency } = rules
  const read = readProduct(product)
  const messages: CatalogMessage[] = []
  const prices = new Map<Variant, number>()
  for (const variant of product.variants) {
    const amount = toMinorUnits(variant.price, currency)
    if (amount !== undefined) prices.set(variant, amount)
    else messages.push(unrepresentable(product, variant, currency))
  }
  const listed = variants.filter((variant) => isInRange(prices.get(variant), filters))
  if (listed.length === 0 || !hasCategory(product, filters.categories))
    return { product: undefined, messages }

  const price = (amount: number): CatalogPrice => ({ amount, currency })
  // The price that the page strikes through: the prior price where the shop has one.
  const listPrice = (variant: Variant): number | undefined => {
    const discount = getDiscount(variant, { rules, product })
    return discount && toMinorUnits(discount.original, currency)
  }
  const range = (amounts: readonly number[]) => ({
    min: price(Math.min(...amounts)),
    max: price(Math.max(...amounts)),
  })
  const media = (raw: readonly unknown[]) => raw.flatMap((each) => toMedia(each, siteUrl))
  const url = (variantId?: string) =>
    getProductUrl && { url: toAbsoluteUrl(getProductUrl(product, variantId), siteUrl) }
  const listPrices = product.variants.flatMap((variant) => listPrice(variant) ?? [])
  const { options: optionStates, selection } = state ?? getVariantState(product, {})

  return {
    messages,
    product: {
      id: product.id,
      handle: product.slug,
      title: product.name,
      description: { plain: getParagraphs(product.description).join('\n\n') || product.name },
      ...url(),
      categories: categoriesOf(product).map((value) => ({ value, taxonomy: 'merchant' as const })),
      price_range: range([...prices.values()]),
      ...(listPrices.length > 0 && { list_price_range: range(listPrices) }),
      media: media(product.images),
      options: optionStates
        .filter(({ values }) => values.length > 0)
        .map(({ name, values }) => ({
          name,
          values: values.map(({ value, available, exists }) => ({
            label: value,
            ...(state && { available, exists }),
          })),
        })),
      ...(state && { selected: toOptions(selection) }),
      variants: listed.map((variant): CatalogVariant => {
        const values = read.of(variant)?.selection ?? {}
        const availability = getAvailability(variant, { product, rules })
        const title = Object.values(values).join(' / ') || product.name
        const before = listPrice(variant)
        const images = media([variant.image])
        return {
          id: variant.id,
          title,
          description: { plain: title },
          ...url(variant.id),
          price: price(prices.get(variant) as number),
          ...(before !== undefined && { list_price: price(before) }),
          availability: { available: availability !== 'outOfStock', status: AVAILABILITIES[availability] },
          options: toOptions(values),
          ...(images.length > 0 && { media: images }),
        }
      }),
      tags: product.tags.flatMap((raw) => getTag(raw)?.name ?? []),
    },
  }
}

/** Refused by name: a rounded price would be a wrong price. */
function unrepresentable(product: Product, variant: Variant, currency: string): CatalogMessage {
  return {
    type: 'warning',
    code: 'price_not_representable',
    content: `Left out variant ${variant.id} of product ${product.id}: its price ${variant.price} is not a whole number of minor units of ${currency}.`,
  }
}

export const isInRange = (amount: number | undefined, { min = 0, max = Infinity }: CatalogFilters) =>
  amount !== undefined && amount >= min && amount <= max

const toOptions = (values: Readonly<Record<string, string | undefined>>) =>
  Object.entries(values).flatMap(([name, label]) => (label === undefined ? [] : [{ name, label }]))

/** A category is the slug of a collection, which `filters.categories` accepts again. */
function categoriesOf(product: Product): readonly string[] {
  return product.collections.flatMap((raw) => {
    const { slug, id, name } = getCollectionReference(raw) ?? {}
    return slug ?? id ?? name ?? []
  })
}

const hasCategory = (product: Product, categories: readonly string[]) =>
  categories.length === 0 || categoriesOf(product).some((category) => categories.includes(category))

/** Encodes a relative file name with spaces or other characters. An image that has no HTTP address is left out. */
function toMedia(raw: unknown, siteUrl: string): readonly CatalogMedia[] {
  const image = getImage(raw)
  if (!image || !URL.canParse(image.src, siteUrl)) return []
  const url = new URL(image.src, siteUrl)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return []
  return [{ type: 'image', url: toUri(url), ...(image.alt && { alt_text: image.alt }) }]
}
