import { createContext, useContext } from 'react'

import type { SavedList } from '../../src/saved/index.js'
import type { Search } from '../../src/search/index.js'

export interface Shop {
  readonly search: Search
  readonly wishlist: SavedList
  readonly recent: SavedList
  readonly openCart: () => void
}

export const ShopContext = createContext<Shop | undefined>(undefined)

/** What all pages share, in addition to the store and the cart. */
export function useShop(): Shop {
  const shop = useContext(ShopContext)
  if (!shop) throw new Error('useShop needs a DemoShop above it.')
  return shop
}
