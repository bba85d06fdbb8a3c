'use client'
import { createContext, useContext } from 'react'

/** The texts of all blocks. Those of the package's parts are the `labels` of `StorefrontProvider`. */
export const shopTexts = {
  products: 'Products',
  noProducts: 'There is nothing here yet.',
  soldOut: 'Sold out',
  variantGone: 'The linked version is no longer available.',
  sale: 'Sale',
  sortBy: 'Sort by',
  filters: (active: number) => (active > 0 ? `Filters (${active})` : 'Filters'),
  productLoads: 'Loading the product',
  choose: 'Choose',
  notAvailable: (value: string) => `${value}, not available`,
  added: (name: string) => `In your cart: ${name}`,
  viewCart: 'View cart',
  cartButton: (count: number) => `Cart (${count})`,
  cart: 'Your cart',
  closeCart: 'Close the cart',
  toCart: 'View the cart and check out',
  each: (price: string) => `${price} each`,
  remove: 'Remove',
  shipping: 'Shipping',
  payment: 'Payment',
  total: 'Total',
  includedTax: (percent: string, name: string) => `Includes ${percent}% ${name}.`,
  search: 'Search',
  searchPlaceholder: 'Search for a product',
  closeSearch: 'Close the search',
  allResults: 'Show all results',
  didYouMean: 'Did you mean:',
  otherWords: 'Try other words, or fewer filters.',
  savedProducts: 'Saved products',
  nothingSaved: 'Nothing saved yet.',
  menu: 'Menu',
  closeMenu: 'Close the menu',
  allOf: (name: string) => `All of ${name}`,
  home: 'Shop',
  breadcrumbs: 'Breadcrumbs',
  narrowDown: 'Narrow down',
  related: (group: string) => `More from ${group}`,
  viewed: 'Viewed before',
  market: 'Country and currency',
  retry: 'Try again',
  skip: 'Skip to content',
  offline: 'You are offline. Your cart is safe.',
}

export type ShopTexts = typeof shopTexts

/** Around a shop in another language, with the same texts in that language. */
export const ShopTextsContext = createContext(shopTexts)

export const useShopTexts = (): ShopTexts => useContext(ShopTextsContext)
