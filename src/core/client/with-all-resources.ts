import { collectionProducts } from '../resources/collections.js'
import { defaultResources, resourceNames, type ResourceName } from '../resources/default-resources.js'
import type { AnyResourceDefinition } from '../resources/define-resource.js'
import { pathTo, type ItemReference } from '../resources/item-reference.js'
import type { ResourceOverrides } from '../resources/resource-overrides.js'
import type { AnyStorefrontClient, ProductsClient, StorefrontClient } from './storefront-client.js'

/** Returns a new client with the built-in resources, or an app's own, which sends its requests with the given client. */
export function withAllResources<TOverrides extends ResourceOverrides>(
  client: ProductsClient,
  overrides?: TOverrides,
): StorefrontClient<TOverrides> {
  const byName = <T>(read: (name: ResourceName) => T) =>
    Object.fromEntries(resourceNames.map((name) => [name, read(name)])) as Record<ResourceName, T>
  const resources: AnyStorefrontClient['resources'] = {
    ...byName((name): AnyResourceDefinition => overrides?.[name] ?? defaultResources[name]),
    collectionProducts: overrides?.collectionProducts ?? collectionProducts,
  }
  const complete: AnyStorefrontClient = {
    ...client,
    resources,
    ...byName((name) => client.resource(resources[name])),
    collectionProducts: (collection: ItemReference) =>
      client.resource({
        ...resources.products,
        // `path` is replaced in the next line, so set `itemPath`: a single product keeps its URL.
        itemPath: resources.products.itemPath ?? `${resources.products.path}/{id}`,
        path: pathTo(collection, resources.collectionProducts, 'collections'),
      }),
  }
  // The compiler cannot follow the overrides to the types of their items.
  return complete as StorefrontClient<TOverrides>
}
