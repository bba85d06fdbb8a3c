import type { ComponentType } from 'react'

import type { PreviewProps } from './preview-shop.js'

type Preview = () => Promise<{ readonly default: ComponentType<PreviewProps> }>

/** By the name of the block in the registry. */
export const blockPreviews: Readonly<Record<string, Preview>> = {
  'cart-drawer': () => import('./blocks/cart-drawer.js'),
  'checkout-summary': () => import('./blocks/checkout-summary.js'),
  markets: () => import('./blocks/markets.js'),
  'product-card': () => import('./blocks/product-card.js'),
  'product-grid': () => import('./blocks/product-grid.js'),
  'product-page': () => import('./blocks/product-page.js'),
  'search-dialog': () => import('./blocks/search-dialog.js'),
  'search-page': () => import('./blocks/search-page.js'),
  'shop-frame': () => import('./blocks/shop-frame.js'),
  'shop-menu': () => import('./blocks/shop-menu.js'),
  'shop-ui': () => import('./blocks/shop-ui.js'),
  'sort-and-facets': () => import('./blocks/sort-and-facets.js'),
  'variant-pickers': () => import('./blocks/variant-pickers.js'),
  wishlist: () => import('./blocks/wishlist.js'),
}

/** Components that no block shows alone. */
export const partPreviews: Readonly<Record<string, Preview>> = {
  description: () => import('./parts/description.js'),
  highlight: () => import('./parts/highlight.js'),
  price: () => import('./parts/price.js'),
  'product-gallery': () => import('./parts/product-gallery.js'),
  'product-image': () => import('./parts/product-image.js'),
  'virtual-product-grid': () => import('./parts/virtual-product-grid.js'),
}
