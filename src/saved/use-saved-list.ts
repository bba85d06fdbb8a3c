'use client'
import { useEffect, useMemo, useSyncExternalStore } from 'react'

import type { AnyStorefrontClient } from '../core/client/storefront-client.js'
import type { ItemOf } from '../core/resources/define-resource.js'
import { whenActivated } from '../dom/when-activated.js'
import { useProductsByIds, type UseProductsByIdsResult } from '../hooks/item/use-products-by-ids.js'
import type { RegisteredClient } from '../hooks/register.js'
import type { SavedList, SavedListState } from './state/create-saved-list.js'

/** The state of a list and its actions. */
export type UseSavedListResult = SavedListState & Pick<SavedList, 'add' | 'remove' | 'toggle' | 'clear'>

/** The ids of a list, the newest first. Sends no request. */
export function useSavedList(list: SavedList): UseSavedListResult {
  const state = useSyncExternalStore(list.subscribe, list.getState, list.getServerState)
  return useMemo(() => {
    const { add, remove, toggle, clear } = list
    return { ...state, add, remove, toggle, clear }
  }, [list, state])
}

/** Whether a list contains an id. Re-renders only when that changes, so a page of hearts renders one. */
export function useIsSaved(list: SavedList, id: string): boolean {
  return useSyncExternalStore(
    list.subscribe,
    () => list.getState().ids.includes(id),
    () => list.getServerState().ids.includes(id),
  )
}

/**
 * The products of a list, the newest first. A product that does not exist is left out, but its id stays in the list, because
 * products come back.
 *
 * @throws {MissingProviderError} outside `StorefrontProvider`
 */
export function useSavedProducts<C extends AnyStorefrontClient = RegisteredClient>(
  list: SavedList,
  options: { readonly client?: C | undefined; readonly enabled?: boolean | undefined } = {},
): UseProductsByIdsResult<ItemOf<C['products']['definition']>> {
  return useProductsByIds<C>(useSavedList(list).ids, options)
}

/**
 * Adds the product of this page to a list, and returns the other ids, the newest first. A page that the browser prerenders
 * adds its product when the shopper opens it.
 *
 * @param product `undefined` while the product loads
 * @param options.enabled the shopper's consent; default `true`
 */
export function useRecentlyViewed(
  list: SavedList,
  product: { readonly id: string } | undefined,
  { enabled = true }: { readonly enabled?: boolean | undefined } = {},
): readonly string[] {
  const { ids } = useSavedList(list)
  const id = product?.id
  useEffect(() => {
    if (enabled && id !== undefined) return whenActivated(() => void list.add(id))
  }, [list, id, enabled])
  return useMemo(() => ids.filter((other) => other !== id), [ids, id])
}
