import type { Collection, Product } from 'storefront-react/core'

/** One reading of a shop that has another API. */
export interface ShopReading {
  readonly products: readonly Product[]
  readonly collections: readonly Collection[]
  /** ISO 4217 code. All prices are in this currency. */
  readonly currency: string
  /** One line each: where the reading differs from the shop. */
  readonly losses: readonly string[]
}
