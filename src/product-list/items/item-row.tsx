'use client'
import { memo, type ReactNode } from 'react'

import type { Entity } from '../../core/index.js'
import { ItemIdContext } from './item-context.js'

export interface RowProps {
  readonly renderItem: (item: Entity) => ReactNode
}

/** One item of a list, rendered again only when the item changes. */
export const ItemRow = memo(function ItemRow({ item, renderItem }: RowProps & { readonly item: Entity }) {
  return <ItemIdContext.Provider value={item.id}>{renderItem(item)}</ItemIdContext.Provider>
})
