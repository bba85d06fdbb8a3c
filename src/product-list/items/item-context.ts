'use client'
import { createContext } from 'react'

/** Id of the item around. A primitive of its own, so that rows render again only when they change. */
export const ItemIdContext = createContext<string | undefined>(undefined)

/** Whether the items are the articles of a feed. */
export const FeedContext = createContext(false)
