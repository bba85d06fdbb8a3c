import type { StoreRules } from '../client/store-rules.js'
import type { PriceMeasure } from '../money/price-units.js'
import type { Product } from '../schemas/product.js'

/** Options of `getProductJsonLd`. */
export interface ProductJsonLdOptions<P extends Product, V = P['variants'][number]> {
  /**
   * Absolute URL of the product's page, or a function that returns the URL at which a variant is selected. The function is
   * called without a variant for the product itself. Relative image URLs are resolved against the product's URL.
   */
  readonly url: string | ((variant?: V) => string)
  /**
   * The rules of the store, e.g. `client.rules`. The `currency` is required. With `getPriorPrice`, the prior price replaces
   * `compareAtPrice` as the struck-through price, and a variant without a known prior price has none.
   */
  readonly rules: StoreRules<V>
  readonly brand?: string | undefined
  /** The shop's own number of a variant. Default: its id. */
  readonly sku?: ((variant: V) => string | undefined) | undefined
  /** The global trade item number of a variant: 8, 12, 13 or 14 digits. */
  readonly gtin?: ((variant: V) => string | undefined) | undefined
  /** What the price of a variant buys, for unit prices. */
  readonly measure?: ((variant: V) => PriceMeasure | undefined) | undefined
  readonly shipping?:
    | readonly {
        /** ISO 3166-1 codes of two letters, such as `'DE'`. */
        readonly countries: readonly string[]
        /** A decimal amount in `currency`. `'0'`: free. */
        readonly rate: string
        /** Days until an order leaves the shop: the least and the most. */
        readonly handlingDays?: readonly [min: number, max: number] | undefined
        /** Days on the way: the least and the most. */
        readonly transitDays?: readonly [min: number, max: number] | undefined
      }[]
    | undefined
  readonly returns?:
    | {
        /** ISO 3166-1 codes of two letters, such as `'DE'`. */
        readonly countries: readonly string[]
        /** The days in which a product can be returned. `0`: it cannot be returned. */
        readonly days: number | 'unlimited'
        readonly method?: 'mail' | 'store' | 'kiosk' | undefined
        /** Who pays for returning a product: the shop, the customer, or the customer a fixed fee in `currency`. */
        readonly fees?: 'free' | 'customer' | { readonly amount: string } | undefined
      }
    | undefined
  /** Returns more properties, or other values: of the `Product` or `ProductGroup`, of each variant, and of each `Offer`. */
  readonly extend?:
    | {
        readonly product?: ((product: P) => Readonly<Record<string, unknown>>) | undefined
        readonly variant?: ((variant: V, product: P) => Readonly<Record<string, unknown>>) | undefined
        readonly offer?: ((variant: V, product: P) => Readonly<Record<string, unknown>>) | undefined
      }
    | undefined
}

export type ReturnPolicy = NonNullable<ProductJsonLdOptions<Product>['returns']>

export type ShippingPolicy = NonNullable<ProductJsonLdOptions<Product>['shipping']>[number]

/**
 * A JSON-LD object for `serializeJsonLd`.
 * @see https://schema.org
 */
export type JsonLd = Readonly<Record<string, unknown>>
