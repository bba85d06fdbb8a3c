'use client'
import { createElement, memo, type RefObject } from 'react'

import { findAnchor, type Anchor } from '../../dom/anchor.js'
import { useClientLayoutEffect } from '../../dom/use-client-layout-effect.js'
import { useHeldRow } from '../restore/use-held-row.js'
import { useRestoredScroll } from '../restore/use-restored-scroll.js'
import { useLateAnchoring } from '../scroll/use-late-anchoring.js'
import { useProductList } from '../state/product-list-context.js'

/** Returns what `capturePosition` returns. */
export type AfterCommit = () => Anchor | null | undefined

interface PositionEffectsProps {
  readonly afterCommitRef: RefObject<AfterCommit | undefined>
}

/**
 * Rendered after the parts and from the same store: its effects then find the parts' new elements. Memoised, so that it
 * renders after the commit of the root and never before the parts.
 */
export const PositionEffects = memo(function PositionEffects({ afterCommitRef }: PositionEffectsProps) {
  const { list, auto, rootRef, revealRef, pendingRef, restoration } = useProductList()
  const hold = useHeldRow(rootRef, revealRef)
  const { record } = restoration
  useClientLayoutEffect(() => {
    let held = afterCommitRef.current?.()
    afterCommitRef.current = undefined
    if (held === undefined) return
    const restored = pendingRef.current?.hold
    // A router's loader can bring fewer pages than the user had loaded: the restoration loads the rest.
    if (restored && record && list.hasNextPage && (list.data?.pages.length ?? 0) < record.pageCount) return
    // The recorded item can have moved in the list, or be gone: from now on, hold what the user sees.
    if (restored?.isSettled()) {
      restored.stop()
      pendingRef.current = undefined
      held ??= findAnchor(rootRef.current as Element) ?? null
    }
    // Once the user has acted, no scroll is a router's: a fling can reach the top of the page.
    hold(held && { scrollTop: restored && record?.scrollTop, ...held })
  }, [list, record, rootRef, afterCommitRef, pendingRef, hold])
  useRestoredScroll(rootRef, revealRef, pendingRef, restoration, list)
  useLateAnchoring(rootRef)
  return auto ? createElement(auto.UserEvents) : null
})
