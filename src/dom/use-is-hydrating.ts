'use client'
import { useReducer, useSyncExternalStore } from 'react'

import { useClientLayoutEffect } from './use-client-layout-effect.js'

/**
 * A value that only the browser has: `undefined` on the server and while hydrating, so that the first render
 * matches the server's HTML.
 */
export function useClientValue<T>(
  subscribe: (onChange: () => void) => () => void,
  getValue: () => T,
): T | undefined {
  const value = useSyncExternalStore(subscribe, getValue, () => undefined)
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const isHydrating = value === undefined
  // React itself reads the value only after the paint.
  useClientLayoutEffect(() => {
    if (isHydrating) rerender()
  }, [isHydrating])
  return value
}

const subscribeToNothing = () => () => {}

/** Whether this render has to match the server's HTML: true on the server and while hydrating. */
export function useIsHydrating(): boolean {
  return useClientValue(subscribeToNothing, () => false) ?? true
}
