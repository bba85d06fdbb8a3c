import type { QueryKey } from '@tanstack/react-query'

import type { AnyStorefrontClient } from '../../core/client/storefront-client.js'
import type { ResourceDefinition, Entity } from '../../core/resources/define-resource.js'
import type { ItemReference } from '../../core/resources/item-reference.js'
import * as storefrontKeys from '../keys.js'
import { queryDefaults } from '../query-defaults.js'
import { resourceOf } from '../../core/resources/resource-client.js'
import { warnAboutScopeMismatch } from '../diagnostics/warn-about-scope-mismatch.js'
import type { ItemQueryOptions, QueryContext } from '../query-options.js'
import type { RequestOptions } from '../../core/transport/create-transport.js'

/** Query options of one item, for hooks, loaders and server components. Id and slug are two separate queries. */
export function itemQueryOptions<TItem extends Entity, TListItem extends Entity, TFilters>(
  client: Pick<AnyStorefrontClient, 'cacheScope' | 'resource'>,
  definition: ResourceDefinition<TItem, TListItem, TFilters>,
  reference: ItemReference,
  { fetchOptions }: Pick<RequestOptions, 'fetchOptions'> = {},
): ItemQueryOptions<TItem> {
  function fetchItem(context: QueryContext): Promise<TItem> {
    warnAboutScopeMismatch(context)
    return resourceOf(client, definition).retrieve(reference, { signal: context.signal, fetchOptions })
  }
  const queryKey: QueryKey = storefrontKeys.detail(client, definition.name, reference)
  return { ...queryDefaults, queryKey: queryKey as ItemQueryOptions<TItem>['queryKey'], queryFn: fetchItem }
}
