import type { Query, QueryClient } from '@tanstack/react-query'

import type { AnyStorefrontClient } from '../../core/client/storefront-client.js'
import type { ResourceDefinition, Entity } from '../../core/resources/define-resource.js'
import type { ItemReference } from '../../core/resources/item-reference.js'
import type { StandardSchema } from '../../core/schemas/standard-schema.js'
import { validate } from '../../core/schemas/validate.js'
import * as storefrontKeys from '../keys.js'
import { isListQueryData, type ListQueryData } from '../list/list-query-data.js'

type Definition<TItem extends Entity, TListItem extends Entity, TFilters> = ResourceDefinition<
  TItem,
  TListItem,
  TFilters
>

/** Whether lists have whole items: a list of the first variants is valid by the full schema too. */
const isListedInFull = ({
  schema,
  listSchema,
}: Pick<Definition<Entity, Entity, unknown>, 'schema' | 'listSchema'>) =>
  !listSchema || (listSchema as StandardSchema) === schema

/** An item in each list that has it, the list fetched last first. */
function* itemsInLists<TItem>(
  queryClient: QueryClient,
  client: Pick<AnyStorefrontClient, 'cacheScope'>,
  name: string,
  isWanted: (item: TItem) => boolean,
): Generator<{ readonly item: TItem; readonly list: Query }> {
  const lists = queryClient
    .getQueryCache()
    .findAll({ queryKey: storefrontKeys.lists(client, name) })
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  for (const list of lists) {
    if (!isListQueryData(list.state.data)) continue
    // `isListQueryData` cannot know the type of the items: the key says the resource.
    for (const { items } of (list.state.data as unknown as ListQueryData<TItem & Entity>).pages) {
      const item = items.find(isWanted)
      if (item) yield { item, list }
    }
  }
}

/** With a `listSchema`, the item must also be valid by the full schema. */
export function findListedItem<TItem extends Entity, TListItem extends Entity, TFilters>(
  queryClient: QueryClient,
  client: Pick<AnyStorefrontClient, 'cacheScope'>,
  definition: Definition<TItem, TListItem, TFilters>,
  { id, slug }: ItemReference,
): TItem | undefined {
  const isWanted = (item: TItem & { readonly slug?: unknown }) =>
    id === undefined ? item.slug === slug : item.id === id
  for (const { item } of itemsInLists(queryClient, client, definition.name, isWanted)) {
    if (isListedInFull(definition)) return item
    const result = validate(definition.schema, item)
    if (result.ok) return result.value
  }
  return undefined
}

/** The item of the list fetched last, if that list is not stale and has whole items. */
export function findFreshItem<TItem extends Entity, TListItem extends Entity, TFilters>(
  queryClient: QueryClient,
  client: Pick<AnyStorefrontClient, 'cacheScope'>,
  definition: Definition<TItem, TListItem, TFilters>,
  id: string,
  isStale: (list: Query) => boolean,
): TItem | undefined {
  const [newest] = itemsInLists<TItem>(queryClient, client, definition.name, (item) => item.id === id)
  return newest && isListedInFull(definition) && !isStale(newest.list) ? newest.item : undefined
}
