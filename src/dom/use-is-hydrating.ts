'use client'
import { useState, useSyncExternalStore } from 'react'

import { useClientLayoutEffect } from './use-client-layout-effect.js'

/** `undefined` on the server and while hydrating, so that the first render matches the server's HTML. */
export function useClientValue<T>(
  subscribe: (onChange: () => void) => () => void,
  getValue: () => T,
): T | undefined {
  const value = useSyncExternalStore(subscribe, getValue, () => undefined)
  const [, setIsHydrated] = useState(false)
  const isHydrating = value === undefined
  // Re-render before the paint: React itself would re-render with the value after it.
  useClientLayoutEffect(() => {
    if (isHydrating) setIsHydrated(true)
  }, [isHydrating])
  return value
}

const subscribeToNothing = () => () => {}

/** True on the server too. */
export function useIsHydrating(): boolean {
  return useClientValue(subscribeToNothing, () => false) ?? true
}
