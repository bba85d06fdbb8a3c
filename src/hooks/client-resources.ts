import type {
  AnyStorefrontClient,
  FiltersOf,
  ItemOf,
  ListItemOf,
  ListParams,
  ResourceDefinition,
  ResourceName,
} from '../core/index.js'

/** A single item of one of a client's resources. */
export type ClientItem<C extends AnyStorefrontClient, Name extends ResourceName> = ItemOf<
  C[Name]['definition']
>

/** An item of a list of one of a client's resources. */
export type ClientListItem<C extends AnyStorefrontClient, Name extends ResourceName> = ListItemOf<
  C[Name]['definition']
>

/** Parameters of a list of one of a client's resources. */
export type ClientListParams<C extends AnyStorefrontClient, Name extends ResourceName> = ListParams<
  FiltersOf<C[Name]['definition']>
>

export interface ClientOption<C extends AnyStorefrontClient> {
  /** Default: the provider's client. The types of the items follow from the client. */
  readonly client?: C | undefined
}

/** The definition of one of a client's resources. */
export type ClientDefinition<C extends AnyStorefrontClient, Name extends ResourceName> = ResourceDefinition<
  ClientItem<C, Name>,
  ClientListItem<C, Name>,
  FiltersOf<C[Name]['definition']>
>
