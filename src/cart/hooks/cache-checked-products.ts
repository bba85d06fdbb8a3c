import type { QueryClient } from '@tanstack/react-query'

import type { ProductsClient } from '../../core/client/storefront-client.js'
import type { Product } from '../../core/schemas/product.js'
import { itemQueryOptions } from '../../queries/item/item-query.js'
import { knownItemQueryOptions, storeItem } from '../../queries/item/known-item-query.js'
import type { CheckedCart } from '../check/check-cart-lines.js'

/** The cart page and the product page then show what the check has read, without a request. */
export function cacheCheckedProducts(
  queryClient: QueryClient,
  client: ProductsClient,
  checked: CheckedCart,
): void {
  const { definition } = client.products
  for (const { productId, product, issues } of checked.lines) {
    const isGone = !product && issues.some(({ type }) => type === 'gone')
    const known = knownItemQueryOptions(queryClient, client, definition, productId)
    if (product || isGone) queryClient.setQueryData<Product | null>(known.queryKey, product ?? null)
    if (!product) continue
    storeItem(queryClient, itemQueryOptions(client, definition, { id: productId }), product)
  }
}
