'use client'
import { createElement, memo, type RefObject } from 'react'

import type { Anchor } from '../../dom/anchor.js'
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
  const { list, auto, rootRef, revealRef, restoration } = useProductList()
  const hold = useHeldRow(rootRef)
  useClientLayoutEffect(() => {
    const held = afterCommitRef.current?.()
    afterCommitRef.current = undefined
    if (held !== undefined) hold(held)
  }, [list, afterCommitRef, hold])
  useRestoredScroll(rootRef, revealRef, restoration, list)
  useLateAnchoring(rootRef)
  return auto ? createElement(auto.UserEvents) : null
})
