import type {
  AnyStorefrontClient,
  ItemReference,
  ListParams,
  ResourceDefinition,
  SearchParams,
} from '../core/index.js'

/** What every key is scoped by. */
type Scoped = Pick<AnyStorefrontClient, 'cacheScope'>

/**
 * Query keys, from the widest to the narrowest; each is a prefix of those below it, as
 * `invalidateQueries({ queryKey })` wants. Begins with the client's cache scope, never with its key.
 */
export const storefrontKeys = {
  /** Everything of one store. */
  all: (client: Scoped) => ['storefront', client.cacheScope] as const,
  /** Everything of one resource. */
  resource: (client: Scoped, name: string) => [...storefrontKeys.all(client), name] as const,
  /** Every list of one resource, those below another path included (a collection's products). */
  lists: (client: Scoped, name: string) => [...storefrontKeys.resource(client, name), 'list'] as const,
  /** One list. Cursor, sort, order, limit and filters are part of the key. */
  list: <TFilters>(
    client: Scoped,
    { name, path }: Pick<ResourceDefinition, 'name' | 'path'>,
    params: ListParams<TFilters>,
  ) => [...storefrontKeys.lists(client, name), path, params] as const,
  /** Every single item of one resource. */
  details: (client: Scoped, name: string) => [...storefrontKeys.resource(client, name), 'detail'] as const,
  /** One item, by id (a string) or by `{ id }` or `{ slug }`. */
  detail: (client: Scoped, name: string, reference: string | ItemReference) =>
    [
      ...storefrontKeys.details(client, name),
      typeof reference === 'string' ? { id: reference } : reference,
    ] as const,
  /** Every GET outside the resources (checkout, shipping, …). */
  gets: (client: Scoped) => [...storefrontKeys.all(client), 'GET'] as const,
  /** One GET outside the resources. */
  get: (client: Scoped, path: string, searchParams?: SearchParams | URLSearchParams) =>
    [
      ...storefrontKeys.gets(client),
      path,
      searchParams instanceof URLSearchParams ? searchParams.toString() : (searchParams ?? {}),
    ] as const,
}
