'use client'
import { useReducer, useSyncExternalStore } from 'react'

import { useClientLayoutEffect } from './use-client-layout-effect.js'

/** `undefined` on the server and while hydrating, so that the first render matches the server's HTML. */
export function useClientValue<T>(
  subscribe: (onChange: () => void) => () => void,
  getValue: () => T,
): T | undefined {
  const value = useSyncExternalStore(subscribe, getValue, () => undefined)
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const isHydrating = value === undefined
  // Re-render before the paint: React itself would re-render with the value after it.
  useClientLayoutEffect(() => {
    if (isHydrating) rerender()
  }, [isHydrating])
  return value
}

const subscribeToNothing = () => () => {}

/** True on the server too. */
export function useIsHydrating(): boolean {
  return useClientValue(subscribeToNothing, () => false) ?? true
}
