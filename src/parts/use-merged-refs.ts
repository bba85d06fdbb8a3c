'use client'
import { useMemo, type Ref } from 'react'

/** One ref that sets up to three others. It changes only when one of them does. */
export function useMergedRefs<T>(
  first?: Ref<T>,
  second?: Ref<T>,
  third?: Ref<T>,
): ((element: T | null) => void) | undefined {
  return useMemo(() => {
    const refs = [first, second, third].filter((ref) => ref != null)
    return refs.length > 0 ? mergeRefs(refs) : undefined
  }, [first, second, third])
}

function mergeRefs<T>(refs: readonly Ref<T>[]): (element: T | null) => void {
  let detach: (() => void)[] = []
  return (element) => {
    // React 18 calls refs with null and knows no clean-up function, so the merged ref uses null in both versions.
    if (element === null) detach.forEach((each) => each())
    else detach = refs.map((ref) => attach(ref, element))
  }
}

function attach<T>(ref: Ref<T>, element: T): () => void {
  if (typeof ref !== 'function') {
    if (ref) ref.current = element
    return () => {
      if (ref) ref.current = null
    }
  }
  const cleanUp = ref(element)
  return typeof cleanUp === 'function' ? cleanUp : () => void ref(null)
}
