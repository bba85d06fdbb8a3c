import { InvalidParamsError } from '../../core/errors/invalid-params-error.js'
import { isObject } from '../../core/is-object.js'
import { isAmount } from '../../core/money/amount.js'
import { getImage } from '../../core/readers/get-image.js'
import { readText } from '../../core/readers/read-text.js'
import type { Product } from '../../core/schemas/product.js'
import type { Variant } from '../../core/schemas/variant.js'
import { MAX_TEXT_LENGTH } from '../../device/device-records.js'
import { cartErrorMessage } from './error-texts.js'
import { getLineId, isProperties, type CartLineProperties } from './properties.js'

/** What the shopper saw, to show the line before the store answers and to notice a changed price. */
export interface CartLineSeen {
  /** Decimal amount in a string. */
  readonly price: string
  /** ISO 4217 code, if the provider has one. */
  readonly currency?: string | undefined
  readonly name: string
  readonly slug: string
  /** URL of the variant's image, else of the product's first one. */
  readonly image?: string | undefined
  /** Option values by option name. */
  readonly attributes: Readonly<Record<string, string>>
}

/** One line of the cart, as the device stores it. Immutable. */
export interface CartLine {
  /** The variant's id; with `properties`, that and a hash of them. */
  readonly id: string
  readonly productId: string
  readonly variantId: string
  /** A safe integer from 1. */
  readonly quantity: number
  readonly properties?: CartLineProperties | undefined
  /** Milliseconds since 1970, by the device's clock. */
  readonly addedAt: number
  readonly seen: CartLineSeen
}

/** The fields of a product that the cart reads when a variant is added. */
export type CartProduct = Pick<Product, 'id' | 'name' | 'slug' | 'images'> & {
  readonly variants: readonly CartVariant[]
}

/** The fields of a variant that the cart reads. */
export type CartVariant = Pick<
  Variant,
  'id' | 'price' | 'stockQuantity' | 'stockStatus' | 'image' | 'attributes'
>

const VERSION = 1
const MAX_NAME_LENGTH = 300
const MAX_URL_LENGTH = 1000
const MAX_ATTRIBUTES = 10
const MAX_ATTRIBUTE_LENGTH = 100
const MAX_ID_LENGTH = 200

/** Shortens long texts, because a stored line may have 8 kB. */
export function getSeen(
  product: CartProduct,
  variant: CartVariant,
  currency: string | undefined,
): CartLineSeen {
  const image = (getImage(variant.image) ?? getImage(product.images[0]))?.src
  const attributes = Object.entries(variant.attributes)
    .slice(0, MAX_ATTRIBUTES)
    .map(([name, value]) => [
      name.slice(0, MAX_ATTRIBUTE_LENGTH),
      readText(value, 'label', 'name', 'value').slice(0, MAX_ATTRIBUTE_LENGTH),
    ])
  return {
    price: variant.price,
    ...(currency !== undefined && { currency }),
    name: product.name.slice(0, MAX_NAME_LENGTH),
    slug: product.slug.slice(0, MAX_NAME_LENGTH),
    ...(image !== undefined && image.length <= MAX_URL_LENGTH && { image }),
    attributes: Object.fromEntries(attributes) as Record<string, string>,
  }
}

/** @throws {InvalidParamsError} if the product does not have the variant, or an id cannot be stored */
export function assertVariantOf(product: CartProduct, variant: CartVariant): void {
  if (!isId(product.id) || !isId(variant.id)) throw new InvalidParamsError(cartErrorMessage('line-ids'))
  if (product.variants.some(({ id }) => id === variant.id)) return
  throw new InvalidParamsError(cartErrorMessage('variant-of-product', variant.id, product.id))
}

export function isId(value: unknown): value is string {
  if (typeof value !== 'string' || value === '' || value.length > MAX_ID_LENGTH) return false
  try {
    // Throws for half of a surrogate pair, which no URL can carry.
    encodeURIComponent(value)
    return true
  } catch {
    return false
  }
}

/** @throws {InvalidParamsError} for a number below `min`, a fraction, a text, or more than `MAX_SAFE_INTEGER` */
export function assertQuantity(quantity: unknown, min: 0 | 1): asserts quantity is number {
  if (Number.isSafeInteger(quantity) && (quantity as number) >= min) return
  throw new InvalidParamsError(cartErrorMessage('quantity', quantity, min))
}

export function serializeLine(line: CartLine): string {
  return JSON.stringify({ v: VERSION, ...line })
}

/**
 * Drops what the store can show again, if the line is too long to be stored.
 * @throws {InvalidParamsError} if the properties alone are too long, which takes hundreds of control characters
 */
export function fitLine(line: CartLine): CartLine {
  if (fits(line)) return line
  const { price, currency, name, slug } = line.seen
  const seen: CartLineSeen = {
    price,
    ...(currency !== undefined && { currency }),
    name,
    slug,
    attributes: {},
  }
  const shortened = { ...line, seen }
  if (fits(shortened)) return shortened
  throw new InvalidParamsError(cartErrorMessage('properties'))
}

/** A quantity can grow by some digits later. */
const fits = (line: CartLine) => serializeLine(line).length < MAX_TEXT_LENGTH - 100

/** Reads a stored line. Nothing in the storage can be trusted: other code and other versions write there too. */
export function parseLine(value: unknown, id: string): CartLine | undefined {
  if (!isObject(value) || value.v !== VERSION || value.id !== id) return
  const { productId, variantId, quantity, properties, addedAt, seen } = value
  if (!isId(productId) || !isId(variantId) || !Number.isSafeInteger(quantity) || (quantity as number) < 1)
    return
  if (!Number.isFinite(addedAt) || !isSeen(seen)) return
  if (properties !== undefined && !isProperties(properties)) return
  if (getLineId(variantId, properties) !== id) return
  return {
    id,
    productId,
    variantId,
    quantity: quantity as number,
    ...(properties && { properties }),
    addedAt: addedAt as number,
    seen,
  }
}

function isSeen(value: unknown): value is CartLineSeen {
  if (!isObject(value) || !isAmount(value.price) || !isObject(value.attributes)) return false
  return (
    [value.name, value.slug, ...Object.values(value.attributes)].every((text) => typeof text === 'string') &&
    [value.currency, value.image].every((text) => text === undefined || typeof text === 'string')
  )
}
