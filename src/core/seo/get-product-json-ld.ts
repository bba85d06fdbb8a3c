import { MissingCurrencyError } from '../errors/index.js'
import { readOptionValue } from '../readers/read-option-value.js'
import type { Product } from '../schemas/product.js'
import type { Variant } from '../schemas/variant.js'
import { getProductImages } from '../variants/get-product-images.js'
import { isVariantAvailable } from '../variants/is-variant-available.js'
import { getVariantIndex } from '../variants/variant-index.js'
import { getProductSeo, toAbsoluteUrl } from './get-product-seo.js'

/** Options of `getProductJsonLd`. */
export interface ProductJsonLdOptions {
  /**
   * Absolute URL of the product's page, or a function that returns the URL at which a variant is selected. The function is
   * called without a variant for the product itself. Relative image URLs are resolved against the product's URL.
   */
  readonly url: string | ((variant?: Variant) => string)
  /** ISO 4217 code. */
  readonly currency: string
  /** Default: {@link isVariantAvailable}. */
  readonly isVariantAvailable?: ((variant: Variant) => boolean) | undefined
}

/**
 * A JSON-LD object for `serializeJsonLd`.
 * @see https://schema.org
 */
export type JsonLd = Readonly<Record<string, unknown>>

/** By the English name of the option. */
const SCHEMA_ORG_PROPERTIES = new Map([
  ['color', 'color'],
  ['colour', 'color'],
  ['size', 'size'],
  ['material', 'material'],
  ['pattern', 'pattern'],
])

const propertyOf = (option: string) => SCHEMA_ORG_PROPERTIES.get(option.trim().toLowerCase())

/**
 * Returns a schema.org `Product`, or a `ProductGroup` with a `Product` for each of several variants.
 * @throws {MissingCurrencyError} without a currency
 * @example
 * const page = 'https://shop.example/products/shirt'
 * const url = (variant?: Variant) => (variant ? `${page}?variant=${variant.id}` : page)
 * serializeJsonLd(getProductJsonLd(product, { url, currency: 'EUR' }))
 * @see https://schema.org/ProductGroup
 */
export function getProductJsonLd(
  product: Product,
  { url: urlOf, currency, isVariantAvailable: isAvailable = isVariantAvailable }: ProductJsonLdOptions,
): JsonLd {
  if (!currency) throw new MissingCurrencyError()
  const url = typeof urlOf === 'function' ? urlOf() : urlOf
  const { title: _title, description } = getProductSeo(product)
  const images = getProductImages(product)
  const imageUrls = (list: typeof images) => list.map(({ src }) => toAbsoluteUrl(src, url))
  const imagesOf = new Map<Variant, (typeof images)[number][]>()
  for (const image of images) {
    for (const variant of new Set(image.variants)) {
      const known = imagesOf.get(variant)
      if (known) known.push(image)
      else imagesOf.set(variant, [image])
    }
  }
  const offer = (variant: Variant): JsonLd => ({
    '@type': 'Offer',
    url: typeof urlOf === 'function' ? urlOf(variant) : url,
    price: variant.price,
    priceCurrency: currency,
    availability: `https://schema.org/${isAvailable(variant) ? 'InStock' : 'OutOfStock'}`,
  })
  const common = {
    '@context': 'https://schema.org',
    name: product.name,
    description,
    url,
    image: imageUrls(images),
  }
  const [first, ...others] = product.variants
  if (others.length === 0) {
    return { ...common, '@type': 'Product', sku: first?.id, offers: first && offer(first) }
  }
  return {
    ...common,
    '@type': 'ProductGroup',
    productGroupID: product.id,
    variesBy: getVariantIndex(product).optionNames.texts.flatMap((name) => {
      const property = propertyOf(name)
      return property ? `https://schema.org/${property}` : []
    }),
    hasVariant: product.variants.map((variant) => {
      const values = Object.entries(variant.attributes)
        .map(([name, raw]) => [name, readOptionValue(raw)] as const)
        .filter(([, value]) => value)
      const properties = values.flatMap(([name, value]) => {
        const property = propertyOf(name)
        return property ? [[property, value] as const] : []
      })
      return {
        '@type': 'Product',
        sku: variant.id,
        name: [product.name, ...values.map(([, value]) => value)].join(' – '),
        image: imageUrls(imagesOf.get(variant) ?? []),
        ...Object.fromEntries(properties),
        offers: offer(variant),
      }
    }),
  }
}
