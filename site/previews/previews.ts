import type { ComponentType } from 'react'

import type { PreviewProps } from './preview-shop.js'

type Preview = () => Promise<{ readonly default: ComponentType<PreviewProps> }>

/** By the name of the block in the registry. A page loads only the code of its own block. */
export const previews: Readonly<Record<string, Preview>> = {
  'cart-drawer': () => import('./blocks/cart-drawer.js'),
  'checkout-summary': () => import('./blocks/checkout-summary.js'),
  'product-card': () => import('./blocks/product-card.js'),
  'product-grid': () => import('./blocks/product-grid.js'),
  'product-page': () => import('./blocks/product-page.js'),
  'search-dialog': () => import('./blocks/search-dialog.js'),
  'search-page': () => import('./blocks/search-page.js'),
  'shop-ui': () => import('./blocks/shop-ui.js'),
  'sort-and-facets': () => import('./blocks/sort-and-facets.js'),
  'variant-pickers': () => import('./blocks/variant-pickers.js'),
  wishlist: () => import('./blocks/wishlist.js'),
}
