import type { AnyStorefrontClient } from '../core/client/storefront-client.js'
import type { ResourceName } from '../core/resources/default-resources.js'
import type {
  AnyResourceDefinition,
  FiltersOf,
  ItemOf,
  ListItemOf,
  ResourceDefinition,
} from '../core/resources/define-resource.js'
import { checkClient } from '../provider/check-client.js'

export type ClientDefinition<C extends AnyStorefrontClient, Name extends ResourceName> = ResourceDefinition<
  ItemOf<C[Name]['definition']>,
  ListItemOf<C[Name]['definition']>,
  FiltersOf<C[Name]['definition']>
>

/** @param own the provider's client, which needs no other resource than this one */
export function definitionOf<Name extends ResourceName, C extends AnyStorefrontClient>(
  name: Name,
  client: C | undefined,
  own: Pick<AnyStorefrontClient, Name>,
): ClientDefinition<C, Name> {
  const definition: AnyResourceDefinition = checkClient(client ?? own, name)[name].definition
  // Without a given client, C is the type that the app declares in `Register`.
  return definition as ClientDefinition<C, Name>
}
