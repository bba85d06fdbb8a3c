'use client'
import { createContext, useContext } from 'react'
import { createSavedList } from 'storefront-react/saved'

/** On the device, for all tabs. With several stores on one origin, also pass a `scope`. */
const wishlist = createSavedList({ name: 'wishlist' })

/** For a test or a story with a list of its own. */
export const WishlistContext = createContext(wishlist)

export const useWishlist = () => useContext(WishlistContext)
