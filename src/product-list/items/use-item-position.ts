'use client'
import { useContext } from 'react'

import type { Entity } from '../../core/resources/define-resource.js'
import { windowOf } from '../state/list-state.js'
import { useProductListValue } from '../state/product-list-context.js'
import { ItemIdContext } from './item.js'

/** What `useItemPosition` returns. */
export interface ItemPosition {
  /** Index in the loaded items, from 0; -1 outside `<ProductList.Items>`. */
  readonly index: number
  /** Position in the whole list, from 1; `undefined` until the head of the list is loaded. */
  readonly position: number | undefined
  /** Number of items in the whole list; `undefined` when the server does not report it, or reports fewer than are loaded. */
  readonly total: number | undefined
}

/** Cache: the positions of a page's items. */
const indices = new WeakMap<readonly Entity[], Map<string | undefined, number>>()

function indexIn(items: readonly Entity[], id: string | undefined): number {
  let byId = indices.get(items)
  if (!byId) indices.set(items, (byId = new Map(items.map((item, index) => [item.id, index]))))
  return byId.get(id) ?? -1
}

/**
 * Position of the surrounding item. The row re-renders whenever its position changes, e.g. for each page added above.
 * @throws {MissingProviderError} outside `<ProductList.Root>`.
 */
export function useItemPosition(): ItemPosition {
  const id = useContext(ItemIdContext)
  const index = useProductListValue(({ list }) => indexIn(windowOf(list).items, id))
  const total = useProductListValue(({ list }) => windowOf(list).total)
  const isFromHead = useProductListValue(({ list }) => windowOf(list).isFromHead)
  return { index, position: isFromHead && index >= 0 ? index + 1 : undefined, total }
}
