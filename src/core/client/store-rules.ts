import type { Product } from '../schemas/product.js'
import type { Variant } from '../schemas/variant.js'
import type { PricedProduct, PricedVariant } from '../money/prior-price.js'

/**
 * What a store decides and the API does not provide, as functions of a plain object. Pass the rules once, to
 * `createStorefrontClient`: the provider, the cart, the server's check of an order, search documents and structured data
 * read them there. An argument of a function wins over the provider's rule, and the provider's over the client's.
 */
export interface StoreRules<V = Variant> {
  /** ISO 4217 code. No default, because the API names no currency: `Price` throws without one. */
  readonly currency?: string | undefined
  /**
   * Returns whether the store sells a product. A product that is not for sale is in no search, feed or catalogue of agents, and
   * cannot be ordered. The cart and search results know fewer fields of it than a page. Default: `false` for the statuses
   * `ARCHIVED`, `DRAFT`, `INACTIVE`, `DISABLED`, `HIDDEN`, `UNPUBLISHED`, `DELETED` and `DISCONTINUED`.
   */
  readonly isProductForSale?: ((product: Partial<Omit<Product, 'variants'>>) => boolean) | undefined
  /**
   * Returns whether a shopper can buy a variant. `product` is passed where the caller knows it, and the rule is not called for
   * one that is not for sale. Default: the function of the same name.
   */
  readonly isVariantAvailable?:
    | ((variant: V, product?: Partial<Omit<Product, 'variants'>>) => boolean)
    | undefined
  /** Returns how many units of a variant a shopper can buy. Default: the function of the same name. */
  readonly getMaxQuantity?: ((variant: V) => number) | undefined
  /**
   * Returns which quantities of a variant one cart line can have, such as `{ min: 12, step: 6 }`. Default: every quantity
   * from 1. `getMaxQuantity` still counts: it is the stock, which all lines of a variant share, and `max` is a limit of
   * each line, so a line can have at most the lower of both. A stock below `min` is no error: the variant then cannot be
   * ordered. `Cart.Add` passes the product and the variant that it was given.
   *
   * The cart throws an `InvalidParamsError` when it reads a rule whose numbers are not whole numbers from 1, or whose `min`
   * is above `max`.
   */
  readonly getQuantityRule?:
    | {
        method(
          product: Product,
          variant: V,
        ): { readonly min?: number; readonly step?: number; readonly max?: number } | undefined
      }['method']
    | undefined
  /**
   * Returns the lowest price of a variant in the 30 days before its reduction, or nothing where it is not known. Discounts
   * are then measured from this price instead of `compareAtPrice`. Also called with variants of search results, which have
   * fewer fields.
   *
   * @see docs/prices.md
   */
  readonly getPriorPrice?:
    | {
        // React types its event handlers in the same way: TypeScript compares the parameters of a method in both directions.
        method(variant: PricedVariant, product: PricedProduct | undefined): string | null | undefined
      }['method']
    | undefined
}

/** Each rule from the first argument, or from the second where the first has none. Keeps the other fields of both. */
export function mergeRules<V>(rules: StoreRules<V> = {}, others: StoreRules<V> | undefined): StoreRules<V> {
  const given = Object.entries(rules).filter(([, rule]) => rule != null)
  return { ...others, ...Object.fromEntries(given) }
}
