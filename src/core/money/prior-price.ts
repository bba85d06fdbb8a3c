import type { Product } from '../schemas/product.js'
import type { Variant } from '../schemas/variant.js'

/** What every priced variant has. Those of the store have all fields of `Variant`, those of a search result have fewer. */
export type PricedVariant = Pick<Variant, 'price' | 'compareAtPrice'> & Partial<Variant>

/** What every priced product has. */
export type PricedProduct = { readonly variants: readonly PricedVariant[] } & Partial<
  Omit<Product, 'variants'>
>

/**
 * Returns the lowest price of a variant in the 30 days before its reduction, or nothing where it is not known.
 *
 * A function whose parameters are the app's own types is accepted: it reads fields that `PricedVariant` does not list, and
 * returns `undefined` for a variant without them.
 */
export type GetPriorPrice = {
  // React types its event handlers in the same way: TypeScript compares the parameters of a method in both directions.
  method(variant: PricedVariant, product: PricedProduct | undefined): string | null | undefined
}['method']
