'use client'
import { useEffect, useRef } from 'react'

import { InvalidParamsError } from '../../core/errors/invalid-params-error.js'
import type { Entity, ListItemOf } from '../../core/resources/define-resource.js'
import { idOf, itemElements } from '../../dom/anchor.js'
import { listen } from '../../dom/listen.js'
import { useClientLayoutEffect } from '../../dom/use-client-layout-effect.js'
import type { RegisteredClient } from '../../hooks/register.js'
import { useProductListStore, useProductListValue } from '../state/product-list-context.js'
import { impressionErrorMessage } from './error-texts.js'
import { findImpression, type ListImpression } from './list-impression.js'
import { observeItems } from './observe-items.js'
import { claimKey, getSeenIds, saveSeenIds } from './seen-ids.js'

/** What `useListImpressions` watches and reports. */
export interface UseListImpressionsOptions<TItem> {
  /**
   * Called with the items that were visible for long enough, in batches: about two a second, and the rest when the page
   * is hidden or left. Each item is reported once per list and history entry, also after a reload.
   */
  readonly onSeen?: ((impressions: readonly ListImpression<TItem>[]) => void) | undefined
  /** Called for a click, Enter or middle click on a link of an item, before the browser or a router navigates. */
  readonly onSelect?: ((impression: ListImpression<TItem>) => void) | undefined
  /** Share of the item, or of the viewport, that must be visible: above 0, up to 1. Default 0.5. */
  readonly threshold?: number | undefined
  /** Milliseconds that the item must be visible without a break. Default 1000. */
  readonly minTimeMs?: number | undefined
  /** The shopper's consent. `false` reports nothing and discards what was not reported. Default `true`. */
  readonly enabled?: boolean | undefined
}

const BATCH_MS = 500

/**
 * Reports which items of the surrounding list the shopper saw and selected, for any analytics tool. It sends nothing,
 * and renders nothing again. Without `IntersectionObserver` it reports selections only.
 *
 * @throws {MissingProviderError} outside `<ProductList.Root>`
 * @throws {InvalidParamsError} for a `threshold` or `minTimeMs` out of range
 * @see docs/analytics.md
 * @example
 * function Analytics() {
 *   useListImpressions({ onSeen: (seen) => send('view_item_list', seen) })
 *   return null
 * }
 */
export function useListImpressions<
  TItem extends Entity = ListItemOf<RegisteredClient['products']['definition']>,
>({
  onSeen,
  onSelect,
  threshold = 0.5,
  minTimeMs = 1000,
  enabled = true,
}: UseListImpressionsOptions<TItem>): void {
  if (!(threshold > 0 && threshold <= 1 && minTimeMs >= 0 && minTimeMs < Infinity))
    throw new InvalidParamsError(impressionErrorMessage('impressions'))
  const store = useProductListStore()
  const storageKey = useProductListValue(({ restoration }) => restoration.storageKey)
  const listKey = useProductListValue(({ restoration }) => restoration.listKey)
  // The items of the previous params, shown while the new ones load, do not belong to this list.
  const isPlaceholder = useProductListValue(({ list }) => list.isPlaceholderData ?? false)
  const latestRef = useRef({ onSeen, onSelect, enabled })
  useClientLayoutEffect(() => {
    latestRef.current = { onSeen, onSelect, enabled }
  })
  const isActive = enabled && !isPlaceholder

  useEffect(() => {
    const root = store.get().position.rootRef.current
    if (!isActive || !root || typeof IntersectionObserver === 'undefined') return
    const { key, release } = claimKey(storageKey)
    const seenIds = getSeenIds(key)
    let queue: ListImpression<TItem>[] = []
    let timer: ReturnType<typeof setTimeout> | undefined
    const flush = () => {
      clearTimeout(timer)
      timer = undefined
      const batch = queue
      queue = []
      if (batch.length === 0 || !latestRef.current.enabled) return
      saveSeenIds(key, seenIds)
      latestRef.current.onSeen?.(batch)
    }
    const { collect, stop } = observeItems(root, {
      threshold,
      minTimeMs,
      isSeen: (id) => seenIds.has(id),
      onSeen(ids) {
        for (const id of ids) {
          const impression = seenIds.has(id) ? undefined : findImpression(store.get().list, id)
          if (!impression) continue
          seenIds.add(id)
          // The list has the items that its hook loaded, whose type the caller names.
          queue.push(impression as ListImpression<TItem>)
        }
        timer ??= setTimeout(flush, BATCH_MS)
      },
    })
    const flushAll = () => {
      collect()
      flush()
    }
    const onVisibilityChange = () => {
      if (document.visibilityState === 'hidden') flushAll()
    }
    addEventListener('pagehide', flushAll)
    // A mobile browser can close a hidden page without `pagehide`.
    document.addEventListener('visibilitychange', onVisibilityChange)
    return () => {
      flushAll()
      stop()
      release()
      removeEventListener('pagehide', flushAll)
      document.removeEventListener('visibilitychange', onVisibilityChange)
    }
  }, [store, storageKey, listKey, threshold, minTimeMs, isActive])

  useEffect(() => {
    const root = store.get().position.rootRef.current
    if (!isActive || !root) return
    return listen([root], ['click', 'auxclick'], (event) => {
      const id = findSelectedId(root, event as MouseEvent)
      const impression = id === undefined ? undefined : findImpression(store.get().list, id)
      if (impression) latestRef.current.onSelect?.(impression as ListImpression<TItem>)
    })
  }, [store, isActive])
}

/** The id of the item whose link was clicked. Enter on a link fires a click. */
function findSelectedId(root: Element, event: MouseEvent): string | undefined {
  const isMiddleClick = event.type === 'auxclick' && event.button === 1
  if (event.type !== 'click' && !isMiddleClick) return
  // A link can be in the shadow tree of a web component.
  const path = event.composedPath() as Partial<Element>[]
  const link = path.findIndex((node) => node.matches?.('a[href]'))
  const list = path.findIndex((node) => node.matches?.('[data-product-list]'))
  if (link < 0 || path[list] !== root) return
  const item = Array.from(itemElements(root)).find((element) => path.indexOf(element) >= link)
  return item && idOf(item)
}
