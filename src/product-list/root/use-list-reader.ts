'use client'
import { findAnchor, isAtStart, itemElements } from '../../dom/anchor.js'
import { useClientLayoutEffect } from '../../dom/use-client-layout-effect.js'
import { handleOf } from '../../hooks/list/list-handle.js'
import { listReaders, type ListReader } from '../../queries/list/list-readers.js'
import type { ProductListStore } from '../state/product-list-context.js'

/** Reports the first visible item to a refetch, which keeps it in the list, and the list's element to a search. */
export function useListReader(store: ProductListStore): void {
  useClientLayoutEffect(() => {
    const rootOf = (query: object) => {
      const { list, rootRef } = store.get()
      return handleOf(list)?.observer?.getCurrentQuery() === query ? rootRef.current : null
    }
    const reader: ListReader = {
      rootOf,
      firstOf(query) {
        const root = rootOf(query)
        const anchor = root && findAnchor(root)
        return anchor && isAtStart(root, itemElements(root)[0] as Element) ? null : anchor?.id
      },
    }
    listReaders.add(reader)
    return () => void listReaders.delete(reader)
  }, [store])
}
