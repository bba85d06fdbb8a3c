'use client'
import { createContext, useContext } from 'react'
import { createSavedList } from 'storefront-react/saved'

const viewed = createSavedList({ name: 'viewed', max: 24 })

export const ViewedContext = createContext(viewed)

/** The products that the shopper looked at, kept on the device. */
export const useViewed = () => useContext(ViewedContext)
