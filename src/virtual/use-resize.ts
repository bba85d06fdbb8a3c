'use client'
import { useEffect, useRef, type RefObject } from 'react'

import { useClientLayoutEffect } from '../dom/use-client-layout-effect.js'

/** Calls `onResize` on mount too. */
export function useResize(
  elementRef: RefObject<Element | null>,
  isMounted: boolean,
  onResize: (element: Element) => void,
): void {
  const latestRef = useRef(onResize)
  // On a busy page, a resize can come between a commit and its passive effects.
  useClientLayoutEffect(() => {
    latestRef.current = onResize
  })
  useEffect(() => {
    const element = elementRef.current
    if (!isMounted || !element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => latestRef.current(element))
    observer.observe(element)
    return () => observer.disconnect()
  }, [elementRef, isMounted])
}
