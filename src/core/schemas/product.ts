import type { Variant } from './variant.js'

/**
 * Unknown keys are kept.
 *
 * @see The API reference, "Product".
 */
export interface Product {
  /** Also the pagination cursor. */
  readonly id: string
  readonly storeId: string
  readonly name: string
  readonly slug: string
  readonly status: 'ACTIVE' | (string & {})
  /** Plain text or HTML; the API reference does not say which. `<Description>` renders both safely. */
  readonly description: string
  readonly metaTitle: string | null
  readonly metaDescription: string | null
  /** Element shape not documented; read each with `getImage`. */
  readonly images: readonly unknown[]
  /** Element shape not documented; read each with `getTag`. */
  readonly tags: readonly unknown[]
  /** ISO 8601 UTC timestamp. */
  readonly createdAt: string
  /** ISO 8601 UTC timestamp. */
  readonly updatedAt: string
  /** Element shape not documented; read each with `getOption`. */
  readonly options: readonly unknown[]
  readonly variants: readonly Variant[]
  /** Element shape not documented; read each with `getCollectionReference`. */
  readonly collections: readonly unknown[]
}
