import { collectionProducts } from '../resources/collections.js'
import { defaultResources, resourceNames, type ResourceName } from '../resources/default-resources.js'
import type { AnyResourceDefinition } from '../resources/define-resource.js'
import { pathTo, type ItemReference } from '../resources/item-reference.js'
import type { AnyStorefrontClient, ClientOperations, StorefrontClient } from './storefront-client.js'
import type { ResourceOverrides } from '../resources/resource-overrides.js'

/** Adds the built-in resources, or an app's own, to the given object: the client of a provider stays the same. */
export function addResources<TOverrides extends ResourceOverrides>(
  client: ClientOperations,
  overrides?: TOverrides,
): StorefrontClient<TOverrides> {
  const byName = <T>(read: (name: ResourceName) => T) =>
    Object.fromEntries(resourceNames.map((name) => [name, read(name)])) as Record<ResourceName, T>
  const resources: AnyStorefrontClient['resources'] = {
    ...byName((name): AnyResourceDefinition => overrides?.[name] ?? defaultResources[name]),
    collectionProducts: overrides?.collectionProducts ?? collectionProducts,
  }
  const complete: AnyStorefrontClient = Object.assign(client, {
    resources,
    ...byName((name) => client.resource(resources[name])),
    collectionProducts: (collection: ItemReference) =>
      client.resource({
        ...resources.products,
        // `path` is replaced in the next line, so set `itemPath`: a single product keeps its URL.
        itemPath: resources.products.itemPath ?? `${resources.products.path}/{id}`,
        path: pathTo(collection, resources.collectionProducts, 'collections'),
      }),
  })
  // The compiler cannot follow the overrides to the types of their items.
  return complete as StorefrontClient<TOverrides>
}
