'use client'
import { createContext, useSyncExternalStore, type RefObject } from 'react'

import type { PageCursor } from '../../core/index.js'
import { partErrorMessage } from '../../parts/error-texts.js'
import { useRequiredContext } from '../../provider/use-required-context.js'
import type { ProductListLabels } from '../labels.js'
import type { AnyList, ListSide, Paging } from './list-state.js'
import type { Opening } from '../restore/use-opening.js'

export interface ProductListContextValue {
  readonly list: AnyList
  readonly paging: Paging
  readonly labels: ProductListLabels
  readonly getPageHref: ((cursor: PageCursor) => string) | undefined
  readonly onPageChange: ((cursor: PageCursor) => void) | undefined
  readonly rootRef: RefObject<HTMLElement | null>
  readonly opening: Opening
  /** Where the list was opened. */
  readonly openedAt: PageCursor
  /** Set by items that are not all rendered: brings one near the viewport, which renders it. */
  readonly revealRef: RefObject<((id: string) => void) | undefined>
  /**
   * Adds the page on this side, or shows it in place of the present one.
   *
   * @param byLink a link does that: all there is to do is to show it from its start
   */
  readonly go: (side: ListSide, byLink?: boolean) => void
}

/**
 * What the root tells its parts. Not a context's value, which would make React look for readers of it through
 * all rows whenever the list does so much as begin to load: at 10,000 rows, twice the time of adding a page.
 */
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

/** @throws {MissingProviderError} outside `<ProductList.Root>`. */
export function useProductListStore(): ProductListStore {
  return useRequiredContext(ProductListContext, partErrorMessage, 'no-root', 'ProductList.Root')
}

/** Something of what the root tells; renders again when that is another. */
export function useProductListValue<T>(select: (value: ProductListContextValue) => T): T {
  const store = useProductListStore()
  const get = () => select(store.get())
  return useSyncExternalStore(store.subscribe, get, get)
}

export function useProductList(): ProductListContextValue {
  return useProductListValue((value) => value)
}
