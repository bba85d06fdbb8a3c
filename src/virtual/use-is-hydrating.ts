'use client'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether this render must equal the server's: on the server, and for the first one over its HTML. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
}
