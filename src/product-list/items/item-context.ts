'use client'
import { createContext } from 'react'

/** A primitive value: a row re-renders only when its id changes. */
export const ItemIdContext = createContext<string | undefined>(undefined)

export const FeedContext = createContext(false)
