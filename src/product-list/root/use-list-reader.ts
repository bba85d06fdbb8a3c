'use client'
import { idOf, idsInView, isAtStart, itemElements } from '../../dom/anchor.js'
import { activeElementOf } from '../../dom/composed-tree.js'
import { useClientLayoutEffect } from '../../dom/use-client-layout-effect.js'
import { handleOf } from '../../hooks/list/list-handle.js'
import { listReaders, type ListReader } from '../../queries/list/list-readers.js'
import type { ProductListStore } from '../state/product-list-context.js'

/** Reports the items on screen to a refetch, which keeps them in the list, and the list's element to a search. */
export function useListReader(store: ProductListStore): void {
  useClientLayoutEffect(() => {
    const rootOf = (query: object) => {
      const { list, position } = store.get()
      return handleOf(list)?.observer?.getCurrentQuery() === query ? position.rootRef.current : null
    }
    const reader: ListReader = {
      rootOf,
      rowsOf(query) {
        const root = rootOf(query)
        const first = root && itemElements(root)[0]
        if (!first) return undefined
        return isAtStart(root, first) ? null : [...new Set([...idsInView(root), ...focusedIds(root)])]
      },
    }
    listReaders.add(reader)
    return () => void listReaders.delete(reader)
  }, [store])
}

/** The focused item counts as on screen, because a removed element loses the focus. */
function focusedIds(root: HTMLElement): readonly string[] {
  const item = activeElementOf(root)?.closest<HTMLElement>('[data-item-id]')
  return item && root.contains(item) ? [idOf(item)] : []
}
