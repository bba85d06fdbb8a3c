'use client'
import { createContext, useSyncExternalStore, type RefObject } from 'react'

import type { PageCursor } from '../../core/index.js'
import { partErrorMessage } from '../../parts/error-texts.js'
import { useRequiredContext } from '../../provider/use-required-context.js'
import type { ProductListLabels } from './labels.js'
import type { AnyList, ListSide, Paging } from './list-state.js'
import type { Restoration } from './restoration.js'

export interface ProductListContextValue {
  readonly list: AnyList
  readonly paging: Paging
  readonly labels: ProductListLabels
  readonly getPageHref: ((cursor: PageCursor) => string) | undefined
  readonly onPageChange: ((cursor: PageCursor) => void) | undefined
  readonly rootRef: RefObject<HTMLElement | null>
  readonly restoration: Restoration
  readonly startCursor: PageCursor
  /** Set by a virtual grid: scrolls to an item that is not rendered yet. */
  readonly revealRef: RefObject<((id: string) => void) | undefined>
  /** With `isNavigation`, a link already loads the page, so the list only shows it from its start. */
  readonly loadPage: (side: ListSide, isNavigation?: boolean) => void
}

/** A store, because React searches all rows for consumers when a context value changes: slow for 10,000 rows. */
export interface ProductListStore {
  readonly get: () => ProductListContextValue
  readonly set: (value: ProductListContextValue) => void
  readonly subscribe: (listener: () => void) => () => void
}

export function createProductListStore(value: ProductListContextValue): ProductListStore {
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      value = next
      listeners.forEach((listener) => listener())
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export const ProductListContext = createContext<ProductListStore | undefined>(undefined)

export function useProductListStore(): ProductListStore {
  return useRequiredContext(ProductListContext, partErrorMessage, 'no-root', 'ProductList.Root')
}

/** Re-renders only when the selected value changes. */
export function useProductListValue<T>(select: (value: ProductListContextValue) => T): T {
  const store = useProductListStore()
  const get = () => select(store.get())
  return useSyncExternalStore(store.subscribe, get, get)
}

export function useProductList(): ProductListContextValue {
  return useProductListValue((value) => value)
}
