import { createPageCatalog } from '../catalog/create-page-catalog.js'
import type { PageToolsContext } from './page-tools-context.js'

/** What the tools that change nothing do, in one file, so that the first call loads one. */
export function createReadingTools({ cart, catalog }: PageToolsContext) {
  const { search, product } = createPageCatalog(catalog)
  return { search, product, cart: () => readCart({ cart, catalog }) }
}

function readCart({ cart, catalog }: Pick<PageToolsContext, 'cart' | 'catalog'>): object {
  const { lines = [], totalQuantity = 0 } = cart ?? {}
  return {
    totalQuantity,
    currency: catalog.rules.currency,
    lines: lines.map(({ id, productId, variantId, quantity, seen }) => ({
      id,
      productId,
      variantId,
      quantity,
      name: seen.name,
      price: seen.price,
      options: seen.attributes,
    })),
  }
}
