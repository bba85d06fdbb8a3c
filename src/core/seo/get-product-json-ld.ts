import { MissingCurrencyError } from '../errors/missing-currency-error.js'
import { getDiscount } from '../money/get-discount.js'
import { getAvailability, type Availability } from '../product/get-availability.js'
import { readProduct } from '../product/read-product.js'
import type { Product } from '../schemas/product.js'
import type { Variant } from '../schemas/variant.js'
import { getImage, type StorefrontImage } from '../readers/get-image.js'
import { getProductImages } from '../variants/get-product-images.js'
import { getFeedId } from './get-feed-id.js'
import { getProductSeo, toAbsoluteUrl } from './get-product-seo.js'
import { returnPolicyJsonLd, shippingJsonLd } from './policies-json-ld.js'
import { priceJsonLd } from './price-json-ld.js'
import type { ProductJsonLdOptions } from './product-json-ld-options.js'

/** By the English name of the option. */
const SCHEMA_ORG_PROPERTIES = new Map([
  ['color', 'color'],
  ['colour', 'color'],
  ['size', 'size'],
  ['material', 'material'],
  ['pattern', 'pattern'],
])

const AVAILABILITIES: Readonly<Record<Availability, string>> = {
  inStock: 'InStock',
  preorder: 'PreOrder',
  backorder: 'BackOrder',
  outOfStock: 'OutOfStock',
}

/** A product of thousands of variants would repeat hundreds of pictures in each. */
const MAX_VARIANT_IMAGES = 10

const propertyOf = (option: string) => SCHEMA_ORG_PROPERTIES.get(option.trim().toLowerCase())

/**
 * Returns a schema.org `Product`, or a `ProductGroup` with a `Product` for each of several variants.
 * @throws {MissingCurrencyError} without a currency
 * @throws {InvalidParamsError} for a price, a shipping rate or a measure that is not valid
 * @example
 * const page = 'https://shop.example/products/shirt'
 * const url = (variant?: Variant) => (variant ? `${page}?variant=${variant.id}` : page)
 * serializeJsonLd(getProductJsonLd(product, { url, rules: client.rules, brand: 'Ours' }))
 * @see docs/structured-data.md
 */
export function getProductJsonLd<P extends Product>(
  product: P,
  options: ProductJsonLdOptions<P>,
): Readonly<Record<string, unknown>> {
  const { url: urlOf, rules, brand, sku = (variant: Variant) => variant.id, gtin, extend } = options
  if (!rules.currency) throw new MissingCurrencyError()
  const url = typeof urlOf === 'function' ? urlOf() : urlOf
  const { title: _title, description } = getProductSeo(product)
  const images = getProductImages(product)
  const imageUrls = (list: readonly StorefrontImage[]) => list.map(({ src }) => toAbsoluteUrl(src, url))
  const { options: optionNames, pictures, variants } = readProduct(product)
  const ofProduct = imageUrls(pictures.slice(0, MAX_VARIANT_IMAGES))
  const ofVariant = (variant: P['variants'][number]): Readonly<Record<string, unknown>> => ({
    sku: sku(variant),
    gtin: gtin?.(variant),
    offers: getOffer(variant, product, url, options),
    ...extend?.variant?.(variant, product),
  })
  const common = {
    '@context': 'https://schema.org',
    name: product.name,
    description,
    url,
    image: imageUrls(images),
    brand: brand && { '@type': 'Brand', name: brand },
  }
  const [first, ...others] = product.variants
  if (others.length === 0) {
    return {
      ...common,
      '@type': 'Product',
      ...(first && ofVariant(first)),
      ...extend?.product?.(product),
    }
  }
  return {
    ...common,
    '@type': 'ProductGroup',
    // What the feed has as `item_group_id`: Google allows 50 characters.
    productGroupID: getFeedId(product),
    variesBy: optionNames.flatMap((name) => {
      const property = propertyOf(name)
      return property ? `https://schema.org/${property}` : []
    }),
    hasVariant: variants.map(({ variant, selection }) => {
      const own = getImage(variant.image)
      const values = Object.entries(selection)
      const properties = values.flatMap(([name, value]) => {
        const property = propertyOf(name)
        return property ? [[property, value] as const] : []
      })
      return {
        '@type': 'Product',
        name: [product.name, ...values.map(([, value]) => value)].join(' – '),
        // Google requires an image for each variant.
        image: own ? imageUrls([own]) : ofProduct,
        ...Object.fromEntries(properties),
        ...ofVariant(variant),
      }
    }),
    ...extend?.product?.(product),
  }
}

function getOffer<P extends Product>(
  variant: P['variants'][number],
  product: P,
  productUrl: string,
  options: ProductJsonLdOptions<P>,
): Readonly<Record<string, unknown>> {
  const { url, rules, measure, shipping, returns, extend } = options
  const { currency = '' } = rules
  const discount = getDiscount(variant, { rules, product })
  return {
    '@type': 'Offer',
    url: typeof url === 'function' ? url(variant) : productUrl,
    ...priceJsonLd(variant.price, currency, discount, measure?.(variant)),
    availability: `https://schema.org/${AVAILABILITIES[getAvailability(variant, { product, rules })]}`,
    shippingDetails: shipping?.map((policy) => shippingJsonLd(policy, currency)),
    hasMerchantReturnPolicy: returns && returnPolicyJsonLd(returns, currency),
    ...extend?.offer?.(variant, product),
  }
}
