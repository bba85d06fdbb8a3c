'use client'
import { useReducer, useSyncExternalStore } from 'react'

import { useClientLayoutEffect } from './use-client-layout-effect.js'

const subscribe = () => () => {}

/**
 * Whether this render has to match the server's HTML: true on the server and while hydrating. Hydration is
 * followed by a render before the browser paints.
 */
export function useIsHydrating(): boolean {
  const isHydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  )
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  useClientLayoutEffect(() => {
    // React itself would render again only after the paint.
    if (isHydrating) rerender()
  }, [isHydrating])
  return isHydrating
}
