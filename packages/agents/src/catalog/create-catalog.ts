import type { CatalogDetail, CatalogList } from './answer.js'
import { lookUpProducts } from './look-up-products.js'
import type { AgentCatalogOptions } from './options.js'
import { createProductSource } from './product-source.js'
import { rulesOf, type CatalogSettings } from './rules-of.js'
import { searchProducts } from './search-products.js'
import { showProduct } from './show-product.js'

/**
 * The catalogue that every interface for agents answers from. Input is checked, because it comes from anywhere.
 * @throws {CatalogError} for a request that has no answer; errors of the store and of the search pass through
 */
export interface Catalog {
  readonly search: (input: unknown, signal?: AbortSignal) => Promise<CatalogList>
  readonly lookup: (input: unknown, signal?: AbortSignal) => Promise<CatalogList>
  readonly product: (input: unknown, signal?: AbortSignal) => Promise<CatalogDetail>
}

export function createCatalog(options: AgentCatalogOptions): Catalog {
  const settings: CatalogSettings = { ...options, rules: rulesOf(options) }
  const source = createProductSource(options)
  return {
    search: (input, signal) => searchProducts(settings, source, input, signal),
    lookup: (input, signal) => lookUpProducts(settings, source, input, signal),
    product: (input, signal) => showProduct(settings, source, input, signal),
  }
}
