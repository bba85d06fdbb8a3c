'use client'
import { createContext, useSyncExternalStore } from 'react'

import { createEmitter } from '../../core/emitter.js'
import { hasSameFields } from '../../core/has-same-fields.js'
import type { PageCursor } from '../../core/list/list-params.js'
import { partErrorMessage } from '../../parts/error-texts.js'
import { useRequiredContext } from '../../provider/use-required-context.js'
import type { AutoPaging } from './auto-paging.js'
import type { Labels } from '../../core/labels/labels.js'
import { cursorOf, isSameList, sideOf, type AnyList, type ListSide, type Paging } from './list-state.js'
import type { ListPosition, Restoration } from './restoration.js'

export interface ProductListContextValue {
  readonly list: AnyList
  readonly paging: Paging
  readonly auto: AutoPaging | undefined
  readonly labels: Labels['productList']
  readonly getPageHref: ((cursor: PageCursor) => string) | undefined
  readonly onPageChange: ((cursor: PageCursor) => void) | undefined
  readonly position: ListPosition
  readonly restoration: Restoration
  readonly startCursor: PageCursor
}

/** A store, because React searches all rows for consumers when a context value changes: slow for 10,000 rows. */
export interface ProductListStore {
  readonly get: () => ProductListContextValue
  /** The value of the server's HTML, for parts that hydrate after the list has changed. */
  readonly getServer: () => ProductListContextValue
  /**
   * Called while the root renders: parts that render in the same pass read the new value, and not once more after the
   * commit. Returns the last value if nothing has changed.
   */
  readonly prepare: (value: ProductListContextValue) => ProductListContextValue
  readonly set: (value: ProductListContextValue) => void
  readonly subscribe: (listener: () => void) => () => void
  /** With `isNavigation`, a link already loads the page, so the list only shows it from its start. */
  readonly loadPage: (side: ListSide, isNavigation?: boolean) => Promise<unknown> | undefined
  /** Whether the next items replace the shown ones: `paging="pages"`. */
  readonly isReplacing: { current: boolean }
}

export function createProductListStore(initial: ProductListContextValue): ProductListStore {
  const { emit, subscribe } = createEmitter()
  const isReplacing = { current: false }
  let value = initial
  let prepared: ProductListContextValue | undefined
  const get = () => prepared ?? value
  return {
    get,
    getServer: () => initial,
    prepare(next) {
      const last = get()
      const reused = isSameValue(last, next) ? last : isSameValue(value, next) ? value : next
      prepared = reused
      // React can interrupt or discard a render, and only in a later task: a part that renders then sees the old value.
      queueMicrotask(() => {
        if (prepared === reused) prepared = undefined
      })
      return reused
    },
    set(next) {
      prepared = undefined
      if (next === value) return
      value = next
      emit()
    },
    subscribe,
    loadPage(side, isNavigation) {
      const { list, paging, onPageChange } = get()
      const { load, param } = sideOf(list, side)
      isReplacing.current = paging === 'pages'
      if (isNavigation) return undefined
      if (paging === 'pages' && onPageChange && param) {
        onPageChange(cursorOf(param))
        return undefined
      }
      // The queue of the list joins repeated calls.
      return load()
    },
    isReplacing,
  }
}

function isSameValue(a: ProductListContextValue, b: ProductListContextValue): boolean {
  // Compared by their fields: each render creates them again.
  const { list, labels, startCursor } = b
  return (
    hasSameFields({ ...a, list, labels, startCursor }, b) &&
    hasSameFields(a.labels, labels) &&
    hasSameFields(a.startCursor, startCursor) &&
    isSameList(a.list, list)
  )
}

export const ProductListContext = createContext<ProductListStore | undefined>(undefined)

export function useProductListStore(): ProductListStore {
  return useRequiredContext(ProductListContext, partErrorMessage, 'no-root', 'ProductList.Root')
}

/** Re-renders only when the selected value changes. */
export function useProductListValue<T>(select: (value: ProductListContextValue) => T): T {
  const store = useProductListStore()
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.getServer()),
  )
}

export function useProductList(): ProductListContextValue {
  return useProductListValue((value) => value)
}
