'use client'
import { findAnchor, isAtStart, itemElements } from '../../dom/anchor.js'
import { useClientLayoutEffect } from '../../dom/use-client-layout-effect.js'
import { handleOf } from '../../hooks/list/list-handle.js'
import { listReaders, type ListReader } from '../../queries/list/list-readers.js'
import type { ProductListStore } from '../state/product-list-context.js'

/** Reports the first visible item to a refetch, which keeps it in the list. */
export function useListReader(store: ProductListStore): void {
  useClientLayoutEffect(() => {
    const read: ListReader = (query) => {
      const { list, rootRef } = store.get()
      const root = rootRef.current
      const first = root && itemElements(root)[0]
      if (!first || handleOf(list)?.observer?.getCurrentQuery() !== query) return
      const anchor = findAnchor(root)
      return anchor && isAtStart(root, first) ? null : anchor?.id
    }
    listReaders.add(read)
    return () => {
      listReaders.delete(read)
    }
  }, [store])
}
