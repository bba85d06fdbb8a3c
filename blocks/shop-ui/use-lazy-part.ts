'use client'
import { useCallback, useRef, useState } from 'react'

/**
 * The code of a part that most visits do not need. The caller offers a link or a form until the code is there, so nothing is lost
 * while the code loads, or if it fails to load.
 *
 * @param load declare it outside of components
 */
export function useLazyPart<Part>(load: () => Promise<Part>) {
  const [loaded, setLoaded] = useState<{ readonly part: Part }>()
  const isLoadingRef = useRef(false)
  /** Loads the code once. After a failure, the next call tries again. */
  const prepare = useCallback(() => {
    if (isLoadingRef.current) return
    isLoadingRef.current = true
    load().then(
      (part) => setLoaded({ part }),
      () => void (isLoadingRef.current = false),
    )
  }, [load])
  return {
    part: loaded?.part,
    prepare,
    /** For the control that opens the part: a finger or a pointer arrives before its press. */
    prepareOnIntent: { onPointerEnter: prepare, onTouchStart: prepare, onFocus: prepare },
  }
}

/** Calls back when the browser has nothing else to do. Returns a function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  // Safari has no idle callbacks before version 26.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(callback, 300)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(callback, { timeout: 2000 })
  return () => cancelIdleCallback(id)
}
