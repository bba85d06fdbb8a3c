import type { CatalogList } from './answer.js'
import { createPageCatalog, type PageCatalog } from './create-page-catalog.js'
import { lookUpProducts } from './look-up-products.js'
import type { AgentCatalogOptions } from './options.js'

/**
 * The catalogue that every interface for agents answers from. Input is checked, because it comes from anywhere.
 * @throws {CatalogError} for a request that has no answer; errors of the store and of the search pass through
 */
export interface Catalog extends PageCatalog {
  readonly lookup: (input: unknown, signal?: AbortSignal) => Promise<CatalogList>
}

export function createCatalog(options: AgentCatalogOptions): Catalog {
  const { settings, source, search, product } = createPageCatalog(options)
  return {
    search,
    product,
    lookup: (input, signal) => lookUpProducts(settings, source, input, signal),
  }
}
