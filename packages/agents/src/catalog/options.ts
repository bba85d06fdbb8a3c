import type { AnyStorefrontClient, Product, StoreRules } from 'storefront-react/core'
import type { Search } from 'storefront-react/server'

type FoundProduct = string | { readonly productId: string; readonly variantId: string } | undefined

/** Options that all interfaces for agents share: one catalogue answers them all. */
export interface AgentCatalogOptions {
  /** The server's client. Products are read past every cache, because an agent decides on what it reads. */
  readonly client: Pick<AnyStorefrontClient, 'products' | 'rules'>
  /** Finds products. On a server, over `createLocalSearchEngine` or a hosted engine. */
  readonly search: Pick<Search, 'query'>
  /** The shop's address, `https://shop.example`. Makes the URLs of pages and images absolute. */
  readonly siteUrl: string
  /** The path or URL of a product's page, at a variant if one is given. Without it, products have no URL. */
  readonly getProductUrl?: ((product: Pick<Product, 'id' | 'slug'>, variantId?: string) => string) | undefined
  /**
   * Returns the id of the product that has the variant, because the API is asked by product. Without it, agents can look
   * up products but not variants. For an id that is not the API's, such as that of a row of a product feed, it returns the
   * ids of the product and of the variant.
   */
  readonly findProductId?: ((id: string) => FoundProduct | Promise<FoundProduct>) | undefined
  /**
   * Only `currency`, `isProductForSale` and `isVariantAvailable` are read. Default: the client's, so that agents and shoppers see the same. A shop
   * in several currencies has a catalogue for each.
   */
  readonly rules?: StoreRules | undefined
  /** The products that agents may read. Default: those that `rules.isProductForSale` sells, as for search documents. */
  readonly include?: ((product: Product) => boolean) | undefined
  /** The names of the facets that filter. Default `{ categories: 'collections', price: 'price' }`. */
  readonly facets?: { readonly categories?: string; readonly price?: string } | undefined
}
