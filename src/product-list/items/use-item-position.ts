'use client'
import { useContext } from 'react'

import type { Entity } from '../../core/index.js'
import { ItemIdContext } from './item-context.js'
import { windowOf } from '../state/list-state.js'
import { useProductListValue } from '../state/product-list-context.js'

/** Where an item stands. */
export interface ItemPosition {
  /** Among the loaded items, from 0; -1 outside `<ProductList.Items>`. */
  readonly index: number
  /** In the whole list, from 1; `undefined` while the head of the list is not loaded. */
  readonly position: number | undefined
  /** Items in the whole list; `undefined` when the server does not say. */
  readonly total: number | undefined
}

const indices = new WeakMap<readonly Entity[], Map<string | undefined, number>>()

function indexIn(items: readonly Entity[], id: string | undefined): number {
  let byId = indices.get(items)
  if (!byId) indices.set(items, (byId = new Map(items.map((item, index) => [item.id, index]))))
  return byId.get(id) ?? -1
}

/**
 * Position of the item around. A row that asks for it renders again when its position changes, and so with each
 * page that is put above it, where other rows render once: ask only where it is shown.
 *
 * @throws {MissingProviderError} outside `<ProductList.Root>`.
 */
export function useItemPosition(): ItemPosition {
  const id = useContext(ItemIdContext)
  const index = useProductListValue(({ list }) => indexIn(windowOf(list).items, id))
  const total = useProductListValue(({ list }) => windowOf(list).total)
  const isFromHead = useProductListValue(({ list }) => windowOf(list).isFromHead)
  return { index, position: isFromHead && index >= 0 ? index + 1 : undefined, total }
}
