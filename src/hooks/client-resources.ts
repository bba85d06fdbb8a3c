import type { AnyStorefrontClient } from '../core/client/storefront-client.js'
import type { ResourceName } from '../core/resources/default-resources.js'
import type { ListParams } from '../core/list/list-params.js'
import type { ResourceDefinition, FiltersOf, ItemOf, ListItemOf } from '../core/resources/define-resource.js'

export type ClientItem<C extends AnyStorefrontClient, Name extends ResourceName> = ItemOf<
  C[Name]['definition']
>

export type ClientListItem<C extends AnyStorefrontClient, Name extends ResourceName> = ListItemOf<
  C[Name]['definition']
>

export type ClientListParams<C extends AnyStorefrontClient, Name extends ResourceName> = ListParams<
  FiltersOf<C[Name]['definition']>
>

export interface ClientOption<C extends AnyStorefrontClient> {
  /** Default: the provider's client. */
  readonly client?: C | undefined
}

export type ClientDefinition<C extends AnyStorefrontClient, Name extends ResourceName> = ResourceDefinition<
  ClientItem<C, Name>,
  ClientListItem<C, Name>,
  FiltersOf<C[Name]['definition']>
>
