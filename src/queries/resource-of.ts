import type { AnyStorefrontClient } from '../core/client/storefront-client.js'
import type { Entity, ResourceDefinition } from '../core/resources/define-resource.js'
import type { ResourceClient } from '../core/resources/resource-client.js'

export type QueryingClient = Pick<AnyStorefrontClient, 'cacheScope' | 'resource'>

/** A client can have a resource of the app's own: `{ ...client, products: { ...client.products, list } }`. */
export function resourceOf<TItem extends Entity, TListItem extends Entity, TFilters>(
  client: QueryingClient,
  definition: ResourceDefinition<TItem, TListItem, TFilters>,
): ResourceClient<TItem, TListItem, TFilters> {
  type Resource = ResourceClient<TItem, TListItem, TFilters>
  const members: readonly unknown[] = Object.values(client)
  const own = members.find((member) => (member as Partial<Resource> | null)?.definition === definition)
  return (own as Resource | undefined) ?? client.resource(definition)
}
