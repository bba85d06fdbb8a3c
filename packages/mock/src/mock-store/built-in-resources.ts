import type { Collection, Menu, Page, Product } from 'storefront-react/core'
import { defaultResources } from 'storefront-react/internal'

interface ItemOfResource {
  readonly products: Product
  readonly collections: Collection
  readonly pages: Page
  readonly menus: Menu
}

/** Names of the built-in resources. */
export type ResourceName = keyof ItemOfResource

export type DefaultItemOf<Name extends ResourceName> = ItemOfResource[Name]

// `Object.keys` forgets the names, which TypeScript keeps open for objects with more properties.
export const resourceNames = Object.keys(defaultResources) as (keyof typeof defaultResources)[]
