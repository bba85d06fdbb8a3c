'use client'
import { createContext } from 'react'

/** Id of the surrounding item. A primitive value, so that a row re-renders only when its id changes. */
export const ItemIdContext = createContext<string | undefined>(undefined)

/** Whether the items are the articles of a feed. */
export const FeedContext = createContext(false)
