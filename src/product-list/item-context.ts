'use client'
import { createContext } from 'react'

import type { Identified } from '../core/index.js'

/** Id of the item around. A primitive of its own, so that rows render again only when they change. */
export const ItemIdContext = createContext<string | undefined>(undefined)

/** Whether the items are the articles of a feed. */
export const FeedContext = createContext(false)

/** The loaded window, for those items that ask for their position in it. */
export const WindowContext = createContext<LoadedWindow>({ items: [], total: undefined, isFromHead: false })

export interface LoadedWindow {
  readonly items: readonly Identified[]
  /** Items in the whole list, when the server says. */
  readonly total: number | undefined
  /** The first loaded item is the first of the list. */
  readonly isFromHead: boolean
}
