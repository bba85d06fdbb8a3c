import type {
  AnyResourceDefinition,
  AnyStorefrontClient,
  FiltersOf,
  ItemOf,
  ItemReference,
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

type ClientDefinition<C extends AnyStorefrontClient, Name extends ResourceName> = ResourceDefinition<
  ClientItem<C, Name>,
  ClientListItem<C, Name>,
  FiltersOf<C[Name]['definition']>
>

/** The definition of one of a client's resources, with the types of that client. */
export function getDefinition<C extends AnyStorefrontClient, Name extends ResourceName>(
  client: C,
  name: Name,
): ClientDefinition<C, Name> {
  // The compiler reads a property of C as a property of its constraint, so it loses the client's item types.
  const definition: AnyResourceDefinition = client[name].definition
  return definition as ClientDefinition<C, Name>
}

/** The definition of a collection's products: those of the client under the path of the collection. */
export function getCollectionProductsDefinition<C extends AnyStorefrontClient>(
  client: C,
  collection: ItemReference,
): ClientDefinition<C, 'products'> {
  const definition: AnyResourceDefinition = client.collectionProducts(collection).definition
  return definition as ClientDefinition<C, 'products'>
}
