'use client'
import type { RefObject } from 'react'

import { useProductList } from '../state/product-list-context.js'
import { useRestoredScroll } from '../restore/use-restored-scroll.js'
import { useLateAnchoring } from '../scroll/use-late-anchoring.js'
import { useClientLayoutEffect } from '../../dom/use-client-layout-effect.js'

interface PlaceKeeperProps {
  /** What is to be done when the parts have shown another state of the list; its place and focus are noted. */
  readonly afterPartsRef: RefObject<(() => void) | undefined>
}

/** Comes after the parts and renders when they do: what it does finds their elements. */
export function PlaceKeeper({ afterPartsRef }: PlaceKeeperProps) {
  const { list, rootRef, revealRef, opening } = useProductList()
  useClientLayoutEffect(() => {
    afterPartsRef.current?.()
    afterPartsRef.current = undefined
  }, [list, afterPartsRef])
  useRestoredScroll(rootRef, revealRef, opening, list)
  useLateAnchoring(rootRef)
  return null
}
