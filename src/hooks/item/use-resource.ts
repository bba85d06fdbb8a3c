'use client'
import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'

import type { AnyStorefrontClient, Entity, ItemReference, ResourceDefinition } from '../../core/index.js'
import { itemQueryOptions } from '../../queries/index.js'
import { findListedItem } from '../../queries/item/listed-item.js'
import type { UseResourceOptions } from './item-options.js'
import { useStorefront } from '../use-storefront.js'

/**
 * One item of any kind, by id or slug. Where a loaded list shows it, that is its placeholder
 * (`isPlaceholderData`) until the item itself has arrived. `useProduct` and its like are this with their
 * definition.
 *
 * @param options TanStack's; and `client`, for another than the provider's
 * @throws {MissingProviderError} outside a provider.
 */
export function useResource<TItem extends Entity, TListItem extends Entity, TFilters, TSelected = TItem>(
  definition: ResourceDefinition<TItem, TListItem, TFilters>,
  reference: ItemReference,
  {
    client: givenClient,
    ...options
  }: UseResourceOptions<TItem, TSelected> & { readonly client?: AnyStorefrontClient | undefined } = {},
): UseQueryResult<TSelected> {
  const storefront = useStorefront()
  const { queryClient } = storefront
  const client = givenClient ?? storefront.client
  const query = {
    ...itemQueryOptions(client, definition, reference),
    placeholderData: () => findListedItem(queryClient, client, definition, reference, 0)?.item,
    ...options,
  }
  return useQuery(query as UseQueryOptions<TItem, Error, TSelected>, queryClient)
}
