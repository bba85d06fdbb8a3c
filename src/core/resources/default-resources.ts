import { collections } from './collections.js'
import { menus } from './menus.js'
import { pages } from './pages.js'
import { products } from './products.js'

/** The built-in resources: client, queries, mock store and commands take their names and definitions from here. */
export const defaultResources = { products, collections, pages, menus } as const

/** The built-in definitions. Except for the path and fields of products, they are assumptions. */
export type DefaultResources = typeof defaultResources

/** Names of the built-in resources. */
export type ResourceName = keyof DefaultResources

// `Object.keys` forgets the names, which TypeScript keeps open for objects with more properties.
export const resourceNames = Object.keys(defaultResources) as ResourceName[]
