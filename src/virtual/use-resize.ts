'use client'
import { useEffect, useRef, type RefObject } from 'react'

/**
 * Calls back when the element changes its size, and once at first.
 *
 * @param isThere whether the element is mounted
 */
export function useResize(
  elementRef: RefObject<Element | null>,
  isThere: boolean,
  onResize: (element: Element) => void,
): void {
  const latestRef = useRef(onResize)
  useEffect(() => {
    latestRef.current = onResize
  })
  useEffect(() => {
    const element = elementRef.current
    if (!isThere || !element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => latestRef.current(element))
    observer.observe(element)
    return () => observer.disconnect()
  }, [elementRef, isThere])
}
