'use client'
import { useCallback, useRef, type RefObject } from 'react'

import { itemElement, scrollToAnchor, type Anchor } from '../../dom/anchor.js'
import { useClientLayoutEffect } from '../../dom/use-client-layout-effect.js'
import type { RevealItem } from '../state/product-list-context.js'
import type { Hold, ListRecord } from '../state/restoration.js'
import { holdPlace } from './hold-place.js'

type HeldRow = Anchor & Partial<Pick<ListRecord, 'scrollTop'>>

/** Returns a function that holds an item while rows above it grow, until the user acts; `null` ends the hold. */
export function useHeldRow(rootRef: RefObject<Element | null>, revealRef: RefObject<RevealItem | undefined>) {
  const held = useRef<Hold>(undefined)
  /** Where a router may still scroll: until the user has acted. */
  const scrollTop = useRef<number>(undefined)
  useClientLayoutEffect(() => () => held.current?.stop(), [])
  return useCallback(
    (row: HeldRow | null) => {
      // The list has a new position, so an earlier item must not pull it back.
      held.current?.stop()
      const root = rootRef.current
      if (!root || !row) return
      const find = () => itemElement(root, row.id)
      scrollTop.current ??= row.scrollTop
      const place = { ...row, scrollTop: scrollTop.current, holdsViewport: true }
      const last = {}
      held.current = holdPlace(root, place, {
        find,
        restore() {
          const element = find()
          if (element) scrollToAnchor(root, element, row, last)
          // Rows that a virtual grid has measured above it pushed it out of view.
          else revealRef.current?.(row.id, row.offset)
        },
        onEnd: () => (scrollTop.current = undefined),
      })
      held.current.extend()
    },
    [rootRef, revealRef],
  )
}
