import type { Variant } from './variant.js'

/**
 * Unknown keys are kept. `productSchema` accepts a product without any of the optional fields, without a status, which is
 * then `ACTIVE`, without a description, and without its lists, which are then empty.
 *
 * @see The API reference, "Product".
 */
export interface Product {
  /** Also the pagination cursor. */
  readonly id: string
  readonly storeId?: string | undefined
  readonly name: string
  readonly slug: string
  readonly status: 'ACTIVE' | (string & {})
  /** Plain text or HTML; the API reference does not say which. `<Description>` renders both safely. */
  readonly description: string
  readonly metaTitle?: string | null | undefined
  readonly metaDescription?: string | null | undefined
  /** Element shape not documented; read each with `getImage`. */
  readonly images: readonly unknown[]
  /** Element shape not documented; read each with `getTag`. */
  readonly tags: readonly unknown[]
  /** ISO 8601 UTC timestamp. */
  readonly createdAt?: string | undefined
  /** ISO 8601 UTC timestamp. */
  readonly updatedAt?: string | undefined
  /** Element shape not documented; read each with `getOption`. */
  readonly options: readonly unknown[]
  readonly variants: readonly Variant[]
  /** Element shape not documented; read each with `getCollectionReference`. */
  readonly collections: readonly unknown[]
}
