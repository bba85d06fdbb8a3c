'use client'
import { useEffect, useState } from 'react'

/** Milliseconds without a change. */
const REST = 1000

/** The last text that did not change for a while. A text with `isImmediate` is returned at once. */
export function useRestedText(text: string | undefined, isImmediate: boolean): string | undefined {
  const [rested, setRested] = useState(text)
  if (isImmediate && rested !== text) setRested(text)
  useEffect(() => {
    if (isImmediate) return
    const timer = setTimeout(() => setRested(text), REST)
    return () => clearTimeout(timer)
  }, [text, isImmediate])
  return isImmediate ? text : rested
}
