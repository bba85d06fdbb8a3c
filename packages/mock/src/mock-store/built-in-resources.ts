import type { Collection, Menu, Page, Product } from 'storefront-react/core'

interface ItemOfResource {
  readonly products: Product
  readonly collections: Collection
  readonly pages: Page
  readonly menus: Menu
}

/** Names of the built-in resources. */
export type ResourceName = keyof ItemOfResource

export type DefaultItemOf<Name extends ResourceName> = ItemOfResource[Name]

export const resourceNames: readonly ResourceName[] = ['products', 'collections', 'pages', 'menus']
