/**
 * Query keys for `invalidateQueries({ queryKey })`, exported as `storefrontKeys`. Keys contain the client's cache
 * scope, never its API key. A module and not an object, so that bundlers drop unused functions.
 */
import type { AnyStorefrontClient } from '../core/client/storefront-client.js'
import type { ListParams } from '../core/list/list-params.js'
import type { ResourceDefinition } from '../core/resources/define-resource.js'
import type { ItemReference } from '../core/resources/item-reference.js'
import type { SearchParams } from '../core/transport/search-params.js'

/** Version of the cached data's format: a persisted cache of another version never matches a query. */
const FORMAT = 1

/** Everything of one store. */
export const all = (client: Pick<AnyStorefrontClient, 'cacheScope'>) =>
  ['storefront', client.cacheScope, FORMAT] as const

/** Everything of one resource. */
export const resource = (client: Pick<AnyStorefrontClient, 'cacheScope'>, name: string) =>
  [...all(client), name] as const

/** Every list of one resource, including lists under other paths (a collection's products). */
export const lists = (client: Pick<AnyStorefrontClient, 'cacheScope'>, name: string) =>
  [...resource(client, name), 'list'] as const

/** One list. Cursor, sort, order, limit and filters are part of the key. */
export const list = <TFilters>(
  client: Pick<AnyStorefrontClient, 'cacheScope'>,
  { name, path }: Pick<ResourceDefinition, 'name' | 'path'>,
  params: ListParams<TFilters>,
) => [...lists(client, name), path, params] as const

/** Every single item of one resource. */
export const details = (client: Pick<AnyStorefrontClient, 'cacheScope'>, name: string) =>
  [...resource(client, name), 'detail'] as const

/** One item, by id (a string) or by `{ id }` or `{ slug }`. */
export const detail = (
  client: Pick<AnyStorefrontClient, 'cacheScope'>,
  name: string,
  reference: string | ItemReference,
) => [...details(client, name), typeof reference === 'string' ? { id: reference } : reference] as const

/** Every GET query outside the resources (checkout, shipping, …). */
export const gets = (client: Pick<AnyStorefrontClient, 'cacheScope'>) => [...all(client), 'GET'] as const

/** One GET query outside the resources. */
export const get = (
  client: Pick<AnyStorefrontClient, 'cacheScope'>,
  path: string,
  searchParams?: SearchParams | URLSearchParams,
) =>
  [
    ...gets(client),
    path,
    searchParams instanceof URLSearchParams ? searchParams.toString() : (searchParams ?? {}),
  ] as const
