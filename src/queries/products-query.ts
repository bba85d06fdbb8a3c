import type { AnyStorefrontClient, Identified, ListParams, ResourceClient } from '../core/index.js'
import { listQuery } from './list-query.js'

/** Any client, by the types of its products. */
type ProductsClient<TItem extends Identified, TListItem extends Identified, TFilters> = Pick<
  AnyStorefrontClient,
  'cacheScope' | 'resource'
> & { readonly products: ResourceClient<TItem, TListItem, TFilters> }

/** Options of the products list. See {@link listQuery}. */
export function productsQuery<TItem extends Identified, TListItem extends Identified, TFilters>(
  client: ProductsClient<TItem, TListItem, TFilters>,
  params?: ListParams<TFilters>,
): ReturnType<typeof listQuery<TItem, TListItem, TFilters>> {
  return listQuery(client, client.products.definition, params)
}
