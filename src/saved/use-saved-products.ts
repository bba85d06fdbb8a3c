'use client'
import type { AnyStorefrontClient } from '../core/client/storefront-client.js'
import type { ItemOf } from '../core/resources/define-resource.js'
import { useProductsByIds, type UseProductsByIdsResult } from '../hooks/item/use-products-by-ids.js'
import type { RegisteredClient } from '../hooks/register.js'
import type { SavedList } from './state/create-saved-list.js'
import { useSavedList } from './use-saved-list.js'

/**
 * The products of a list, the newest first. A product that does not exist is left out, but its id stays in the list, because
 * products come back.
 *
 * @throws {MissingProviderError} outside `StorefrontProvider`
 */
export function useSavedProducts<C extends AnyStorefrontClient = RegisteredClient>(
  list: SavedList,
  options: { readonly client?: C | undefined; readonly enabled?: boolean | undefined } = {},
): UseProductsByIdsResult<ItemOf<C['products']['definition']>> {
  return useProductsByIds<C>(useSavedList(list).ids, options)
}
