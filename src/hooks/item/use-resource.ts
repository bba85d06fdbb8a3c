'use client'
import { QueryObserver, useQuery, type UseQueryResult } from '@tanstack/react-query'

import type { AnyStorefrontClient } from '../../core/client/storefront-client.js'
import type { ResourceDefinition, Entity } from '../../core/resources/define-resource.js'
import type { ItemReference } from '../../core/resources/item-reference.js'
import { itemQueryOptions } from '../../queries/item/item-query.js'
import { findListedItem } from '../../queries/item/listed-item.js'
import { withAppDefaults } from '../../queries/query-defaults.js'
import type { UseItemQuery } from '../tanstack.js'
import { useFirstRequests } from '../use-first-requests.js'
import { useStorefront } from '../use-storefront.js'
import type { UseResourceOptions } from './item-options.js'

/**
 * One item of any resource, by id or slug. If a loaded list contains the item, the list item is the placeholder
 * (`isPlaceholderData`) until the full item has loaded.
 *
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
    ...withAppDefaults(queryClient, itemQueryOptions(client, definition, reference)),
    placeholderData: () => findListedItem(queryClient, client, definition, reference),
    ...options,
  }
  useFirstRequests(QueryObserver, [query], queryClient)
  return (useQuery as UseItemQuery)(query, queryClient)
}
