import type { Entity } from '../../core/resources/define-resource.js'
import { windowOf, type AnyList } from '../state/list-state.js'

/** An item that the shopper saw or selected in a list. */
export interface ListImpression<TItem> {
  readonly item: TItem
  /** Position in the whole list, from 1; `undefined` until the head of the list is loaded. */
  readonly position: number | undefined
}

/** `undefined` if the list does not have the item any more. */
export function findImpression(list: AnyList, id: string): ListImpression<Entity> | undefined {
  const { items, isFromHead } = windowOf(list)
  const index = items.findIndex((item) => item.id === id)
  const item = items[index]
  return item && { item, position: isFromHead ? index + 1 : undefined }
}
