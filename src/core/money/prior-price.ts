import type { Product } from '../schemas/product.js'
import type { Variant } from '../schemas/variant.js'

/** What every priced variant has. Those of the store have all fields of `Variant`, those of a search result have fewer. */
export type PricedVariant = Pick<Variant, 'price' | 'compareAtPrice'> & Partial<Variant>

/** What every priced product has. */
export type PricedProduct = {
  readonly variants: readonly PricedVariant[]
  /** The price of an item that a list sends without variants: decimal amounts. Not in the API's document. */
  readonly priceRange?: { readonly min: string; readonly max: string } | undefined
} & Partial<Omit<Product, 'variants'>>
