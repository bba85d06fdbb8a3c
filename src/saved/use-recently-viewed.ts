'use client'
import { useEffect, useMemo } from 'react'

import { whenActivated } from '../dom/when-activated.js'
import type { SavedList } from './state/create-saved-list.js'
import { useSavedList } from './use-saved-list.js'

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
