import type { Query, QueryClient } from '@tanstack/react-query'

import type { AnyStorefrontClient } from '../../core/client/storefront-client.js'
import type { ResourceDefinition, Entity } from '../../core/resources/define-resource.js'
import type { ItemReference } from '../../core/resources/item-reference.js'
import type { StandardSchema } from '../../core/schemas/standard-schema.js'
import { validate } from '../../core/schemas/validate.js'
import * as storefrontKeys from '../keys.js'
import { isListQueryData, type ListQueryData } from '../list/list-query-data.js'

export interface ListedItem<TItem> {
  readonly item: TItem
  /**
   * Whether the item is whole, and its list is not stale. An item of a list with a `listSchema` is never whole: a list
   * of the first variants is valid by the full schema too.
   */
  readonly isFresh: boolean
}

/** Searches the list fetched last first. With a `listSchema`, the item must also be valid by the full schema. */
export function findListedItem<TItem extends Entity, TListItem extends Entity, TFilters>(
  queryClient: QueryClient,
  client: Pick<AnyStorefrontClient, 'cacheScope'>,
  { name, schema, listSchema }: ResourceDefinition<TItem, TListItem, TFilters>,
  { id, slug }: ItemReference,
  isStale: (list: Query) => boolean = () => true,
): ListedItem<TItem> | undefined {
  const lists = queryClient
    .getQueryCache()
    .findAll({ queryKey: storefrontKeys.lists(client, name) })
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  const isListedInFull = !listSchema || (listSchema as StandardSchema) === schema
  for (const list of lists) {
    if (!isListQueryData(list.state.data)) continue
    const { pages } = list.state.data as ListQueryData<TItem & { readonly slug?: unknown }>
    for (const page of pages) {
      const listed = page.items.find((item) => (id === undefined ? item.slug === slug : item.id === id))
      if (!listed) continue
      if (isListedInFull) return { item: listed, isFresh: !isStale(list) }
      const result = validate(schema, listed)
      if (result.ok) return { item: result.value, isFresh: false }
    }
  }
  return undefined
}
