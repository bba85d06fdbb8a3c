import { InvalidParamsError } from '../../core/errors/invalid-params-error.js'
import { isAmount } from '../../core/money/amount.js'
import { isRecordId } from '../../device/record-id.js'
import { cartErrorMessage } from './error-texts.js'
import type { Product } from '../../core/schemas/product.js'
import type { Variant } from '../../core/schemas/variant.js'

/** One line of the cart, as the device stores it. Immutable. */
export interface CartLine {
  /** Made of product, variant and properties. Unique in the cart. */
  readonly id: string
  readonly productId: string
  readonly variantId: string
  /** A safe integer from 1. */
  readonly quantity: number
  readonly properties?: Readonly<Record<string, string>> | undefined
  /** Milliseconds since 1970, by the device's clock. */
  readonly addedAt: number
  readonly seen: {
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
}

/** What `add` puts into the cart. */
export interface CartAddInput {
  readonly product: Pick<Product, 'id' | 'name' | 'slug' | 'images'> & {
    readonly variants: readonly CartAddInput['variant'][]
  }
  /** A variant of this product. */
  readonly variant: Pick<Variant, 'id' | 'price' | 'stockQuantity' | 'stockStatus' | 'image' | 'attributes'>
  /** A safe integer from 1. Default: as few units as the store's quantity rule allows, which is 1 without a rule. */
  readonly quantity?: number | undefined
  /** What the shopper entered: at most 10 strings, names of at most 40 and values of at most 500 characters. */
  readonly properties?: CartLine['properties']
  /** Of the price that the shopper saw, ISO 4217. `useCart` passes the provider's. */
  readonly currency?: string | undefined
}

export type CartLineSeen = CartLine['seen']

/** The fields of a product that the cart reads when a variant is added. */
export type CartProduct = CartAddInput['product']

/** The fields of a variant that the cart reads. */
export type CartVariant = CartAddInput['variant']

/** @throws {InvalidParamsError} if the product does not have the variant, or an id or the price cannot be stored */
export function assertVariantOf(product: CartProduct, variant: CartVariant): void {
  if (!isRecordId(product.id) || !isRecordId(variant.id))
    throw new InvalidParamsError(cartErrorMessage('line-ids'))
  if (!isAmount(variant.price)) throw new InvalidParamsError(cartErrorMessage('line-price', variant.price))
  if (product.variants.some(({ id }) => id === variant.id)) return
  throw new InvalidParamsError(cartErrorMessage('variant-of-product', variant.id, product.id))
}

/** @throws {InvalidParamsError} for a number below `min`, a fraction, a string, or more than `MAX_SAFE_INTEGER` */
export function assertQuantity(quantity: unknown, min: 0 | 1): asserts quantity is number {
  if (Number.isSafeInteger(quantity) && (quantity as number) >= min) return
  throw new InvalidParamsError(cartErrorMessage('quantity', quantity, min))
}
