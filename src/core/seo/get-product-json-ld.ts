import { MissingCurrencyError } from '../errors/index.js'
import { readWord } from '../readers/read-word.js'
import type { Product } from '../schemas/product.js'
import type { Variant } from '../schemas/variant.js'
import { getProductImages } from '../variants/get-product-images.js'
import { isVariantAvailable } from '../variants/is-variant-available.js'
import { getVariantIndex } from '../variants/variant-index.js'
import { absolute, getProductSeo } from './get-product-seo.js'

export interface ProductJsonLdOptions {
  /** Absolute address of the product's page; relative image addresses are resolved against it. */
  readonly url: string
  /** ISO 4217 code: the API names no currency. */
  readonly currency: string
  /** Replaces the default rule, as on the provider. */
  readonly isVariantAvailable?: ((variant: Variant) => boolean) | undefined
}

/** Structured data: JSON that names its vocabulary. */
export type JsonLd = Readonly<Record<string, unknown>>

/** Options that the vocabulary has a property for, by their usual names in English. */
const KNOWN_OPTIONS = new Map([
  ['color', 'color'],
  ['colour', 'color'],
  ['size', 'size'],
  ['material', 'material'],
  ['pattern', 'pattern'],
])

const propertyOf = (option: string) => KNOWN_OPTIONS.get(option.trim().toLowerCase())

/**
 * A product as structured data, for search engines: a `Product` with its offer where there is one variant, a
 * `ProductGroup` with a `Product` for each where there are several. Write it with {@link serializeJsonLd}.
 *
 * @throws {MissingCurrencyError} without a currency.
 * @see https://schema.org/ProductGroup
 */
export function getProductJsonLd(
  product: Product,
  { url, currency, isVariantAvailable: isAvailable = isVariantAvailable }: ProductJsonLdOptions,
): JsonLd {
  if (!currency) throw new MissingCurrencyError()
  const { title: _title, description } = getProductSeo(product)
  const images = getProductImages(product)
  const addresses = (list: typeof images) => list.map(({ src }) => absolute(src, url))
  const offer = (variant: Variant): JsonLd => ({
    '@type': 'Offer',
    url,
    price: variant.price,
    priceCurrency: currency,
    availability: `https://schema.org/${isAvailable(variant) ? 'InStock' : 'OutOfStock'}`,
  })
  const common = {
    '@context': 'https://schema.org',
    name: product.name,
    description,
    url,
    image: addresses(images),
  }
  const [first, ...others] = product.variants
  if (others.length === 0) {
    return { ...common, '@type': 'Product', sku: first?.id, offers: first && offer(first) }
  }
  return {
    ...common,
    '@type': 'ProductGroup',
    productGroupID: product.id,
    variesBy: getVariantIndex(product).names.words.flatMap((name) => {
      const property = propertyOf(name)
      return property ? `https://schema.org/${property}` : []
    }),
    hasVariant: product.variants.map((variant) => {
      const values = Object.entries(variant.attributes)
        .map(([name, raw]) => [name, readWord(raw)] as const)
        .filter(([, word]) => word)
      const properties = values.flatMap(([name, value]) => {
        const property = propertyOf(name)
        return property ? [[property, value] as const] : []
      })
      return {
        '@type': 'Product',
        sku: variant.id,
        name: [product.name, ...values.map(([, value]) => value)].join(' – '),
        image: addresses(images.filter((image) => image.variants.includes(variant))),
        ...Object.fromEntries(properties),
        offers: offer(variant),
      }
    }),
  }
}
