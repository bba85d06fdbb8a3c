import type { CatalogDetail, CatalogList } from './answer.js'
import type { AgentCatalogOptions } from './options.js'
import { createProductSource, type ProductSource } from './product-source.js'
import { rulesOf, type CatalogSettings } from './rules-of.js'
import { searchProducts } from './search-products.js'
import { showProduct } from './product/show-product.js'

/** The operations that the tools of a page have. A page does not ship the lookup of many ids. */
export interface PageCatalog {
  readonly search: (input: unknown, signal?: AbortSignal) => Promise<CatalogList>
  readonly product: (input: unknown, signal?: AbortSignal) => Promise<CatalogDetail>
}

export function createPageCatalog(
  options: AgentCatalogOptions,
): PageCatalog & { readonly settings: CatalogSettings; readonly source: ProductSource } {
  const settings: CatalogSettings = { ...options, rules: rulesOf(options) }
  const source = createProductSource(settings)
  return {
    settings,
    source,
    search: (input, signal) => searchProducts(settings, source, input, signal),
    product: (input, signal) => showProduct(settings, source, input, signal),
  }
}
