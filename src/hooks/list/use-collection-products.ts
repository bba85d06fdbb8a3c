'use client'
import type {
  AnyStorefrontClient,
  FiltersOf,
  ItemReference,
  ListItemOf,
  ListParams,
} from '../../core/index.js'
import type { ListData } from '../../queries/index.js'
import type { UseResourceListOptions, UseResourceListResult } from './list-options.js'
import type { RegisteredClient } from '../register.js'
import { useResourceList } from './use-resource-list.js'
import { useStorefront } from '../use-storefront.js'

type ProductsOf<C extends AnyStorefrontClient> = C['products']['definition']

/**
 * The products of one collection, by its id or slug, paged both ways as `useProducts` is.
 *
 * @example
 * const products = useCollectionProducts({ slug: 'shirts' }, { sort: 'price', order: 'asc' })
 * @throws {MissingProviderError} outside a provider.
 */
export function useCollectionProducts<
  C extends AnyStorefrontClient = RegisteredClient,
  TSelected = ListData<ListItemOf<ProductsOf<C>>>,
>(
  collection: ItemReference,
  params?: ListParams<FiltersOf<ProductsOf<C>>>,
  options: UseResourceListOptions<ListItemOf<ProductsOf<C>>, TSelected> & {
    readonly client?: C | undefined
  } = {},
): UseResourceListResult<ListItemOf<ProductsOf<C>>, TSelected> {
  const storefront = useStorefront()
  const { definition } = (options.client ?? storefront.client).collectionProducts(collection)
  return useResourceList(definition, params, options as never) as never
}
