import { collections } from './collections.js'
import { menus } from './menus.js'
import { pages } from './pages.js'
import { products } from './products.js'
import type { ResourceDefinition } from './define-resource.js'
import type { Product } from '../schemas/product.js'
import type { Collection } from '../schemas/collection.js'
import type { Page } from '../schemas/page.js'
import type { Menu } from '../schemas/menu.js'

/** The built-in resources: client, queries, mock store and commands take their names and definitions from here. */
export const defaultResources = { products, collections, pages, menus } as const

/** The built-in definitions. Except for the path and fields of products, they are assumptions. */
export interface DefaultResources {
  readonly products: ResourceDefinition<Product>
  readonly collections: ResourceDefinition<Collection>
  readonly pages: ResourceDefinition<Page>
  readonly menus: ResourceDefinition<Menu>
}

/** Names of the built-in resources. */
export type ResourceName = keyof DefaultResources

// `Object.keys` forgets the names, which TypeScript keeps open for objects with more properties.
export const resourceNames = Object.keys(defaultResources) as ResourceName[]
