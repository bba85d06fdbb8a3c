'use client'
import { useEffect, useRef, type RefObject } from 'react'

/** Calls `onResize` on mount too. */
export function useResize(
  elementRef: RefObject<Element | null>,
  isMounted: boolean,
  onResize: (element: Element) => void,
): void {
  const latestRef = useRef(onResize)
  useEffect(() => {
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
